import { MailCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { Button } from "#ui/action/button.tsx";
import { ResendActivation } from "#web/features/activation/resend-activation.tsx";
import { lazyPart } from "#web/site/loading/lazy-part.tsx";
import type { NewAccount } from "./signup-store.ts";
import styles from "./signup-complete.module.css";

const FirstPhoto = lazyPart(
  async () => (await import("#web/features/photos/first-photo.tsx")).FirstPhoto,
  ["photos"],
);

interface SignupCompleteProps {
  readonly newAccount: NewAccount;
  readonly heading: "h1" | "h2";
  readonly onContinue: () => void;
}

/** Shown once the account exists and only its address needs confirming. */
export function SignupComplete({ newAccount, heading: Heading, onContinue }: SignupCompleteProps) {
  const t = useTranslations("signup.complete");
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone, so screen readers should read this screen.
  useEffect(() => title.current?.focus(), []);
  const sent = newAccount.loggedIn ? "sent" : "neutral";
  return (
    <div className={styles.complete}>
      <MailCheck aria-hidden className={styles.icon} />
      <Heading ref={title} className={styles.title} tabIndex={-1}>
        {t("title")}
      </Heading>
      <p className={styles.text}>
        {t.rich(sent, { email: newAccount.email, address: (words) => <strong>{words}</strong> })}
      </p>
      {newAccount.loggedIn && <p className={styles.text}>{t("until")}</p>}
      {newAccount.loggedIn && <FirstPhoto />}
      <Button size="big" wide onClick={onContinue}>
        {t("onward")}
      </Button>
      <div className={styles.again}>
        <p>{t("spam")}</p>
        {newAccount.loggedIn && <ResendActivation />}
      </div>
    </div>
  );
}
