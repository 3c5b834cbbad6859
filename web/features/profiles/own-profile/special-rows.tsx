import { useTranslations } from "use-intl";
import { sexualities, specialConsentTexts } from "#contract/catalogue/attributes.ts";
import type { SpecialField } from "#contract/catalogue/attributes.ts";
import type { Interest } from "#contract/catalogue/interests.ts";
import type { ProfileDetails } from "#contract/profiles/own-profile.ts";
import { Checkbox } from "#ui/form/choices/checkbox.tsx";
import { InterestChips, isSpecial } from "#web/features/profiles/interest-chips.tsx";
import { groupInterests } from "#web/features/profiles/interest-groups.ts";
import { useInterests, useSettings } from "#web/site/use-site.ts";
import { Choices } from "./choice-rows.tsx";
import { EditRow } from "./edit-row.tsx";

interface RowProps {
  readonly details: ProfileDetails;
}

/** The orientation, only with a consent of its own. */
export function SexualityRow({ details }: RowProps) {
  const t = useTranslations("own-profile");
  const words = useTranslations("attributes");
  const { sexuality, consents } = details;
  const label = words("labels.sexuality");
  return (
    <EditRow
      row="sexuality"
      label={label}
      value={sexuality && words(`sexuality.${sexuality}`)}
      details={details}
      start={{ sexuality, agreed: consents.includes("sexuality") }}
      toChange={(draft) => ({
        ...(draft.agreed && { sexuality: draft.sexuality }),
        ...consentChange(details, "sexuality", draft.agreed),
      })}
    >
      {({ draft, change, wrong }) => (
        <>
          <Consent
            field="sexuality"
            agreed={draft.agreed}
            onAgree={(agreed) => change({ agreed })}
            error={draft.agreed ? undefined : wrong("sexuality")}
          />
          {draft.agreed && (
            <Choices
              legend={label}
              values={[...sexualities, null]}
              word={(value) => (value === null ? t("notSaid") : words(`sexuality.${value}`))}
              chosen={draft.sexuality}
              onChoose={(value) => change({ sexuality: value })}
              error={wrong("sexuality")}
            />
          )}
        </>
      )}
    </EditRow>
  );
}

/** Every interest the site offers by group; the intimate ones only with a consent of their own. */
export function InterestsRow({ details }: RowProps) {
  const t = useTranslations("own-profile");
  const words = useTranslations("interests");
  const groups = useTranslations("profiles.interestGroups");
  const offered = useInterests();
  const intimate = offered.filter(isSpecial);
  const everyday = offered.filter((one) => !isSpecial(one));
  const { interests: stored, consents } = details;
  return (
    <EditRow
      row="interests"
      label={t("labels.interests")}
      value={stored.length > 0 ? stored.map((one) => words(one)).join(", ") : null}
      details={details}
      start={{
        interests: stored as readonly Interest[],
        agreed: consents.includes("intimate_interests"),
      }}
      toChange={({ interests, agreed }) => ({
        interests: interests.filter((one) => agreed || !isSpecial(one)),
        ...consentChange(details, "intimate_interests", agreed),
      })}
    >
      {({ draft, change, wrong }) => (
        <>
          {groupInterests(everyday, []).map(({ group, interests }) => (
            <InterestChips
              key={group}
              legend={groups(group)}
              interests={interests}
              chosen={draft.interests}
              onChoose={(chosen) => change({ interests: chosen })}
            />
          ))}
          {intimate.length > 0 && (
            <Consent
              field="intimate_interests"
              agreed={draft.agreed}
              onAgree={(agreed) => change({ agreed })}
              error={wrong("interests")}
            />
          )}
          {draft.agreed && intimate.length > 0 && (
            <InterestChips
              legend={t("labels.intimate_interests")}
              interests={intimate}
              chosen={draft.interests}
              onChoose={(chosen) => change({ interests: chosen })}
            />
          )}
        </>
      )}
    </EditRow>
  );
}

interface ConsentProps {
  readonly field: SpecialField;
  readonly agreed: boolean;
  readonly onAgree: (agreed: boolean) => void;
  readonly error: string | undefined;
}

/** The sentence whose version is recorded with the consent. */
function Consent({ field, agreed, onAgree, error }: ConsentProps) {
  const t = useTranslations("own-profile.consent");
  const { name: site } = useSettings();
  return (
    <Checkbox
      label={t(field, { site })}
      hint={t("hint")}
      checked={agreed}
      onChange={(event) => onAgree(event.target.checked)}
      error={error}
    />
  );
}

function consentChange({ consents }: ProfileDetails, field: SpecialField, agreed: boolean) {
  if (consents.includes(field) === agreed) return {};
  return { consents: { [field]: agreed ? specialConsentTexts[0] : null } };
}
