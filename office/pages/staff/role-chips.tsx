import { useTranslations } from "use-intl";
import { staffRoles } from "#contract/office/roles.ts";
import type { StaffRole } from "#contract/office/roles.ts";
import { Chip, Chips } from "#ui/form/choices/chip.tsx";
import { FieldGroup } from "#ui/form/field.tsx";
import type { SiteOfStaff } from "./staff-row.tsx";

/** A role on a site. */
export interface Grant {
  readonly site: string;
  readonly role: StaffRole;
}

interface RoleChipsProps {
  readonly sites: readonly SiteOfStaff[];
  readonly value: readonly Grant[];
  readonly error?: string | undefined;
  readonly onChange: (value: readonly Grant[]) => void;
}

/** The roles of a person, chosen for each site of the admin. */
export function RoleChips({ sites, value, error, onChange }: RoleChipsProps) {
  const t = useTranslations("office");
  const toggle = (site: string, role: StaffRole, isOn: boolean) => {
    const others = value.filter((one) => one.site !== site || one.role !== role);
    onChange(isOn ? [...others, { site, role }] : others);
  };
  return sites.map((site, at) => (
    <FieldGroup
      key={site.id}
      legend={t("staff.roles_on", { site: site.name })}
      error={at === sites.length - 1 ? error : undefined}
    >
      <Chips>
        {staffRoles.map((role) => (
          <Chip
            key={role}
            checked={value.some((one) => one.site === site.id && one.role === role)}
            onChange={(event) => toggle(site.id, role, event.currentTarget.checked)}
          >
            {t(`roles.${role}`)}
          </Chip>
        ))}
      </Chips>
    </FieldGroup>
  ));
}
