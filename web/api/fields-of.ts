/** The fields of parsed JSON, still to be validated; empty if it is not an object. */
export function fieldsOf(json: unknown): Readonly<Record<string, unknown>> {
  return typeof json === "object" && json !== null ? { ...json } : {};
}
