/** What a word or phrase of a message is about, the same in every language. */
export const kinds = `
  sure you me be not or who all really real human person alive exist machine fake made scam
  profile photo net site staff pay work team talk behind self play same prove doubt honest meet
  they interrogative modal conjunction first family animal food weather home travel sport health
  culture clothes time greeting adjective love trade object bot program power body serial
  moderator office wage credit ghost acting impostor others template availability contradiction
  exposure victim warning country curiosity suspicion fear identity presence perfection creation
  picture evidence
`
  .trim()
  .split(/\s+/);
