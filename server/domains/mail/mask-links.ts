import type { MailBody } from "./store.ts";

/** A link's token as `createToken` makes it: 43 characters after the last slash of an address. */
const secret = /(https?:\/\/[^\s"<>]*\/)[\w-]{43}(?![\w-])/g;

/** Masks every link's token, so that the stored copy is useless to a thief. */
export function maskLinks({ html, text, headers }: MailBody): MailBody {
  const mask = (body: string) => body.replace(secret, "$1…");
  const masked = Object.entries(headers).map(([name, value]) => [name, mask(value)]);
  return { html: mask(html), text: mask(text), headers: Object.fromEntries(masked) };
}
