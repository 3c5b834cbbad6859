import { useTranslations } from "use-intl";
import { loadProfile } from "#web/features/profile-page/load-profile.ts";
import { ProfileScreen } from "#web/features/profile-page/profile-screen.tsx";
import { paths } from "#contract/paths.ts";

/** `/likes/m/:id`: the profile screen with a link back to likes. */
export function Page() {
  const t = useTranslations("profile-page");
  return <ProfileScreen back={{ to: paths.likes(), text: t("backToLikes") }} />;
}

export const load = loadProfile;
