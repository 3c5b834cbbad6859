import { useTranslations } from "use-intl";
import { specialInterests } from "#contract/catalogue/interests.ts";
import type { Interest } from "#contract/catalogue/interests.ts";
import { Chip, Chips } from "#ui/form/choices/chip.tsx";
import { FieldGroup } from "#ui/form/field.tsx";
import { interestIcons } from "./interest-icons.ts";

interface InterestChipsProps {
  readonly legend: string;
  readonly interests: readonly Interest[];
  readonly chosen: readonly Interest[];
  readonly onChoose: (chosen: readonly Interest[]) => void;
}

/** Interests to choose from, of one group. */
export function InterestChips({ legend, interests, chosen, onChoose }: InterestChipsProps) {
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

/** Whether an interest reveals a sex life, so that it needs a consent of its own. */
export function isSpecial(interest: Interest): boolean {
  return specialInterests.includes(interest);
}
