import { Suspense, lazy, useState } from "react";
import { useMatches } from "react-router";
import type { Locale } from "#contract/languages.ts";
import { usePageContext } from "#web/page-context.ts";
import type { RouteName } from "#web/route-table.ts";
import { orReload } from "#web/shell/reload-on-failed-chunk.ts";
import { loadTexts } from "#web/texts/load-texts.ts";
import { signupAreas } from "./signup-areas.ts";
import { useSignup } from "./use-signup.ts";

/** Where the sign-up modal stands in a layout. Its code and texts come when it first opens. */
export function SignupHost() {
  const { modal } = useSignup();
  const { locale } = usePageContext();
  const [Modal] = useState(() => lazyModal(locale));
  const [wanted, setWanted] = useState(false);
  const onItsPage = useMatches().some(({ id }) => id === ("signup" satisfies RouteName));
  const open = modal && !onItsPage;
  if (open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <Modal open={open} />
    </Suspense>
  );
}

function lazyModal(locale: Locale) {
  return lazy(async () => {
    const [{ SignupModal }] = await Promise.all([
      orReload(import("./signup-modal.tsx")),
      loadTexts(locale, signupAreas),
    ]);
    return { default: SignupModal };
  });
}
