import { useUser } from "#web/shell/use-site.ts";
import { MemberHome } from "./member-home.tsx";
import { VisitorHome } from "./visitor-home.tsx";

/** `/`: for a visitor what the site is, for a member what is new. */
export function Page() {
  const user = useUser();
  return user ? <MemberHome user={user} /> : <VisitorHome />;
}
