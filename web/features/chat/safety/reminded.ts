import { risks as allRisks } from "#contract/catalogue/risks.ts";
import type { Risk } from "#contract/catalogue/risks.ts";
import { fieldsOf } from "#web/api/fields-of.ts";
import { storedValue } from "#web/site/stored-value.ts";

type Reminded = Readonly<Record<string, readonly Risk[]>>;

const stored = storedValue("session", "safety-reminders", parseReminded);
/** Works without storage too, so that a second press always sends. */
let reminded: Reminded | null = null;

const all = (): Reminded => (reminded ??= stored.get() ?? {});

/** The risks of which the member was reminded in this tab, by the key of the outbox. */
export const listReminded = (key: string): readonly Risk[] => all()[key] ?? [];

export function addReminded(key: string, risks: readonly Risk[]): void {
  reminded = { ...all(), [key]: [...new Set([...listReminded(key), ...risks])] };
  stored.set(reminded);
}

function parseReminded(json: unknown): Reminded {
  const entries = Object.entries(fieldsOf(json)).map(([key, known]) => [
    key,
    allRisks.filter((risk) => Array.isArray(known) && known.includes(risk)),
  ]);
  return Object.fromEntries(entries) as Reminded;
}
