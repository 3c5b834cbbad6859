import { Gift } from "lucide-react";
import { useTranslations } from "use-intl";
import type { MemberId } from "#contract/shared/ids.ts";
import { ButtonAside, buttonClass } from "#ui/action/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { useLogInPrompt } from "#web/features/accounts/use-log-in-prompt.ts";
import { ButtonCredits } from "#web/features/chat/button-price.tsx";
import { GIFT_PARAM } from "#web/features/chat/composer/use-picker.ts";
import { paths } from "#contract/paths.ts";
import { linkFrom } from "#web/site/links/back-link.ts";
import { Link } from "#web/site/links/link.tsx";
import { useSettings, useUser } from "#web/site/use-site.ts";
import styles from "./gift-button.module.css";

/** Opens the gifts over the conversation, and says what each costs. Visitors are asked to log in. */
export function GiftButton({ recipient }: { readonly recipient: MemberId }) {
  const t = useTranslations("profiles.message");
  const { gift_credits } = useSettings();
  const isVisitor = useUser() === null;
  const ask = useLogInPrompt();
  const to = `${paths.memberChat(recipient)}?${GIFT_PARAM}=1`;
  return (
    <Link
      {...(isVisitor ? ask(to) : { to, state: linkFrom("profile"), viewTransition: true })}
      className={classNames(buttonClass({ variant: "quiet", size: "big" }), styles.gift)}
    >
      <Gift aria-hidden />
      <span className="visually-hidden-on-phone">{`${t("gift")} ·`}</span>
      <ButtonAside>
        <ButtonCredits credits={gift_credits} />
      </ButtonAside>
    </Link>
  );
}
