import { ArrowLeft } from "lucide-react";
import { useLocation, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { IconButton } from "#ui/action/icon-button.tsx";
import { paths } from "#contract/paths.ts";

const ROUTES = [paths.members(), paths.likes(), paths.credits()];

/**
 * Goes back, on the pages of members, likes and credits. For the installed app, which has no buttons of
 * a browser.
 */
export function BackButton() {
  const t = useTranslations("shell.nav");
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const hasButton = ROUTES.some((route) => pathname === route || pathname.startsWith(`${route}/`));
  if (!hasButton) return null;
  // Without a page before it, as after a start from a link, back is the front page.
  const goBack = () => void (history.length > 1 ? navigate(-1) : navigate(paths.home()));
  return (
    <IconButton name={t("back")} onClick={goBack}>
      <ArrowLeft />
    </IconButton>
  );
}
