/** What a mailing is about: a notification key that is off until a member switches it on. */
export const mailingKinds = ["news", "promotions"] as const;
export type MailingKind = (typeof mailingKinds)[number];

export const mailingStates = ["draft", "scheduled", "sending", "sent", "stopped"] as const;
export type MailingState = (typeof mailingStates)[number];
