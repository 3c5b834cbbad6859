import { useTranslations } from "use-intl";
import type { Interest } from "#contract/catalogue/interests.ts";
import type { ProfileView } from "#contract/profiles.ts";
import { StaticChip } from "#ui/form/choices/chip.tsx";
import { groupInterests } from "#web/features/profiles/interest-groups.ts";
import { interestIcons } from "#web/features/profiles/interest-icons.ts";
import styles from "./attribute-list.module.css";

/** The interests of a profile by group; those the viewer shares are checked. */
export function InterestList({
  interests,
  shared_interests: shared,
}: Pick<ProfileView, "interests" | "shared_interests">) {
  const t = useTranslations("profiles.interestGroups");
  return (
    <dl className={styles.list}>
      {groupInterests(interests, shared).map(({ group, interests: grouped }) => (
        <div key={group} className={styles.row}>
          <dt>{t(group)}</dt>
          <dd>
            <ul className={styles.chips}>
              {grouped.map((interest) => (
                <li key={interest}>
                  <InterestChip interest={interest} shared={shared.includes(interest)} />
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function InterestChip({ interest, shared }: { interest: Interest; shared: boolean }) {
  const t = useTranslations("interests");
  const tPage = useTranslations("profile-page");
  const Icon = interestIcons[interest];
  return (
    <StaticChip shared={shared}>
      <Icon aria-hidden />
      {t(interest)}
      {shared && <span className="visually-hidden"> ({tPage("shared")})</span>}
    </StaticChip>
  );
}
