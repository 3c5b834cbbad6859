import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { Button, buttonClass } from "#ui/action/button.tsx";
import { useErrorText } from "#web/api/use-error-text.ts";
import { CredentialsForm } from "./credentials-form.tsx";
import { LanguageSelect } from "./language-select.tsx";
import { api } from "./office-api.ts";
import { useForm } from "./use-form.ts";
import styles from "./office.module.css";

const QrCode = lazy(() => import("#ui/qr/qr-code.tsx").then((file) => ({ default: file.QrCode })));

const fields = ["password", "code"] as const;

/** The page of an invitation. Its token is in the fragment, which stays in the browser. */
export function Welcome() {
  const t = useTranslations("office.welcome");
  const errorText = useErrorText();
  const [token] = useState(() => window.location.hash.slice(1));
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const invitation = useQuery({
    queryKey: ["invitation", token],
    queryFn: () => api("POST /api/office/invitation", { body: { token } }),
    enabled: token !== "",
    staleTime: Infinity,
  });
  if (codes) return <RecoveryCodes codes={codes} />;
  const problem =
    token === "" ? t("no_link") : invitation.isError ? errorText(invitation.error) : null;
  if (problem) {
    return (
      <main className={styles.narrow}>
        <p role="alert">{problem}</p>
        <LanguageSelect />
      </main>
    );
  }
  if (!invitation.data) return null;
  return <Invitation token={token} invitation={invitation.data} onAccepted={setCodes} />;
}

interface InvitationProps {
  readonly token: string;
  readonly invitation: { readonly name: string; readonly email: string } & TotpSecret;
  readonly onAccepted: (codes: readonly string[]) => void;
}

interface TotpSecret {
  readonly secret: string;
  readonly uri: string;
}

function Invitation({ token, invitation, onAccepted }: InvitationProps) {
  const t = useTranslations("office.welcome");
  const form = useForm(fields, async (values) => {
    const body = { token, ...values };
    onAccepted((await api("POST /api/office/invitation/accept", { body })).recovery_codes);
  });
  const { name, email, secret, uri } = invitation;
  return (
    <main className={styles.narrow}>
      <h1>{t("title", { name })}</h1>
      <p>{t("lead")}</p>
      <Suspense fallback={<div className={styles.qr} />}>
        <QrCode text={uri} label={t("qr")} />
      </Suspense>
      <dl className={styles.secret}>
        <dt>{t("secret")}</dt>
        <dd>{secret.replace(/(.{4})(?=.)/g, "$1 ")}</dd>
      </dl>
      <a href={uri} className={buttonClass({ variant: "quiet" })}>
        {t("open_app")}
      </a>
      <CredentialsForm
        form={form}
        password={{ label: t("password"), autoComplete: "new-password" }}
        code={{ label: t("code"), inputMode: "numeric" }}
        submitText={t("submit")}
      >
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      </CredentialsForm>
      <LanguageSelect />
    </main>
  );
}

function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const t = useTranslations("office.welcome");
  return (
    <main className={styles.narrow}>
      <h1>{t("recovery_title")}</h1>
      <p>{t("recovery_lead")}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button size="big" wide onClick={() => window.location.replace("/")}>
        {t("continue")}
      </Button>
    </main>
  );
}
