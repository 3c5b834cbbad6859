import { Moon, Sun } from "lucide-react";
import { useTranslations } from "use-intl";
import { CheckRow } from "#ui/form/choices/check-row.tsx";
import { Segments } from "#ui/form/choices/segments.tsx";
import bubble from "#web/features/chat/conversation/messages/message-bubble.module.css";
import styles from "./reading-choices.module.css";
import { useReading } from "./use-reading.ts";

/** Text size, colours, contrast and motion on this device. Each choice applies at once. */
export function ReadingChoices() {
  const t = useTranslations("reading");
  const { reading, change } = useReading();
  return (
    <div className={styles.choices}>
      <Segments
        legend={t("text.title")}
        name="text"
        value={reading.text}
        onChange={(text) => change({ text })}
        options={{
          normal: t("text.normal"),
          large: <span className={styles.large}>{t("text.large")}</span>,
          largest: <span className={styles.largest}>{t("text.largest")}</span>,
        }}
      />
      <Sample />
      <Segments
        legend={t("theme.title")}
        name="theme"
        value={reading.theme}
        onChange={(theme) => change({ theme })}
        options={{
          light: (
            <>
              <Sun aria-hidden />
              {t("theme.light")}
            </>
          ),
          dark: (
            <>
              <Moon aria-hidden />
              {t("theme.dark")}
            </>
          ),
          system: t("theme.system"),
        }}
      />
      <div>
        <CheckRow
          label={t("contrast.title")}
          hint={t("contrast.hint")}
          checked={reading.contrast === "more"}
          onChange={({ currentTarget }) =>
            change({ contrast: currentTarget.checked ? "more" : "normal" })
          }
        />
        <CheckRow
          label={t("motion.title")}
          hint={t("motion.hint")}
          checked={reading.motion === "less"}
          onChange={({ currentTarget }) =>
            change({ motion: currentTarget.checked ? "less" : "normal" })
          }
        />
      </div>
      <p className={styles.note}>{t("device")}</p>
    </div>
  );
}

/** Two messages as they look in a conversation. */
function Sample() {
  const t = useTranslations("reading.sample");
  return (
    <figure className={styles.sample}>
      <figcaption className="visually-hidden">{t("title")}</figcaption>
      <div className={bubble.message}>
        <p className={bubble.bubble}>{t("theirs")}</p>
      </div>
      <div className={bubble.message} data-mine>
        <p className={bubble.bubble}>{t("mine")}</p>
      </div>
    </figure>
  );
}
