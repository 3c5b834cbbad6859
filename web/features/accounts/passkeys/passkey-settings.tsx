import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Passkey } from "#contract/accounts/passkeys.ts";
import { Button } from "#ui/action/button.tsx";
import { TextButton } from "#ui/action/text-link.tsx";
import { usePageContext } from "#web/page-context.ts";
import { ErrorNote } from "#web/site/error-note.tsx";
import { lazyDialog } from "#web/site/loading/lazy-dialog.tsx";
import { useDateFormat } from "#web/texts/formats.ts";
import { AddPasskey } from "./add-passkey.tsx";
import styles from "./passkeys.module.css";
import { passkeysKey, passkeysQuery } from "./queries.ts";
import { RenamePasskey } from "./rename-passkey.tsx";
import { usePasskeySupport } from "#web/api/use-passkey-support.ts";

const RemovePasskey = lazyDialog(async () => (await import("./remove-passkey.tsx")).RemovePasskey);

/** The member's passkeys. Each can be renamed or removed, and another one added. */
export function PasskeySettings() {
  const t = useTranslations("settings.passkeys");
  const { api } = usePageContext();
  const { passkeys } = useSuspenseQuery(passkeysQuery(api)).data;
  const [adds, setAdds] = useState(false);
  const [answer, setAnswer] = useState<string | null>(null);
  const [asksAbout, setAsksAbout] = useState<Passkey | null>(null);
  const remove = useRemovePasskey((name) => setAnswer(t("removed", { name })));
  const canAdd = usePasskeySupport() === true;
  return (
    <>
      <p className={styles.lead}>{t("lead")}</p>
      {remove.error !== null && <ErrorNote error={remove.error} />}
      {passkeys.length > 0 && (
        <ul>
          {passkeys.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} onRemove={() => setAsksAbout(passkey)} />
          ))}
        </ul>
      )}
      <p role="status" className={styles.answer}>
        {answer}
      </p>
      {adds ? (
        <AddPasskey
          onCancel={() => setAdds(false)}
          onAdded={() => {
            setAdds(false);
            setAnswer(t("done"));
          }}
        />
      ) : (
        canAdd && (
          <Button variant="quiet" onClick={() => setAdds(true)}>
            {t("add")}
          </Button>
        )
      )}
      <RemovePasskey
        open={asksAbout !== null}
        name={asksAbout?.name ?? ""}
        onClose={() => setAsksAbout(null)}
        onConfirm={() => {
          if (asksAbout) remove.mutate(asksAbout);
          setAsksAbout(null);
        }}
      />
    </>
  );
}

function Row({ passkey, onRemove }: { readonly passkey: Passkey; readonly onRemove: () => void }) {
  const t = useTranslations("settings.passkeys");
  const date = useDateFormat();
  const [renames, setRenames] = useState(false);
  const { name, added_at, used_at } = passkey;
  const day = (at: string) => date(new Date(at), { dateStyle: "long" });
  if (renames) return <RenamePasskey passkey={passkey} onEnd={() => setRenames(false)} />;
  return (
    <li className={styles.row}>
      <KeyRound aria-hidden />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.details}>
          {t("added", { date: day(added_at) })} ·{" "}
          {used_at ? t("used", { date: day(used_at) }) : t("unused")}
        </span>
      </span>
      <span className={styles.rowActions}>
        <TextButton aria-label={t("renameNamed", { name })} onClick={() => setRenames(true)}>
          {t("rename")}
        </TextButton>
        <TextButton aria-label={t("removeNamed", { name })} onClick={onRemove}>
          {t("remove")}
        </TextButton>
      </span>
    </li>
  );
}

function useRemovePasskey(onRemoved: (name: string) => void) {
  const { api, queryClient } = usePageContext();
  return useMutation({
    mutationFn: ({ id }: Passkey) => api("DELETE /api/passkeys/:id", { params: { id } }),
    onSuccess: async (_answer, { name }) => {
      await queryClient.invalidateQueries({ queryKey: passkeysKey });
      onRemoved(name);
    },
  });
}
