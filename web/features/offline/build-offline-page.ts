import { paths } from "#contract/paths.ts";
import type { ConversationCopy, MessageCopy } from "./copy-conversations.ts";
import { markup } from "./markup.ts";
import type { Markup } from "./markup.ts";

/** A translator of a namespace. */
type Translate = (key: string, values?: Readonly<Record<string, string>>) => string;

export interface OfflineTexts {
  readonly of: (area: "offline" | "chat") => Translate;
  /** A date with its time, such as "zaterdag 21 november om 14:32". */
  readonly moment: (at: Date) => string;
  readonly day: (at: Date) => string;
  readonly time: (at: Date) => string;
  /** Marks a fictional profile, in the site's words. */
  readonly fictional: string;
}

interface OfflinePage {
  readonly site: string;
  readonly language: string;
  /** The device's choices for reading, as attributes of the root element. */
  readonly reading: Readonly<Record<string, string>>;
  readonly style: string;
  readonly script: string;
  readonly texts: OfflineTexts;
  readonly storedAt: Date;
  /** Null in the page that has nothing of a member. */
  readonly conversations: readonly ConversationCopy[] | null;
}

/** The document that the service worker opens without network. It needs no other file. */
export function buildOfflinePage(page: OfflinePage): string {
  const { site, texts, conversations, reading } = page;
  const attributes = Object.entries(reading).map(
    ([name, value]) => markup` data-${name}="${value}"`,
  );
  const title = texts.of("offline")("title");
  return markup`<!doctype html>
<html lang="${page.language}"${attributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title} · ${site}</title>
<style>${{ html: page.style }}</style>
</head>
<body>
<header class="bar"><span class="wordmark">${site}<span class="leaf" aria-hidden="true"></span></span></header>
<main>
<h1>${title}</h1>
<p class="lead" role="status">${texts.of("offline")("lead")}</p>
<p><a class="again" href="">${texts.of("offline")("again")}</a></p>
${conversations ? [showConversations(page, conversations)] : []}
</main>
<script type="module">${{ html: page.script }}</script>
</body>
</html>`.html;
}

function showConversations(
  { texts, storedAt }: OfflinePage,
  conversations: readonly ConversationCopy[],
): Markup {
  const offline = texts.of("offline");
  if (conversations.length === 0) return markup`<p>${offline("none")}</p>`;
  return markup`<section aria-labelledby="conversations">
<h2 id="conversations">${offline("conversations")}</h2>
<p class="stored">${offline("stored", { at: texts.moment(storedAt) })}</p>
${conversations.map((one) => showConversation(one, texts))}
</section>`;
}

function showConversation(
  { id, name, isFictional, messages }: ConversationCopy,
  texts: OfflineTexts,
): Markup {
  const mark = isFictional ? [markup`<span class="mark">${texts.fictional}</span>`] : [];
  const last = messages.at(-1);
  const at = last ? [markup`<span class="at">${texts.day(new Date(last.sent_at))}</span>`] : [];
  const none = texts.of("offline")("noMessages");
  return markup`<details name="conversation" data-path="${paths.chat(id)}">
<summary><span class="who"><strong>${name}</strong>${at}</span>${mark}<span class="last" dir="auto">${last ? describeLast(last, texts) : none}</span></summary>
${last ? [showMessages(messages, name, texts)] : [markup`<p class="empty">${none}</p>`]}
</details>`;
}

function describeLast(message: MessageCopy, texts: OfflineTexts): string {
  const text = describe(message, texts);
  return message.mine ? texts.of("chat")("list.mine", { text }) : text;
}

function showMessages(messages: readonly MessageCopy[], name: string, texts: OfflineTexts): Markup {
  let day = "";
  const rows = messages.flatMap((message) => {
    const at = new Date(message.sent_at);
    const isSameDay = texts.day(at) === day;
    day = texts.day(at);
    const row = showMessage(message, name, texts);
    return isSameDay ? [row] : [markup`<li class="day">${day}</li>`, row];
  });
  return markup`<ol>${rows}</ol>`;
}

function showMessage(message: MessageCopy, name: string, texts: OfflineTexts): Markup {
  const whose = message.mine
    ? texts.of("chat")("messages.you")
    : texts.of("chat")("messages.they", { name });
  return markup`<li class="message"${message.mine ? [markup` data-mine`] : []}>
<div class="bubble"><span class="visually-hidden">${whose} </span><bdi>${describe(message, texts)}</bdi></div>
<time datetime="${message.sent_at}">${texts.time(new Date(message.sent_at))}</time>
</li>`;
}

/** A message in words: the copy has no photos. */
function describe({ text, gift, isPhoto }: MessageCopy, texts: OfflineTexts): string {
  const chat = texts.of("chat");
  const what = gift
    ? chat("gift.listed", { name: chat(`gift.names.${gift}`) })
    : isPhoto
      ? chat("photo.listed")
      : null;
  if (what === null) return text === "" ? chat("messages.removed") : text;
  return text === "" ? what : `${what}\n${text}`;
}
