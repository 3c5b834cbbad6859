import { useLocation, useNavigate, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { Modal } from "#ui/overlay/modal.tsx";
import { SignupLinkButton } from "#web/features/signup/signup-link.tsx";
import { nextAddress, paths } from "#contract/paths.ts";
import { GIFT_PARAM } from "#web/features/chat/composer/use-picker.ts";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { useRemoveParam } from "#web/site/use-remove-param.ts";
import { LOG_IN_NEXT_PARAM, LIKE_PARAM } from "./use-log-in-prompt.ts";

/** Asks a visitor to log in before an action; after log-in the action can continue. */
export function LogInModal({ open }: { readonly open: boolean }) {
  const t = useTranslations("log-in-first");
  const [search] = useSearchParams();
  const close = useClose();
  const next = nextAddress(search);
  const action = actionOf(next);
  return (
    <Modal
      open={open}
      onClose={close}
      hasAddress
      closeText={t("close")}
      title={t(`before.${action}.title`)}
      actions={
        <>
          <LinkButton to={paths.login(next)} variant="quiet" size="big" wide>
            {t("logIn")}
          </LinkButton>
          <SignupLinkButton size="big" wide>
            {t("signUp")}
          </SignupLinkButton>
        </>
      }
    >
      <p>{t(`before.${action}.text`)}</p>
    </Modal>
  );
}

function useClose() {
  const navigate = useNavigate();
  const drop = useRemoveParam();
  const state = useLocation().state as { opensQuestion?: boolean } | null;
  return () => {
    if (state?.opensQuestion) void navigate(-1);
    else drop(LOG_IN_NEXT_PARAM);
  };
}

/** Derives the visitor's action from the address that opens after log-in. */
function actionOf(next: string): "like" | "gift" | "message" | "photos" {
  const url = new URL(next, "http://site.invalid");
  if (url.searchParams.has(LIKE_PARAM)) return "like";
  if (url.searchParams.has(GIFT_PARAM)) return "gift";
  return url.pathname.endsWith("/chat") ? "message" : "photos";
}
