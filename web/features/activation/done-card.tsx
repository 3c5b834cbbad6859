import type { ReactNode } from "react";
import { Panel } from "#ui/panel.tsx";
import styles from "./done-card.module.css";

/** A card on `/activate/done`. */
export function DoneCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel className={styles.card}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </Panel>
  );
}
