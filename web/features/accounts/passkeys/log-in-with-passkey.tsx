import { KeyRound } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslations } from "use-intl";
import type { User } from "#contract/accounts.ts";
import type { PasskeyAssertion } from "#contract/accounts/passkeys.ts";
import { Button } from "#ui/action/button.tsx";
import type { Api } from "#web/api/api.ts";
import { useApi } from "#web/page-context.ts";
import { orReload } from "#web/site/loading/reload-on-failed-chunk.ts";
import styles from "./passkeys.module.css";
import { usePasskeySupport } from "#web/api/use-passkey-support.ts";

interface LogInWithPasskeyProps {
  readonly onLoggedIn: (user: User) => Promise<void>;
  readonly onError: (error: unknown) => void;
}

interface Choice {
  /** Started from the suggestions of the address field rather than the button. */
  readonly isSuggestion: boolean;
  /** Whether the member has left the page. */
  readonly isOver: () => boolean;
}

/**
 * Logs in with a passkey: with the button, or when the member picks one from the suggestions of the
 * address field.
 */
export function LogInWithPasskey({ onLoggedIn, onError }: LogInWithPasskeyProps) {
  const t = useTranslations("accounts.login");
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const isSupported = usePasskeySupport();
  const logIn = async (choice: Choice) => {
    const credential = await choosePasskey(api, choice);
    if (!credential) return;
    const { user } = await api("POST /api/login/passkey", { body: { credential } });
    await onLoggedIn(user);
  };
  const suggest = useEffectEvent((isOver: () => boolean) => {
    void logIn({ isSuggestion: true, isOver }).catch(onError);
  });
  useEffect(() => {
    let over = false;
    suggest(() => over);
    return () => {
      over = true;
      void cancelSuggestion().catch(() => undefined);
    };
  }, []);
  const press = () => {
    setBusy(true);
    void logIn({ isSuggestion: false, isOver: () => false })
      .catch(onError)
      .finally(() => setBusy(false));
  };
  if (isSupported === false) return null;
  return (
    <Button
      type="button"
      variant="quiet"
      size="big"
      wide
      className={styles.logIn}
      icon={<KeyRound />}
      busy={busy}
      busyText={t("busy")}
      onClick={press}
    >
      {t("passkey")}
    </Button>
  );
}

/** Returns what the device signed; null if the member chose no passkey. */
async function choosePasskey(
  api: Api,
  { isSuggestion, isOver }: Choice,
): Promise<PasskeyAssertion | null> {
  const passkeys = import("#web/api/passkey-ceremonies.ts");
  const ceremonies = await (isSuggestion ? passkeys.catch(() => null) : orReload(passkeys));
  if (!ceremonies) return null;
  const { browserSupportsWebAuthnAutofill, signWithPasskey } = ceremonies;
  if (isSuggestion && !(await browserSupportsWebAuthnAutofill())) return null;
  const { options } = await api("POST /api/login/passkey/options", {});
  return isOver() ? null : signWithPasskey(options, { isSuggestion });
}

/** Ends the suggestions, which would otherwise stay active on the next page. */
async function cancelSuggestion() {
  const { WebAuthnAbortService } = await import("@simplewebauthn/browser");
  WebAuthnAbortService.cancelCeremony();
}
