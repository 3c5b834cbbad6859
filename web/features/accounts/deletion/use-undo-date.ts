import { useDateFormat } from "#web/texts/formats.ts";

/** Writes the moment until which a deletion can be undone: its day and its time. */
export function useUndoDate(): (until: string) => string {
  const format = useDateFormat();
  return (until) =>
    format(new Date(until), {
      weekday: "long",
      day: "numeric",
      month: "long",
      hour: "2-digit",
      minute: "2-digit",
    });
}
