import { UserSearch } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { SupportedMember } from "#contract/office/members.ts";
import { api } from "#office/office-api.ts";
import frame from "#office/office.module.css";
import { useForm } from "#office/use-form.ts";
import { Button } from "#ui/action/button.tsx";
import { TextField } from "#ui/form/text-field.tsx";
import { showToast } from "#ui/overlay/show-toast.ts";
import { EmptyState } from "#ui/status/state.tsx";
import { CorrectModal } from "./correct-modal.tsx";
import { MemberRow } from "./member-row.tsx";
import styles from "./members.module.css";

/** Support finds a member, and corrects what the member can no longer change. */
export function MembersPage() {
  const t = useTranslations("office.members");
  const [found, setFound] = useState<readonly SupportedMember[] | null>(null);
  const [corrected, setCorrected] = useState<SupportedMember | null>(null);
  const { submit, busy, fieldError, formError } = useForm(["text"], async (body) => {
    setFound((await api("POST /api/office/members/search", { body })).members);
  });
  const onSaved = (member: SupportedMember) => {
    setCorrected(null);
    setFound((before) => before?.map((one) => (one.id === member.id ? member : one)) ?? null);
    showToast({ text: t("saved", { name: member.name }) });
  };
  return (
    <>
      <h1>{t("title")}</h1>
      <p>{t("lead")}</p>
      <form onSubmit={(event) => void submit(event)} noValidate className={styles.search}>
        <TextField
          name="text"
          label={t("text")}
          hint={t("hint")}
          autoComplete="off"
          error={fieldError("text")}
        />
        <Button type="submit" busy={busy}>
          {t("search")}
        </Button>
      </form>
      {formError && (
        <p role="alert" className={frame.error}>
          {formError}
        </p>
      )}
      <div role="status">
        {found?.length === 0 && (
          <EmptyState icon={<UserSearch />} title={t("none")}>
            {t("none_lead")}
          </EmptyState>
        )}
      </div>
      {found !== null && found.length > 0 && (
        <ul className={styles.list}>
          {found.map((member) => (
            <MemberRow key={member.id} member={member} onCorrect={() => setCorrected(member)} />
          ))}
        </ul>
      )}
      {corrected && (
        <CorrectModal member={corrected} onClose={() => setCorrected(null)} onSaved={onSaved} />
      )}
    </>
  );
}
