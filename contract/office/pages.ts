/** The pages of the office; every other address of its host is not found. */
export const officePages = [
  "/",
  "/welcome",
  "/photos",
  "/photo-appeals",
  "/reports",
  "/conversations",
  "/flags",
  "/operators",
  "/support",
  "/mailings",
  "/staff",
  "/audit",
  "/account",
] as const;

/** The empty document into which the office draws a mail. */
export const mailFramePath = "/mailings/frame";

/** The page on which a person of staff opens an invitation. The token is in the fragment, which browsers do not send. */
export const invitationPath = (token: string) => `/welcome#${token}`;
