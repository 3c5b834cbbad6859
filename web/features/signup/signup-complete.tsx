import { MailCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#ui/button.tsx";
import { ResendActivation } from "#web/features/activation/resend-activation.tsx";
import styles from "./signup-complete.module.css";

interface SignupCompleteProps {
  readonly email: string;
  readonly heading: "h1" | "h2";
  readonly onward: () => void;
}

/** The account is made; what is left is to confirm its address. */
export function SignupComplete({ email, heading: Heading, onward }: SignupCompleteProps) {
  const t = useTranslations("signup.complete");
  const title = useRef<HTMLHeadingElement>(null);
  // The form and its button are gone; what took their place is read out.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.complete}>
      <MailCheck aria-hidden className={styles.icon} />
      <p className={styles.label}>{t("label")}</p>
      <Heading ref={title} className={styles.title} tabIndex={-1}>
        {t("title")}
      </Heading>
      <p className={styles.text}>
        {t.rich("sent", { email, address: (words) => <strong>{words}</strong> })}
      </p>
      <p className={styles.text}>{t("until")}</p>
      <Button size="big" wide onClick={onward}>
        {t("onward")}
      </Button>
      <div className={styles.again}>
        <p>{t("spam")}</p>
        <ResendActivation />
      </div>
    </div>
  );
}
