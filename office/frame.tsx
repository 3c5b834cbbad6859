import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { CurrentStaffWire } from "#contract/office/session.ts";
import { Button } from "#ui/action/button.tsx";
import { ToastRegion } from "#ui/overlay/toaster.tsx";
import { Wordmark } from "#ui/text/wordmark.tsx";
import { LanguageSelect } from "./language-select.tsx";
import { api, photosQuery, sessionQuery } from "./office-api.ts";
import styles from "./office.module.css";

interface FrameProps {
  readonly staff: CurrentStaffWire;
  readonly children: ReactNode;
}

/** The deep rail with who is signed in, and the page next to it. */
export function Frame({ staff, children }: FrameProps) {
  const t = useTranslations("office");
  const queryClient = useQueryClient();
  const isModerator = staff.roles.some(({ role }) => role === "moderator");
  const photos = useQuery({ ...photosQuery, enabled: isModerator });
  async function signOut() {
    await api("DELETE /api/office/session", {});
    queryClient.clear();
    queryClient.setQueryData(sessionQuery.queryKey, { staff: null });
  }
  const names = [...new Set(staff.roles.map((one) => one.site_name))];
  const roles = [...new Set(staff.roles.map((one) => one.role))];
  return (
    <div className={styles.frame}>
      <header className={styles.rail}>
        <Wordmark name={t("title")} />
        {isModerator && (
          <nav>
            <a href="/" aria-current="page" className={styles.link}>
              {t("photos.title")} <span>{photos.data?.waiting ?? ""}</span>
            </a>
          </nav>
        )}
        <div className={styles.who}>
          <strong>{staff.name}</strong>
          <span>{[...roles.map((role) => t(`roles.${role}`)), ...names].join(", ")}</span>
          <LanguageSelect />
          <Button variant="ghost-deep" onClick={() => void signOut()}>
            {t("sign_out")}
          </Button>
        </div>
      </header>
      <main className={styles.page}>{children}</main>
      <ToastRegion />
    </div>
  );
}
