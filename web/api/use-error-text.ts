import { useTranslations } from "use-intl";
import { OfflineError, isApiError } from "./api.ts";

/** The sentence for anything a call threw: the server's own, or ours where none came. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations("errors");
  return (error) => {
    if (error instanceof OfflineError) return t("offline");
    if (isApiError(error) && error.body.message !== "") return error.body.message;
    return t("unexpected");
  };
}
