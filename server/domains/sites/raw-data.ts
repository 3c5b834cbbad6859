/** A part of a site's document as the owner wrote it, before validation. */
export type RawData = Readonly<Record<string, unknown>>;

/** The fields of a value; none if it has no fields. */
export function readRecord(value: unknown): RawData {
  const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
  return isRecord ? (value as RawData) : {};
}
