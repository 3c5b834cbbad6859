interface AgeSpan {
  readonly from: number;
  /** Null for everyone from that age. */
  readonly to: number | null;
}

const SPANS: readonly AgeSpan[] = [
  { from: 18, to: 30 },
  ...[30, 40, 45, 50, 55, 60, 65].map((from) => ({ from, to: from + 10 })),
  { from: 70, to: null },
];

/** The spans of ages that one list offers; a site for older people begins at its minimum. */
export function ageSpans(youngest: number): readonly AgeSpan[] {
  return SPANS.filter(({ to }) => to === null || to > youngest).map(({ from, to }) => ({
    from: Math.max(from, youngest),
    to,
  }));
}

/** The value of a span in a form: "45-55", "70-". */
export function encodeAgeSpan({ from, to }: AgeSpan): string {
  return `${from}-${to ?? ""}`;
}

/** The two ages of a span in a form; empty for any other text. */
export function decodeAgeSpan(value: string): Partial<Record<"min_age" | "max_age", string>> {
  const [, min, max] = /^(\d{1,3})-(\d{0,3})$/.exec(value) ?? [];
  return { ...(min && { min_age: min }), ...(max && { max_age: max }) };
}
