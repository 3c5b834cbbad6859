/**
 * Letters that resemble a Latin letter, each with that letter, from Unicode's confusables.txt
 * (13.0), limited to alphabets allowed in names. Capitals are lower-cased before the comparison.
 */
const pairs = [
  // Latin
  "ƅb ƃb ƀb ȼc ƌd đd ðd ɇe ƒf ƍg ǥg ħh ıi ɉj ƙk łl ƚl ǀl ƞn øo ǫo ƥp ɍr ƨs ƽs ƭt ŧt ƴy ɏy ƶz ȥz",
  // Cyrillic
  "аa бb ьb вb ѣb сc ҫc ԁd еe ҽe ԍg һh нh ңh ћh іl ӏl јj кk қk мm оo өo ѳo рp ԛq гr ғr ѕs тt ѵv",
  "ԝw ѡw хx ҳx уy үy ұy",
  // Greek
  "αa βb ςc σo εe ϝf ηn ιl ϳj κk μm νv οo θo ρp τt υu χx γy ζz",
  // Armenian
  "քf ցg հh ոn ռn օo գq զq տs սu աw",
  // Hebrew
  "וl ןl סo טv",
].flatMap((row) => row.split(" "));

/** Latin transliterations of Cyrillic and Greek letters. */
const sounds = [
  "аa бb вv гg ґg дd еe ёe єe жzh зz иi іi їi йi кk лl мm нn оo пp рr сs тt уu фf хh цts чch шsh",
  "щsh ыy эe юyu яya ьъ",
  "αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υi φf χh ψps ωo",
].flatMap((row) => row.split(" "));

const toMap = (rows: readonly string[]) =>
  new Map(rows.map((pair) => [pair.slice(0, 1), pair.slice(1)] as const));
const [looks, latin] = [toMap(pairs), toMap(sounds)];

/** Digits used in place of letters. */
const digits = new Map(Object.entries({ 0: "o", 1: "l", 3: "e", 4: "a", 5: "s", 7: "t", 8: "b" }));

/**
 * The forms by which a word can be mistaken for another: as it looks and, in Cyrillic and Greek, as
 * it sounds. Two words are alike if they share a form.
 */
export function listLookAlikes(word: string): readonly string[] {
  const plain = word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const replace = (map: ReadonlyMap<string, string>) =>
    Array.from(plain, (letter) => map.get(letter) ?? digits.get(letter) ?? letter).join("");
  // A small l looks like a capital I, and rn like an m.
  return [looks, latin].map((map) => replace(map).replaceAll("rn", "m").replaceAll("l", "i"));
}
