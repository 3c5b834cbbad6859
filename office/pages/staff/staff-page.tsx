import { useQuery, useQueryClient } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import frame from "#office/office.module.css";
import { api, sessionQuery, staffQuery } from "#office/office-api.ts";
import { Button } from "#ui/action/button.tsx";
import { showToast } from "#ui/overlay/show-toast.ts";
import { useErrorText } from "#web/api/use-error-text.ts";
import { AddModal } from "./add-modal.tsx";
import { LinkModal } from "./link-modal.tsx";
import { RolesModal } from "./roles-modal.tsx";
import { StaffRow } from "./staff-row.tsx";
import type { AccessChange, StaffMember } from "./staff-row.tsx";
import styles from "./staff.module.css";

type Dialog =
  | { readonly is: "add" }
  | { readonly is: "roles"; readonly person: StaffMember }
  | { readonly is: "link"; readonly name: string; readonly link: string };

/** Who works for the admin's sites, and what they may do. */
export function StaffPage() {
  const t = useTranslations("office.staff");
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const { data, error } = useQuery(staffQuery);
  const own = useQuery(sessionQuery).data?.staff?.email;
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [busy, setBusy] = useState(false);

  const reload = () => queryClient.invalidateQueries({ queryKey: staffQuery.queryKey });

  async function act(work: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    try {
      await work();
    } catch (thrown) {
      showToast({ text: errorText(thrown) });
    } finally {
      await reload();
      setBusy(false);
    }
  }

  function changeAccess({ id, name }: StaffMember, change: AccessChange) {
    void act(async () => {
      await api(`POST /api/office/staff/:id/${change}`, { params: { id } });
      showToast({ text: t(`done.${change}`, { name }) });
    });
  }

  function invite({ id, name }: StaffMember) {
    void act(async () => {
      const { link } = await api("POST /api/office/staff/:id/invitation", { params: { id } });
      setDialog({ is: "link", name, link });
    });
  }

  if (error) return <p role="alert">{errorText(error)}</p>;
  if (!data) return null;
  const close = () => setDialog(null);
  return (
    <>
      <div className={frame.head}>
        <div>
          <h1>{t("title")}</h1>
          <p>{t("lead", { count: data.staff.length })}</p>
        </div>
        <Button icon={<UserPlus />} onClick={() => setDialog({ is: "add" })}>
          {t("add")}
        </Button>
      </div>
      <ul className={styles.list}>
        {data.staff.map((person) => (
          <StaffRow
            key={person.id}
            person={person}
            isSelf={person.email === own}
            busy={busy}
            onRoles={() => setDialog({ is: "roles", person })}
            onInvite={() => invite(person)}
            onAccess={(change) => changeAccess(person, change)}
          />
        ))}
      </ul>
      {dialog?.is === "add" && (
        <AddModal
          sites={data.sites}
          onClose={close}
          onAdded={(name, link) => {
            setDialog({ is: "link", name, link });
            void reload();
          }}
        />
      )}
      {dialog?.is === "roles" && (
        <RolesModal
          person={dialog.person}
          sites={data.sites}
          onClose={close}
          onSaved={() => {
            close();
            showToast({ text: t("done.roles", { name: dialog.person.name }) });
            void reload();
          }}
        />
      )}
      {dialog?.is === "link" && <LinkModal {...dialog} onClose={close} />}
    </>
  );
}
