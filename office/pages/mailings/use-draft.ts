import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import type { MailingKind } from "#contract/office/mailing-kinds.ts";
import type { LoadedMailing, MailingTexts } from "#contract/office/mailings.ts";
import { api } from "#office/office-api.ts";
import { showToast } from "#ui/overlay/show-toast.ts";
import { errorCode } from "#web/api/api.ts";
import { useErrorText } from "#web/api/use-error-text.ts";

interface DraftValue {
  readonly site: string;
  readonly kind: MailingKind;
  readonly texts: MailingTexts;
}

/** The draft being written, and how it is saved. Leaving the page with unsaved text asks first. */
export function useDraft(mailing: LoadedMailing | null, firstSite: string) {
  const t = useTranslations("office.mailings");
  const errorText = useErrorText();
  const [value, setValue] = useState<DraftValue>(
    mailing ?? { site: firstSite, kind: "news", texts: {} },
  );
  const [version, setVersion] = useState(mailing?.version ?? 0);
  const [dirty, setDirty] = useState(false);
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [dirty]);

  /** Saves the draft and returns its version. */
  async function store(): Promise<number> {
    const { site, kind, texts } = value;
    if (!mailing) {
      const { id } = await api("POST /api/office/mailings", { body: { site, kind, texts } });
      leave(`/mailings?id=${id}`);
      return 1;
    }
    if (!dirty) return version;
    const body = { version, kind, texts };
    const saved = await api("PUT /api/office/mailings/:id", { params: { id: mailing.id }, body });
    setVersion(saved.version);
    setDirty(false);
    return saved.version;
  }

  /** Leaves the page, after switching off the question about unsaved text. */
  function leave(path: string) {
    setDirty(false);
    setTimeout(() => window.location.assign(path));
  }

  return {
    value,
    leave,
    change: (change: Partial<DraftValue>) => {
      setValue({ ...value, ...change });
      setDirty(true);
    },
    store,
    save: async (): Promise<string | null> => {
      try {
        await store();
        return t("saved");
      } catch (error) {
        if (errorCode(error) !== "mailing_changed") throw error;
        const action = { text: t("reload"), onAction: () => window.location.reload() };
        showToast({ text: errorText(error), action });
        return null;
      }
    },
  };
}

export type Draft = ReturnType<typeof useDraft>;
