import { KeyRound } from "lucide-react";
import { useFormatter, useTranslations } from "use-intl";
import type { Passkey } from "#contract/accounts/passkeys.ts";
import { Button } from "#ui/action/button.tsx";
import styles from "./account.module.css";

interface PasskeyRowProps {
  readonly passkey: Passkey;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

/** A passkey with when it was made and used. */
export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const t = useTranslations("office.passkeys");
  const format = useFormatter();
  const { name, added_at, used_at } = passkey;
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: "long" });
  return (
    <li className={styles.row}>
      <KeyRound aria-hidden />
      <div className={styles.words}>
        <strong>{name}</strong>
        <div className={styles.details}>
          {t("added", { date: day(added_at) })} ·{" "}
          {used_at ? t("used", { date: day(used_at) }) : t("unused")}
        </div>
      </div>
      <div className={styles.buttons}>
        <Button variant="quiet" aria-label={t("rename_named", { name })} onClick={onRename}>
          {t("rename")}
        </Button>
        <Button variant="quiet" aria-label={t("remove_named", { name })} onClick={onRemove}>
          {t("remove")}
        </Button>
      </div>
    </li>
  );
}
