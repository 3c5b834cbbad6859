import type { MailBody } from "./store.ts";

/** The secret of a link as `createToken` makes it: 43 characters after the last slash of an address. */
const secret = /(https?:\/\/[^\s"<>]*\/)[\w-]{43}(?![\w-])/g;

/** The same mail with every link's secret replaced, so that the stored copy opens nothing. */
export function maskLinks({ html, text }: MailBody): MailBody {
  const mask = (body: string) => body.replace(secret, "$1…");
  return { html: mask(html), text: mask(text) };
}
