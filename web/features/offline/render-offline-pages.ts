import type { QueryClient } from "@tanstack/react-query";
import { dateFormat, dateLocale } from "#contract/formatting/formats.ts";
import base from "#ui/base.css?inline";
import fonts from "#ui/fonts.css?inline";
import layers from "#ui/layers.css?inline";
import reading from "#ui/reading.css?inline";
import tokens from "#ui/tokens.css?inline";
import { STATE_ELEMENT_ID } from "#web/page-state.ts";
import type { PageState } from "#web/page-state.ts";
import { settingsKey } from "#web/site/queries.ts";
import { loadTexts } from "#web/texts/load-texts.ts";
import { getTextSet } from "#web/texts/text-sets.ts";
import { buildOfflinePage } from "./build-offline-page.ts";
import type { OfflineTexts } from "./build-offline-page.ts";
import type { ConversationCopy } from "./copy-conversations.ts";
import own from "./offline-page.css?inline";
import script from "./reconnect.js?raw";

/** The offline page with these conversations, and without any, in this page's language and look. */
export async function renderOfflinePages(
  queryClient: QueryClient,
  conversations: readonly ConversationCopy[],
  storedAt: Date,
): Promise<{ readonly shell: Response; readonly conversations: Response }> {
  const settings = queryClient.getQueryData(settingsKey);
  if (!settings) throw new Error("the site's settings are not loaded");
  const { locale, timeZone } = readPageState();
  const areas = ["offline", "chat"] as const;
  await loadTexts(locale, areas);
  const texts = getTextSet(locale, timeZone, areas);
  const language = dateLocale(locale, settings.domain_language);
  const date = (options: Intl.DateTimeFormatOptions) => (at: Date) =>
    dateFormat(language, { timeZone, ...options }).format(at);
  const page = {
    site: settings.name,
    language: locale,
    reading: readReading(),
    style: [layers, tokens, base, reading, fonts, await loadBrand(), own].join("\n"),
    script,
    storedAt,
    texts: {
      of: (area: "offline" | "chat") => texts.translator(area) as ReturnType<OfflineTexts["of"]>,
      moment: date({
        weekday: "long",
        day: "numeric",
        month: "long",
        hour: "2-digit",
        minute: "2-digit",
      }),
      day: date({ weekday: "short", day: "numeric", month: "short" }),
      time: date({ hour: "2-digit", minute: "2-digit" }),
      fictional: settings.fictional_singular,
    },
  };
  const [shell, full] = [null, conversations].map((shown) =>
    buildOfflinePage({ ...page, conversations: shown }),
  );
  const headers = await buildHeaders(page.style, script);
  return {
    shell: new Response(shell, { headers }),
    conversations: new Response(full, { headers: { ...headers, session: readSessionKey() } }),
  };
}

function readPageState(): PageState {
  return JSON.parse(document.getElementById(STATE_ELEMENT_ID)?.textContent ?? "{}") as PageState;
}

/** The device's choices for reading (`contract/reading.ts`) are attributes of the page. */
function readReading(): Record<string, string> {
  const { theme, text, contrast, motion } = document.documentElement.dataset;
  const chosen = Object.entries({ theme, text, contrast, motion });
  return Object.fromEntries(chosen.filter((entry): entry is [string, string] => !!entry[1]));
}

/** The site's style sheet, which the browser has cached for a year. */
async function loadBrand(): Promise<string> {
  const link = document.querySelector<HTMLLinkElement>('link[href^="/brand.css"]');
  return link ? (await fetch(link.href)).text() : "";
}

/** The session for which the server made this page (`server/roles/pages/pages.ts`). */
function readSessionKey(): string {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return page?.serverTiming.find(({ name }) => name === "session")?.description ?? "";
}

/** The page has its style and script inside it, so the policy allows exactly these. */
async function buildHeaders(style: string, code: string) {
  const policy = [
    "default-src 'none'",
    `style-src ${await hash(style)}`,
    `script-src ${await hash(code)}`,
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy.join("; "),
    "referrer-policy": "no-referrer",
  };
}

async function hash(code: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(code));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(bytes)))}'`;
}
