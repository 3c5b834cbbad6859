import { Outlet } from "react-router";
import { Disclaimer } from "#web/shell/disclaimer.tsx";
import { SkipLink } from "#web/shell/skip-link.tsx";
import styles from "./layouts.module.css";

/** A landing page fills the screen by its own design; the disclaimer stays under it. */
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
