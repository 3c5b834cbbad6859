import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { Suspense, useEffect, useId, useRef } from "react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { CurrentStaffWire } from "#contract/office/session.ts";
import { Button } from "#ui/action/button.tsx";
import { ToastRegion } from "#ui/overlay/toaster.tsx";
import { Wordmark } from "#ui/text/wordmark.tsx";
import { LanguageSelect } from "./language-select.tsx";
import { api, countsQuery } from "./office-api.ts";
import { useActivity } from "./use-activity.ts";
import { accountPage, pagesOf } from "./pages.ts";
import type { OfficePage } from "./pages.ts";
import styles from "./office.module.css";

interface FrameProps {
  readonly staff: CurrentStaffWire;
  readonly current: OfficePage | undefined;
  readonly children: ReactNode;
}

/** The deep rail with the menu and who is signed in, and the page next to it. */
export function Frame({ staff, current, children }: FrameProps) {
  const t = useTranslations("office");
  const whoId = useId();
  useActivity();
  async function signOut() {
    await api("DELETE /api/office/session", {});
    // Nothing of what this person saw stays in memory.
    window.location.reload();
  }
  const names = [...new Set(staff.roles.map((one) => one.site_name))];
  const roles = [...new Set(staff.roles.map((one) => one.role))];
  return (
    <div className={styles.frame}>
      <header className={styles.rail} data-ground="deep">
        <Wordmark name={t("title")} />
        <button type="button" popoverTarget={whoId} className={styles.opener}>
          {staff.name}
          <ChevronDown />
        </button>
        <Menu staff={staff} current={current} />
        {/* The foot of the rail; on a phone it opens from the button above. */}
        <div id={whoId} popover="auto" className={styles.who}>
          <a href={accountPage.path} title={t("account")} className={styles.name}>
            {staff.name}
          </a>
          <span>{[...roles.map((role) => t(`roles.${role}`)), ...names].join(", ")}</span>
          <LanguageSelect />
          <Button variant="ghost-deep" onClick={() => void signOut()}>
            {t("sign_out")}
          </Button>
        </div>
      </header>
      <main className={styles.page}>
        <Suspense>{children}</Suspense>
      </main>
      <ToastRegion />
    </div>
  );
}

function Menu({ staff, current }: Pick<FrameProps, "staff" | "current">) {
  const t = useTranslations("office");
  const pages = pagesOf(staff);
  const counts = useQuery({ ...countsQuery, enabled: pages.length > 0 });
  const { isPending } = counts;
  const currentLink = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // On a phone the menu is one line that scrolls, and the counts make it longer.
    if (isPending) return;
    currentLink.current?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [isPending]);
  if (pages.length === 0) return null;
  return (
    <nav aria-label={t("menu")} className={styles.menu}>
      {pages.map(({ name, path, icon: Icon, count }) => (
        <a
          key={path}
          href={path}
          aria-current={name === current?.name ? "page" : undefined}
          className={styles.link}
          ref={name === current?.name ? currentLink : undefined}
        >
          <Icon />
          <span>{t(`pages.${name}`)}</span>
          {count !== undefined && (counts.data?.[count] ?? 0) > 0 && (
            <span className={styles.count}>{counts.data?.[count]}</span>
          )}
        </a>
      ))}
    </nav>
  );
}
