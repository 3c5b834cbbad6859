export interface Texts {
  readonly [key: string]: string | Texts;
}

/** Fills in every text that is missing from one language with the model's. */
export function completeTexts(model: Texts, texts: Texts): Texts {
  const entries = Object.entries(model).map(([key, text]) => {
    const own = texts[key];
    if (typeof text === "string") return [key, typeof own === "string" ? own : text];
    return [key, completeTexts(text, typeof own === "object" ? own : {})];
  });
  return Object.fromEntries(entries) as Texts;
}
