import { useTranslations } from "use-intl";
import { OfflineError, isApiError } from "./api.ts";

/** The message for anything a call threw: the server's, or a general one if there is none. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations("errors");
  return (error) => {
    if (error instanceof OfflineError) return t("offline");
    if (isApiError(error) && error.body.message !== "") return error.body.message;
    return t("unexpected");
  };
}
