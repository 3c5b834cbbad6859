import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import choice from "./choice-row.module.css";
import styles from "./picture-choice.module.css";

interface PictureChoiceProps extends Omit<ComponentProps<"input">, "type" | "name" | "value"> {
  /** The same in every choice of a question. */
  readonly name: string;
  readonly value: string;
  /** Two share the frame, one next to the other. */
  readonly pictures: readonly string[];
}

/** A radio answer below its picture, which is part of the target. The text says what it shows. */
export function PictureChoice({ pictures, children, ...rest }: PictureChoiceProps) {
  return (
    <label className={styles.choice}>
      <span className={styles.frame}>
        {pictures.map((src) => (
          <img key={src} src={src} alt="" width={480} height={600} decoding="async" />
        ))}
      </span>
      <span className={styles.answer}>
        <input {...rest} type="radio" className={classNames(choice.dot)} />
        <span>{children}</span>
      </span>
    </label>
  );
}

/** Two choices of equal size. */
export function PictureChoices({ children }: { readonly children: ReactNode }) {
  return <div className={styles.choices}>{children}</div>;
}
