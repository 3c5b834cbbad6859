import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Steps } from "#ui/status/steps.tsx";
import { steps } from "./answers.ts";

interface SignupProgressProps {
  /** From 0. */
  readonly step: number;
  /** The Stop button, if no bar above has it. */
  readonly stop?: ReactNode;
}

export function SignupProgress({ step, stop }: SignupProgressProps) {
  const t = useTranslations("signup");
  const numbers = { current: String(step + 1), total: String(steps.length) };
  return <Steps step={step} total={steps.length} text={t("progress", numbers)} aside={stop} />;
}
