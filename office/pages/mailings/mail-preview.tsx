import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { nativeName } from "#contract/formatting/formats.ts";
import { mailFramePath } from "#contract/office/pages.ts";
import { Segments } from "#ui/form/choices/segments.tsx";
import { previewQuery } from "./queries.ts";
import type { ShownMailing } from "./queries.ts";
import styles from "./mailings.module.css";

type Scheme = "light" | "dark";
/** The start of the dark colours in a mail; a mail's text cannot hold it, because it is escaped. */
const DARK_SHEET = "<style>@media (prefers-color-scheme:dark){";
const TYPING_PAUSE_MS = 300;

/** The mail as the member will get it, in light and in dark colours. */
export function MailPreview({ shown }: { readonly shown: ShownMailing }) {
  const t = useTranslations("office.mailings");
  const [scheme, setScheme] = useState<Scheme>("light");
  const { data } = useQuery(previewQuery(usePause(shown)));
  return (
    <section aria-labelledby="preview" className={styles.preview}>
      <h2 id="preview">{t("preview")}</h2>
      <Segments
        legend={t("preview")}
        legendHidden
        name="scheme"
        value={scheme}
        onChange={(one) => setScheme(one)}
        options={{ light: t("light"), dark: t("dark") }}
      />
      <MailFrame
        title={t("preview_of", { language: nativeName(shown.language) })}
        html={data ? withScheme(data.html, scheme) : ""}
      />
    </section>
  );
}

/**
 * The mail in a document of its own, whose policy allows inline styles and nothing else. Changes
 * are drawn into the same document, so that it neither flickers nor adds to the history.
 */
function MailFrame({ title, html }: { readonly title: string; readonly html: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    const root = frame.current?.contentDocument?.documentElement;
    if (loaded && root && html !== "") root.innerHTML = html;
  }, [loaded, html]);
  return (
    <iframe
      ref={frame}
      title={title}
      src={mailFramePath}
      sandbox="allow-same-origin"
      className={styles.mail}
      onLoad={() => setLoaded(true)}
    />
  );
}

/** Links do nothing: the sandbox blocks the window they would open. */
function withScheme(html: string, scheme: Scheme): string {
  const media = scheme === "dark" ? "all" : "not all";
  return html
    .replace("<head>", '<head><base target="_blank">')
    .replace(DARK_SHEET, `<style>@media ${media}{`);
}

/** The value once it has not changed for a moment. */
function usePause(value: ShownMailing): ShownMailing {
  const [paused, setPaused] = useState(value);
  const { site, language, subject, text } = value;
  useEffect(() => {
    const timer = setTimeout(() => setPaused({ site, language, subject, text }), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [site, language, subject, text]);
  return paused;
}
