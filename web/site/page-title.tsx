import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { usePageContext } from "#web/page-context.ts";
import { useCounts } from "./use-counts.ts";
import { useSettings } from "./use-site.ts";

/** The page's title, preceded by the sum of unread messages and new likes: "(3) Zoeken · Vonk". */
export function PageTitle({ children, bare = false }: { children: string; bare?: boolean }) {
  const t = useTranslations("shell");
  const { head } = usePageContext();
  const { name } = useSettings();
  const { messages, likes } = useCounts();
  const count = messages + likes;
  const title = bare ? children : `${children} · ${name}`;
  const whole = count > 0 ? t("titleWithCount", { count: String(count), title }) : title;
  useEffect(() => {
    document.title = whole;
  }, [whole]);
  // The server writes the head after rendering the page, so this is in time.
  if (head) writeTitle(head, whole);
  return null;
}

function writeTitle(head: { title: string }, title: string) {
  head.title = title;
}
