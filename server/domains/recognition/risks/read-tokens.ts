import { READ_MAX_CHARACTERS } from "#server/domains/recognition/rules.ts";
import { normalizeText } from "#server/domains/recognition/normalize-text.ts";

/** Names of messengers; Signal and Snap are missing, which in most languages are common words. */
const MESSENGER =
  /(?<![a-z\d])(?:what'?s ?app\w{0,3}|wh?ats?ap\w?|wats? ?ap\w?|w[ae]ss?app?|wasap\w{0,3}|guasap\w{0,3}|telegr[ao]m+\w{0,2}|wechat|viber\w?|messenger\w?|facebook\w{0,3}|fb|fejs\w{0,3}|insta|instagram\w{0,3}|snap ?chat\w{0,2}|skype\w?|hangouts?|tiktok\w?|kakao|imo|threema|discord\w?|kik|zoom\w?|linkedin)(?![a-z\d])/g;
const PAYMENT =
  /(?<![a-z\d])(?:western ?union|money ?gram|paysafe\w*|pay ?pal\w*|cash ?app|venmo|zelle|bizum\w*|postepay|tikkie|revolut|transcash|neosurf|pcs)(?![a-z\d])/g;
const AMOUNT =
  /(?:[€$£] ?\d[\d.,]*|(?<![a-z\d])\d[\d., ]{0,30}(?:€|£|\$|(?:euros?|eur|zl|zlotych|pounds?|quid|dollars?|dolarow|dolares|dollari|dollar|usd|gbp|pln)(?![a-z\d])))/g;

/** A phone number: nine digits or more in groups. A date with a time has a colon or a comma. */
export const PHONE = /(?<![a-z\d])(?:\+|\()?\d(?:[ ()./-]{0,2}\d){8,14}(?![a-z\d])/g;
export const ADDRESS =
  /[^\s@]+@\S+\.[a-z]{2}\S*|(?:^|\s)@[a-z\d_.]{3,}|\S*(?:https?:|www\.)\S*|(?<![a-z\d])t\.me\/\S*|\S+ ?[([{]\W?at\W?[)\]}] ?\S*/g;
/** Bank accounts, and the addresses of Bitcoin, Ethereum and Tron. */
export const ACCOUNT =
  /(?<![a-z\d])(?:[a-z]{2}\d{2} ?(?:[a-z\d]{4} ?){2,}|bc1[a-z\d]{20,}|0x[a-f\d]{30,}|t[a-z\d]{33}(?![a-z\d]))/g;

/** Names that members have elsewhere: `wolle_aus_kiel`, `tineke59`, `pam#1950`. */
const NICKNAME =
  /(?<![a-z\d])(?:[a-z]+(?:[_#][a-z\d_.]*[a-z\d]|\.[a-z]+\d[a-z\d.]*)|[a-z]{4,}\d{2,}[a-z\d_.]*)(?![a-z\d_])/g;
/** Digits between letters, which hide a number: `o15l`, `s3is`. */
const MIXED = /(?<![a-z\d])(?:[a-z]*\d+[a-z]+\d+[a-z\d]*|[a-z]+\d[a-z]+)(?![a-z\d_])/g;

const PLACEHOLDERS = [
  [ACCOUNT, "account_"],
  [ADDRESS, "address_"],
  [MESSENGER, "messenger_"],
  [PAYMENT, "payment_"],
  [AMOUNT, "amount_"],
  [PHONE, "phone_"],
  [NICKNAME, "nickname_"],
  [MIXED, "mixed_"],
] as const;

/** As patterns of numbers and addresses read a text: with single spaces, and in no run without any. */
export const normalizeSpaces = (text: string) =>
  normalizeText(text.slice(0, READ_MAX_CHARACTERS))
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\S{100}/g, "$& ");

const TOKEN = /[a-z]+_|\p{L}+|\d+|[?!]+|\.\.+|…|\p{Extended_Pictographic}/gu;

/** The words of a text, with `#3` for a number of three digits and a name for what looks the same in every language. */
export function readTokens(text: string): readonly string[] {
  const marked = PLACEHOLDERS.reduce(
    (before, [pattern, name]) => before.replaceAll(pattern, ` ${name} `),
    normalizeSpaces(text),
  );
  return [...marked.matchAll(TOKEN)].map(([token]) => {
    if (/^\d/.test(token)) return `#${Math.min(token.length, 6)}`;
    if (token.startsWith("?")) return "?";
    if (token.startsWith("!")) return token.length > 1 ? "!!" : "!";
    return token.startsWith(".") ? "…" : token;
  });
}
