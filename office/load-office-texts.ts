import type { Locale } from "#contract/shared/languages.ts";
import type { Messages } from "#languages/messages.gen.ts";
import { createTextSet } from "#web/texts/create-text-set.ts";
import type { TextSet } from "#web/texts/create-text-set.ts";

const offices = import.meta.glob<Messages["office"]>("../languages/*/office.json", {
  import: "default",
});
const caseTexts = import.meta.glob<Messages["cases"]>("../languages/*/cases.json", {
  import: "default",
});
const photos = import.meta.glob<Messages["photos"]>("../languages/*/photos.json", {
  import: "default",
});
const interests = import.meta.glob<Messages["interests"]>("../languages/*/interests.json", {
  import: "default",
});
const chats = import.meta.glob<Messages["chat"]>("../languages/*/chat.json", {
  import: "default",
});
const errors = import.meta.glob<Messages["errors"]>("../languages/*/errors.json", {
  import: "default",
});

/** The texts of the office in one language, with times in this computer's time zone. */
export async function loadOfficeTexts(locale: Locale): Promise<TextSet> {
  const load = async <Texts>(files: Record<string, () => Promise<Texts>>, area: string) => {
    const file = files[`../languages/${locale}/${area}.json`];
    if (!file) throw new Error(`no texts: ${locale}/${area}`);
    return file();
  };
  const [office, error, cases, photo, interest, chat] = await Promise.all([
    load(offices, "office"),
    load(errors, "errors"),
    load(caseTexts, "cases"),
    load(photos, "photos"),
    load(interests, "interests"),
    load(chats, "chat"),
  ]);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return createTextSet(locale, timeZone, {
    office,
    errors: error,
    cases,
    photos: photo,
    interests: interest,
    chat,
  });
}
