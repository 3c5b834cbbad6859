import { Info } from "lucide-react";
import { useTranslations } from "use-intl";
import { Note } from "#ui/text/note.tsx";
import { useDateFormat } from "#web/texts/formats.ts";
import type { MissingMethod } from "./choose-method.ts";

interface MissingMethodNoteProps {
  readonly missing: MissingMethod;
  /** The name of the method chosen instead; null if nothing can be paid. */
  readonly instead: string | null;
  /** The name of the payment country. */
  readonly country: string;
}

/** Explains why the payment method in the address is unavailable and which one is chosen instead. */
export function MissingMethodNote({ missing, instead, country }: MissingMethodNoteProps) {
  const t = useTranslations("checkout");
  const format = useDateFormat();
  const day = (date: string) =>
    format(new Date(`${date}T12:00:00Z`), { dateStyle: "long", timeZone: "UTC" });
  const replaced = "replaced" in missing && missing.replaced;
  return (
    <Note icon={<Info aria-hidden />}>
      <strong>
        {missing.is === "unknown" && t("method.unknown")}
        {missing.is === "not_here" &&
          t("method.notHere", { method: t(`methods.${missing.method}`), country })}
        {(missing.is === "retired" || missing.is === "legacy") &&
          t(`method.${missing.is}`, {
            method: t(`methods.${missing.method}`),
            date: day(missing.since),
          })}
      </strong>{" "}
      {instead !== null &&
        (replaced ? t("method.replaced", { method: instead }) : t("method.other"))}
    </Note>
  );
}
