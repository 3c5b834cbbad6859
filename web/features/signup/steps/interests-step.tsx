import { useRef } from "react";
import { flushSync } from "react-dom";
import { useTranslations } from "use-intl";
import { Checkbox } from "#ui/form/choices/checkbox.tsx";
import { FieldGroup } from "#ui/form/field.tsx";
import { groupInterests } from "#web/features/profiles/interest-groups.ts";
import { InterestChips, isSpecial } from "#web/features/profiles/interest-chips.tsx";
import { useInterests, useSettings } from "#web/site/use-site.ts";
import styles from "#web/features/signup/signup.module.css";
import type { StepProps } from "./step-props.ts";

/**
 * Step 3: interests, everyday ones first. Those in a special category of the law are shown only
 * after consent.
 */
export function InterestsStep({ answers, change, wrong }: StepProps) {
  const t = useTranslations("signup.interests");
  const groups = useTranslations("profiles.interestGroups");
  const { name: site } = useSettings();
  const interests = useInterests();
  const special = interests.filter(isSpecial);
  const everyday = interests.filter((one) => !isSpecial(one));
  const opened = useRef<HTMLDivElement>(null);
  const consent = (specialConsent: boolean) => {
    // Rendered at once, so that the group exists to be scrolled to.
    flushSync(() =>
      change({
        specialConsent,
        ...(!specialConsent && { interests: answers.interests.filter((one) => !isSpecial(one)) }),
      }),
    );
    opened.current?.scrollIntoView({ block: "nearest" });
  };
  return (
    <>
      <FieldGroup legend={t("legend")} legendHidden error={wrong("interests")}>
        <div className={styles.groups}>
          {groupInterests(everyday, []).map(({ group, interests: grouped }) => (
            <InterestChips
              key={group}
              legend={groups(group)}
              interests={grouped}
              chosen={answers.interests}
              onChoose={(chosen) => change({ interests: chosen })}
            />
          ))}
        </div>
      </FieldGroup>
      {special.length > 0 && (
        <Checkbox
          name="special"
          label={t("consent", { site })}
          hint={t("consentHint")}
          checked={answers.specialConsent}
          onChange={(event) => consent(event.target.checked)}
        />
      )}
      {answers.specialConsent && (
        <div ref={opened} className={styles.opened}>
          <InterestChips
            legend={t("special")}
            interests={special}
            chosen={answers.interests}
            onChoose={(chosen) => change({ interests: chosen })}
          />
        </div>
      )}
    </>
  );
}
