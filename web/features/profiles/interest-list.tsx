import { useTranslations } from "use-intl";
import type { ProfileView } from "#contract/profiles.ts";
import { StaticChip } from "#ui/form/chip.tsx";
import { interestIcons } from "./interest-icons.ts";
import styles from "./interest-list.module.css";

/** The interests of a profile, each with its icon and name. */
export function InterestList({ interests }: Pick<ProfileView, "interests">) {
  const t = useTranslations("interests");
  return (
    <ul className={styles.list}>
      {interests.map((interest) => {
        const Icon = interestIcons[interest];
        return (
          <li key={interest}>
            <StaticChip>
              <Icon aria-hidden />
              {t(interest)}
            </StaticChip>
          </li>
        );
      })}
    </ul>
  );
}
