import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Steps } from "#ui/status/steps.tsx";
import { steps } from "./answers.ts";

interface SignupProgressProps {
  readonly step: number;
  /** The Stop button, if no bar above has it. */
  readonly stop?: ReactNode;
}

export function SignupProgress({ step, stop }: SignupProgressProps) {
  const t = useTranslations("signup");
  const [current, total] = [step + 1, steps.length];
  const text = t("progress", { current: String(current), total: String(total) });
  return <Steps current={current} total={total} text={text} aside={stop} />;
}
