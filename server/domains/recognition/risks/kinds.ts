/** Kinds of words that risky and harmless messages share in every language. */
export const kinds = `
  me you we they kin authority site nobody someone not nothing if else only until now day last
  please speak hide lie delete know ask look send give write call come find pay lend help need
  price earn win buy promise decide answer wait love prove trust leaving threat die blame owe
  block courage think duty desire ability allow money digits banking card crypto debt fee ticket
  household illness emergency pension phone mail address elsewhere surname photo secret chat scam
  laughter party past being plan work clock
`
  .trim()
  .split(/\s+/);
