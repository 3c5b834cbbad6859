import { useState } from "react";
import { useTranslations } from "use-intl";
import frame from "#office/office.module.css";
import { api } from "#office/office-api.ts";
import { useForm } from "#office/use-form.ts";
import { Button } from "#ui/action/button.tsx";
import { Modal } from "#ui/overlay/modal.tsx";
import { RoleChips } from "./role-chips.tsx";
import type { Grant } from "./role-chips.tsx";
import type { SiteOfStaff, StaffMember } from "./staff-row.tsx";

interface RolesModalProps {
  readonly person: StaffMember;
  readonly sites: readonly SiteOfStaff[];
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Changes a person's roles on the admin's sites. */
export function RolesModal({ person, sites, onClose, onSaved }: RolesModalProps) {
  const t = useTranslations("office.staff");
  const [roles, setRoles] = useState<readonly Grant[]>(
    person.roles.map(({ site, role }) => ({ site, role })),
  );
  const { submit, busy, formError } = useForm([], async () => {
    const body = { roles: [...roles] };
    await api("PUT /api/office/staff/:id/roles", { params: { id: person.id }, body });
    onSaved();
  });
  return (
    <Modal
      open
      onClose={onClose}
      closeText={t("close")}
      title={t("roles_title", { name: person.name })}
    >
      <form onSubmit={(event) => void submit(event)} className={frame.form}>
        <RoleChips sites={sites} value={roles} onChange={setRoles} />
        {person.invited_until !== null && <p>{t("roles_end_link")}</p>}
        {formError && (
          <p role="alert" className={frame.error}>
            {formError}
          </p>
        )}
        <Button type="submit" wide busy={busy}>
          {t("save")}
        </Button>
      </form>
    </Modal>
  );
}
