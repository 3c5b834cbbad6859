import { useRef } from "react";
import { flushSync } from "react-dom";
import { useTranslations } from "use-intl";
import { specialInterests } from "#contract/catalogue/interests.ts";
import type { Interest } from "#contract/catalogue/interests.ts";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { Chip, Chips } from "#ui/form/chip.tsx";
import { FieldGroup } from "#ui/form/field.tsx";
import { groupInterests } from "#web/features/profiles/interest-groups.ts";
import { interestIcons } from "#web/features/profiles/interest-icons.ts";
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

interface InterestChipsProps {
  readonly legend: string;
  readonly interests: readonly Interest[];
  readonly chosen: readonly Interest[];
  readonly onChoose: (chosen: readonly Interest[]) => void;
}

function InterestChips({ legend, interests, chosen, onChoose }: InterestChipsProps) {
  const words = useTranslations("interests");
  const choose = (interest: Interest, on: boolean) =>
    onChoose(on ? [...chosen, interest] : chosen.filter((one) => one !== interest));
  return (
    <FieldGroup legend={legend}>
      <Chips>
        {interests.map((interest) => {
          const Icon = interestIcons[interest];
          return (
            <Chip
              key={interest}
              checked={chosen.includes(interest)}
              onChange={(event) => choose(interest, event.target.checked)}
            >
              <Icon aria-hidden />
              {words(interest)}
            </Chip>
          );
        })}
      </Chips>
    </FieldGroup>
  );
}

function isSpecial(interest: Interest): boolean {
  return (specialInterests as readonly Interest[]).includes(interest);
}
