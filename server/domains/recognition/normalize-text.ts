/** Lower case, without accents, with one kind of apostrophe: how every recogniser reads a text. */
export function normalizeText(text: string): string {
  return text
    .replaceAll(/[‘’´`]/g, "'")
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .toLowerCase()
    .replaceAll("ł", "l")
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe");
}
