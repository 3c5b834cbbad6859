import { encode } from "uqr";
import styles from "./qr-code.module.css";

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** A picture that a phone's camera reads as this text, dark on light in both colour schemes. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.code}>
      <path d={squares.join("")} />
    </svg>
  );
}
