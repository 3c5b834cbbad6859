import { useTranslations } from "use-intl";
import { loadProfile } from "#web/features/profile-page/load-profile.ts";
import { ProfileScreen } from "#web/features/profile-page/profile-screen.tsx";
import { paths } from "#contract/paths.ts";

/** `/members/:id`: a profile with a link back to search. */
export function Page() {
  const t = useTranslations("profile-page");
  return <ProfileScreen back={{ to: paths.members(), text: t("backToSearch") }} />;
}

export const load = loadProfile;
