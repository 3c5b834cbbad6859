import { errorStatus } from "#contract/errors.ts";
import type { ErrorWord, FieldWord } from "#contract/errors.ts";

/** What a refusal can say beside its word. */
export interface RefusalDetails {
  readonly fields?: Readonly<Record<string, FieldWord>>;
  readonly minutes?: number;
  readonly price?: number;
  readonly balance?: number;
}

/** A refusal is a word, not a crash: thrown anywhere, answered once, never logged as an error. */
export class Refused extends Error {
  override name = "Refused";
  readonly word: ErrorWord;
  readonly details: RefusalDetails;

  constructor(word: ErrorWord, details: RefusalDetails = {}) {
    super(word);
    this.word = word;
    this.details = details;
  }

  get status(): number {
    return errorStatus[this.word];
  }
}
