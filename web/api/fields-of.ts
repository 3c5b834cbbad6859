/** The fields of parsed JSON, each still to be checked; none if it is anything but an object. */
export function fieldsOf(json: unknown): Readonly<Record<string, unknown>> {
  return typeof json === "object" && json !== null ? { ...json } : {};
}
