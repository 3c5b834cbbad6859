import { MailCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import { ResendActivation } from "#web/features/activation/resend-activation.tsx";
import type { MadeAccount } from "./signup-store.ts";
import styles from "./signup-complete.module.css";

interface SignupCompleteProps {
  readonly made: MadeAccount;
  readonly heading: "h1" | "h2";
  readonly onward: () => void;
}

/** The account is made; what is left is to confirm its address. */
export function SignupComplete({ made, heading: Heading, onward }: SignupCompleteProps) {
  const t = useTranslations("signup.complete");
  const title = useRef<HTMLHeadingElement>(null);
  // The form and its button are gone; what took their place is read out.
  useEffect(() => title.current?.focus(), []);
  const sent = made.loggedIn ? "sent" : "neutral";
  return (
    <div className={styles.complete}>
      <MailCheck aria-hidden className={styles.icon} />
      <Heading ref={title} className={styles.title} tabIndex={-1}>
        {t("title")}
      </Heading>
      <p className={styles.text}>
        {t.rich(sent, { email: made.email, address: (words) => <strong>{words}</strong> })}
      </p>
      {made.loggedIn && <p className={styles.text}>{t("until")}</p>}
      <Button size="big" wide onClick={onward}>
        {t("onward")}
      </Button>
      <div className={styles.again}>
        <p>{t("spam")}</p>
        {made.loggedIn && <ResendActivation />}
      </div>
    </div>
  );
}
