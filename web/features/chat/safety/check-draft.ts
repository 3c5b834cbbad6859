import type { Locale } from "#contract/shared/languages.ts";
import { fieldsOf } from "#web/api/fields-of.ts";
import { storedValue } from "#web/site/stored-value.ts";
import { findRisks, risks } from "./find-risks.ts";
import type { Risk } from "./find-risks.ts";
import { loadModel } from "./load-model.ts";

/** The risks of a text that the member was not reminded of yet in this conversation. */
export type CheckDraft = (conversation: string, text: string) => readonly Risk[];

type Reminded = Readonly<Record<string, readonly Risk[]>>;

const stored = storedValue("session", "safety-reminders", parseReminded);
/** Works without storage too, so that a second press always sends. */
let reminded: Reminded | null = null;

export async function createDraftCheck(locale: Locale): Promise<CheckDraft> {
  const model = await loadModel(locale);
  return (conversation, text) => {
    reminded ??= stored.get() ?? {};
    const before = reminded[conversation] ?? [];
    const found = [...findRisks(text, model)].filter((risk) => !before.includes(risk));
    if (found.length > 0) {
      reminded = { ...reminded, [conversation]: [...before, ...found] };
      stored.set(reminded);
    }
    return found;
  };
}

function parseReminded(json: unknown): Reminded {
  const entries = Object.entries(fieldsOf(json)).map(([conversation, known]) => [
    conversation,
    risks.filter((risk) => Array.isArray(known) && known.includes(risk)),
  ]);
  return Object.fromEntries(entries) as Reminded;
}
