export interface CacheLimits {
  /** How long an answer may be used, in milliseconds. */
  readonly maxAge: number;
  /** How many answers are cached; the least recently loaded one is dropped first. */
  readonly maxAnswers: number;
}

/** The answer for a key at a time: a recent one, or what `load` returns. */
export type AnswerCache<Answer> = (
  key: string,
  at: Date,
  load: () => Promise<Answer>,
) => Promise<Answer>;

/** Concurrent callers of a key share one load. A failed load is not cached. */
export function createAnswerCache<Answer>({
  maxAge,
  maxAnswers,
}: CacheLimits): AnswerCache<Answer> {
  const cached = new Map<string, { readonly at: number; readonly answer: Promise<Answer> }>();
  return (key, at, load) => {
    const known = cached.get(key);
    if (known && Math.abs(at.getTime() - known.at) < maxAge) return known.answer;
    const entry = { at: at.getTime(), answer: load() };
    cached.delete(key);
    cached.set(key, entry);
    const [oldest] = cached.size > maxAnswers ? cached.keys() : [];
    if (oldest !== undefined) cached.delete(oldest);
    entry.answer.catch(() => {
      if (cached.get(key) === entry) cached.delete(key);
    });
    return entry.answer;
  };
}
