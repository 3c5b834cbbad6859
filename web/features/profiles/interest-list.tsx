import { useTranslations } from "use-intl";
import type { ProfileView } from "#contract/profiles.ts";
import { StaticChip } from "#ui/form/chip.tsx";
import { interestIcons } from "./interest-icons.ts";
import styles from "./interest-list.module.css";

/** The interests of a profile, each with its icon and name; those the viewer shares are checked. */
export function InterestList({
  interests,
  shared_interests: shared,
}: Pick<ProfileView, "interests" | "shared_interests">) {
  const t = useTranslations("interests");
  const tProfiles = useTranslations("profiles");
  return (
    <ul className={styles.list}>
      {interests.map((interest) => {
        const Icon = interestIcons[interest];
        return (
          <li key={interest}>
            <StaticChip shared={shared.includes(interest)}>
              <Icon aria-hidden />
              {t(interest)}
              {shared.includes(interest) && (
                <span className="visually-hidden"> ({tProfiles("shared")})</span>
              )}
            </StaticChip>
          </li>
        );
      })}
    </ul>
  );
}
