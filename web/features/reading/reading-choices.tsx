import { Moon, Sun } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { CheckRow } from "#ui/form/choices/check-row.tsx";
import { FieldGroup } from "#ui/form/field.tsx";
import bubble from "#web/features/chat/conversation/messages/message-bubble.module.css";
import styles from "./reading-choices.module.css";
import { useReading } from "./use-reading.ts";

/** Text size, colours, contrast and motion on this device. Each choice applies at once. */
export function ReadingChoices() {
  const t = useTranslations("reading");
  const { reading, change } = useReading();
  return (
    <div className={styles.choices}>
      <Tiles
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
      <Tiles
        legend={t("theme.title")}
        name="theme"
        value={reading.theme}
        onChange={(theme) => change({ theme })}
        options={{
          light: <Words icon={<Sun aria-hidden />}>{t("theme.light")}</Words>,
          dark: <Words icon={<Moon aria-hidden />}>{t("theme.dark")}</Words>,
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

interface TilesProps<Value extends string> {
  readonly legend: string;
  readonly name: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** The label of each value, in order. */
  readonly options: Readonly<Record<Value, ReactNode>>;
}

/** Radio buttons side by side; the whole tile is the target. */
function Tiles<Value extends string>({
  legend,
  name,
  value,
  onChange,
  options,
}: TilesProps<Value>) {
  return (
    <FieldGroup legend={legend}>
      <div className={styles.tiles}>
        {(Object.entries(options) as [Value, ReactNode][]).map(([option, label]) => (
          <label key={option} className={styles.tile}>
            <input
              type="radio"
              name={name}
              value={option}
              autoComplete="off"
              className={styles.input}
              checked={value === option}
              onChange={() => onChange(option)}
            />
            {label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

function Words({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <span className={styles.words}>
      {icon}
      {children}
    </span>
  );
}
