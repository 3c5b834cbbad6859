import { useTranslations } from "use-intl";
import { Steps } from "#ui/steps.tsx";
import { steps } from "./answers.ts";

export function SignupProgress({ step }: { step: number }) {
  const t = useTranslations("signup");
  const [current, total] = [step + 1, steps.length];
  const text = t("progress", { current: String(current), total: String(total) });
  return <Steps current={current} total={total} text={text} />;
}
