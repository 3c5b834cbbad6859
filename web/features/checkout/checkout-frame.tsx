import type { ReactNode } from "react";
import { Panel } from "#ui/panel.tsx";
import styles from "./checkout-frame.module.css";

interface CheckoutFrameProps {
  /** The panel's heading. */
  readonly heading: string;
  /** The order lines. */
  readonly lines: ReactNode;
  /** The price and the screen's only button, if there is one. */
  readonly action: ReactNode;
  /** Useful facts, below the button on wide screens and above it on phones. */
  readonly notes?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The choice on the left and the order on the right. On a phone they are stacked, and a bar with the
 * button replaces the tabs.
 */
export function CheckoutFrame({ heading, lines, action, notes, children }: CheckoutFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.main}>{children}</div>
      <Panel lifted className={styles.panel} aria-label={heading}>
        <div className={styles.sum}>
          <h2 className={styles.heading}>{heading}</h2>
          {lines}
        </div>
        {notes && <div className={styles.notes}>{notes}</div>}
        {action && (
          <div className={styles.action} data-action-bar>
            {action}
          </div>
        )}
      </Panel>
    </div>
  );
}
