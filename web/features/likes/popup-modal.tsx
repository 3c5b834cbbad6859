import { IntlProvider } from "use-intl";
import { usePageContext } from "#web/page-context.ts";
import { shellAreas } from "#web/texts/areas.ts";
import { textsOf } from "#web/texts/load-texts.ts";
import { MatchModal } from "./match-modal.tsx";
import { NewLikeModal } from "./new-like-modal.tsx";
import { popupAreas } from "./popup-areas.ts";
import { popups } from "./popup-store.ts";
import type { Popup } from "./popup-store.ts";

/** A pop-up over a page that may lack its texts: it brings its own. */
export function PopupModal({ popup }: { readonly popup: Popup }) {
  const { locale } = usePageContext();
  const texts = textsOf(locale, [...shellAreas, ...popupAreas]);
  const Modal = popup.is === "match" ? MatchModal : NewLikeModal;
  return (
    <IntlProvider locale={locale} messages={texts as never} timeZone="Europe/Amsterdam">
      <Modal member={popup.member} onEnd={() => popups.end(popup)} />
    </IntlProvider>
  );
}
