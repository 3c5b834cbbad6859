/** What a message may ask for or give away that scams are about too. */
export const risks = ["contact", "money", "pressure", "secrecy"] as const;
export type Risk = (typeof risks)[number];

/** The risks of which the reader of a received message is warned, most urgent first. */
export const receivedRisks = ["money", "secrecy"] as const satisfies readonly Risk[];
