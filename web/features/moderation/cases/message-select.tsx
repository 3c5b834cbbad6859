import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "use-intl";
import type { ConversationId } from "#contract/shared/ids.ts";
import { SelectField } from "#ui/form/select-field.tsx";
import { useApi } from "#web/page-context.ts";
import { reportableQuery } from "./reportable-messages.ts";

const SHOWN_LENGTH = 60;

interface MessageSelectProps {
  readonly conversation: ConversationId;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Names one message of the member as what the report is about, the latest first. */
export function MessageSelect({ conversation, value, onChange }: MessageSelectProps) {
  const t = useTranslations("cases.report");
  const format = useFormatter();
  const { data = [] } = useQuery(reportableQuery(useApi(), conversation));
  if (data.length === 0) return null;
  return (
    <SelectField
      name="message"
      label={t("message")}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      options={[
        ["", t("noMessage")],
        ...data.map(({ seq, text, isPhoto, sentAt }) => {
          const date = format.dateTime(sentAt, { dateStyle: "long", timeStyle: "short" });
          const parts = [isPhoto && t("photo", { date }), shorten(text)].filter(Boolean);
          return [String(seq), parts.join(": ")] as const;
        }),
      ]}
    />
  );
}

function shorten(text: string): string {
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH).trimEnd()}…` : text;
}
