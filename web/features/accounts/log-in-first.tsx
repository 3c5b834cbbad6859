import { useLocation, useNavigate, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { Modal } from "#ui/overlay/modal.tsx";
import { SignupLinkButton } from "#web/features/signup/signup-link.tsx";
import { useSignup } from "#web/features/signup/use-signup.ts";
import { nextAddress, paths } from "#web/paths.ts";
import { LinkButton } from "#web/site/link-button.tsx";
import { useRemoveParam } from "#web/site/use-remove-param.ts";
import { useUser } from "#web/site/use-site.ts";
import { ASKED, LIKE } from "./ask-to-log-in.ts";

/** Over the page a visitor is on: what the action needs, and that it is ready afterwards. */
export function LogInFirst() {
  const t = useTranslations("profiles");
  const visitor = useUser() === null;
  const signingUp = useSignup().modal;
  const [search] = useSearchParams();
  const close = useClose();
  const next = nextAddress(search);
  const action = actionOf(next);
  return (
    <Modal
      open={visitor && search.has(ASKED) && !signingUp}
      onClose={close}
      closeText={t("logInFirst.close")}
      title={t(`logInFirst.${action}.title`)}
      actions={
        <>
          <SignupLinkButton variant="quiet" size="big">
            {t("logInFirst.signUp")}
          </SignupLinkButton>
          <LinkButton to={paths.login(next)} size="big" wide>
            {t("logInFirst.logIn")}
          </LinkButton>
        </>
      }
    >
      <p>{t(`logInFirst.${action}.text`)}</p>
    </Modal>
  );
}

function useClose() {
  const navigate = useNavigate();
  const drop = useRemoveParam();
  const state = useLocation().state as { asked?: boolean } | null;
  return () => {
    if (state?.asked) void navigate(-1);
    else drop(ASKED);
  };
}

/** What the visitor wanted, as the address she comes back to says. */
function actionOf(next: string): "like" | "message" | "photos" {
  const url = new URL(next, "http://site.invalid");
  if (url.searchParams.has(LIKE)) return "like";
  return url.pathname.endsWith("/chat") ? "message" : "photos";
}
