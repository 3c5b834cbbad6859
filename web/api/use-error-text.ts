import { useTranslations } from "use-intl";
import { OfflineError, isApiError } from "./api.ts";

/** Returns the message for any error of a call: the server's, or a general message. */
export function useErrorText(): (error: unknown) => string {
  const t = useTranslations("errors");
  return (error) => {
    if (error instanceof OfflineError) return t("offline");
    if (isApiError(error) && error.body.message !== "") return error.body.message;
    return t("unexpected");
  };
}
