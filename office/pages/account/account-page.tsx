import { useQuery, useQueryClient } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Passkey } from "#contract/accounts/passkeys.ts";
import frame from "#office/office.module.css";
import { api, passkeysQuery, sessionQuery } from "#office/office-api.ts";
import { Button } from "#ui/action/button.tsx";
import { showToast } from "#ui/overlay/show-toast.ts";
import { useErrorText } from "#web/api/use-error-text.ts";
import { usePasskeySupport } from "#web/api/use-passkey-support.ts";
import styles from "./account.module.css";
import { AddPasskey } from "./add-passkey.tsx";
import { PasskeyRow } from "./passkey-row.tsx";
import { RemovePasskey } from "./remove-passkey.tsx";
import { RenamePasskey } from "./rename-passkey.tsx";

type Dialog =
  | { readonly is: "add" }
  | { readonly is: "rename" | "remove"; readonly passkey: Passkey };

/** Who is signed in, with the person's passkeys. */
export function AccountPage() {
  const t = useTranslations("office.passkeys");
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const staff = useQuery(sessionQuery).data?.staff;
  const { data, error } = useQuery(passkeysQuery);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const canAdd = usePasskeySupport() === true;
  const close = () => setDialog(null);

  async function reload(text: string | null) {
    close();
    await queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey });
    if (text !== null) showToast({ text });
  }

  function remove({ id, name }: Passkey) {
    close();
    api("DELETE /api/office/passkeys/:id", { params: { id } })
      .then(() => reload(t("removed", { name })))
      .catch((thrown: unknown) => showToast({ text: errorText(thrown) }));
  }

  if (error) return <p role="alert">{errorText(error)}</p>;
  if (!data) return null;
  return (
    <>
      <div className={frame.head}>
        <div>
          <h1>{staff?.name}</h1>
          <p>{staff?.email}</p>
        </div>
      </div>
      <section className={styles.section} aria-labelledby="passkeys">
        <h2 id="passkeys">{t("title")}</h2>
        <p className={styles.lead}>{t("lead")}</p>
        {data.passkeys.length === 0 ? (
          <p className={styles.lead}>{t("none")}</p>
        ) : (
          <ul className={styles.list}>
            {data.passkeys.map((passkey) => (
              <PasskeyRow
                key={passkey.id}
                passkey={passkey}
                onRename={() => setDialog({ is: "rename", passkey })}
                onRemove={() => setDialog({ is: "remove", passkey })}
              />
            ))}
          </ul>
        )}
        {canAdd && (
          <Button icon={<KeyRound />} onClick={() => setDialog({ is: "add" })}>
            {t("add")}
          </Button>
        )}
      </section>
      {dialog?.is === "add" && (
        <AddPasskey onClose={close} onAdded={() => void reload(t("done"))} />
      )}
      {dialog?.is === "rename" && (
        <RenamePasskey
          passkey={dialog.passkey}
          onClose={close}
          onRenamed={() => void reload(null)}
        />
      )}
      {dialog?.is === "remove" && (
        <RemovePasskey
          name={dialog.passkey.name}
          onClose={close}
          onConfirm={() => remove(dialog.passkey)}
        />
      )}
    </>
  );
}
