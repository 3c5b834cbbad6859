import { useFormatter, useTranslations } from "use-intl";
import type { OfficeEndpoints } from "#contract/office/endpoints.ts";
import type { OutputOf } from "#contract/shared/endpoint.ts";
import { Button } from "#ui/action/button.tsx";
import styles from "./staff.module.css";

type StaffList = OutputOf<OfficeEndpoints["GET /api/office/staff"]>;
export type StaffMember = StaffList["staff"][number];
export type SiteOfStaff = StaffList["sites"][number];
export type AccessChange = "sign-out" | "disable" | "enable";

interface StaffRowProps {
  readonly person: StaffMember;
  readonly isSelf: boolean;
  readonly busy: boolean;
  readonly onRoles: () => void;
  readonly onInvite: () => void;
  readonly onAccess: (change: AccessChange) => void;
}

/** A person with roles and state, and what the admin can change. */
export function StaffRow({ person, isSelf, busy, onRoles, onInvite, onAccess }: StaffRowProps) {
  const t = useTranslations("office.staff");
  const role = useTranslations("office.roles");
  const state = useStateText(person);
  const sites = [...new Set(person.roles.map((one) => one.site_name))];
  const button = (text: string, onClick: () => void) => (
    <Button variant="quiet" busy={busy} onClick={onClick} aria-describedby={person.id}>
      {text}
    </Button>
  );
  return (
    <li className={styles.row}>
      <div>
        <h2 id={person.id} className={styles.name}>
          {person.name}
        </h2>
        <p>{person.email}</p>
        <p className={styles.state}>{state}</p>
      </div>
      <dl className={styles.roles}>
        {sites.map((site) => (
          <div key={site}>
            <dt>{site}</dt>
            <dd>
              {person.roles
                .filter((one) => one.site_name === site)
                .map((one) => role(one.role))
                .join(", ")}
            </dd>
          </div>
        ))}
      </dl>
      {isSelf ? (
        <p className={styles.buttons}>{t("self")}</p>
      ) : (
        <div className={styles.buttons}>
          {button(t("change_roles"), onRoles)}
          {!person.manageable && <p>{t("elsewhere")}</p>}
          {person.manageable && !person.disabled && (
            <>
              {button(t("new_link"), onInvite)}
              {person.ready && button(t("end_sessions"), () => onAccess("sign-out"))}
              {button(t("disable"), () => onAccess("disable"))}
            </>
          )}
          {person.manageable && person.disabled && button(t("enable"), () => onAccess("enable"))}
        </div>
      )}
    </li>
  );
}

function useStateText({ ready, disabled, invited_until }: StaffMember): string {
  const t = useTranslations("office.staff.state");
  const format = useFormatter();
  if (disabled) return t("disabled");
  if (invited_until === null) return ready ? t("ready") : t("no_link");
  const date = format.dateTime(new Date(invited_until), { dateStyle: "long", timeStyle: "short" });
  return ready ? t("ready_and_invited", { date }) : t("invited", { date });
}
