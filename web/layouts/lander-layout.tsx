import { Outlet } from "react-router";
import { Disclaimer } from "#web/shell/disclaimer.tsx";
import { SkipLink } from "#web/shell/skip-link.tsx";
import styles from "./layouts.module.css";

/** For a landing page with its own design; only adds the disclaimer. */
export function LanderLayout() {
  return (
    <div className={styles.lander}>
      <SkipLink />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Disclaimer />
    </div>
  );
}
