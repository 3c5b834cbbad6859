import type { ReactNode } from "react";
import { Panel } from "#ui/panel.tsx";
import styles from "./checkout-frame.module.css";

interface CheckoutFrameProps {
  /** The headline of the panel. */
  readonly heading: string;
  /** What is bought, line by line. */
  readonly lines: ReactNode;
  /** The price and the screen's one button; nothing where there is nothing to press. */
  readonly action: ReactNode;
  /** Under the button on wide screens, above it on phones: what is good to know. */
  readonly notes?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The choice on the left and the order on the right; on a phone below each other, with the button in
 * the bar at the bottom, in place of the tabs.
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
