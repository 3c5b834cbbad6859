import { risks } from "#contract/catalogue/risks.ts";
import { computeScores, computeTotal, findLikely } from "#server/domains/recognition/model.ts";
import { findCertainRisks } from "#server/domains/recognition/risks/find-risks.ts";
import type { Example } from "./fit-risks.ts";
import type { Message } from "./risk-examples.ts";
import { trainModel } from "./train-risks.ts";

const FOLDS = 5;

/** A message as a model sees it that was not trained on it. */
export interface Scored {
  readonly message: Message;
  /** Infinite if a number or an address decides. */
  readonly riskiness: number;
  /** Whether its own label is found at a threshold. */
  readonly isRight: (threshold: number) => boolean;
}

/** Trains with four fifths of a language's messages and reads the last fifth, five times. */
export function crossValidate(
  messages: readonly Message[],
  others: readonly Example[],
): readonly Scored[] {
  const seen = new Map<string, number>();
  const folds = messages.map(({ label, isOpen }) => {
    const key = `${label} ${isOpen}`;
    const number = seen.get(key) ?? 0;
    seen.set(key, number + 1);
    return number % FOLDS;
  });
  return Array.from({ length: FOLDS }, (_, fold) => {
    const rest = messages.filter((__, at) => folds[at] !== fold);
    const model = trainModel([...rest.map(({ example }) => example), ...others]);
    return messages
      .filter((__, at) => folds[at] === fold)
      .map((message) => {
        const scores = computeScores(model, message.features);
        const certain = findCertainRisks(message.text);
        return {
          message,
          riskiness: certain.length > 0 ? Infinity : computeTotal(scores),
          isRight: (threshold: number) =>
            certain.some((risk) => risk === message.label) ||
            findLikely(scores, threshold).some((at) => risks[at] === message.label),
        };
      });
  }).flat();
}

/** Above it are this share of the harmless messages. */
export function chooseThreshold(scored: readonly Scored[], falseAlarms: number): number {
  const harmless = scored
    .filter(({ message }) => message.label === "harmless")
    .map((one) => one.riskiness)
    .toSorted((a, b) => b - a);
  const least = harmless[Math.floor(harmless.length * falseAlarms)] ?? 0;
  // Rounded up: rounded down, more messages would be above it.
  return Math.ceil(least * 100) / 100;
}

/** The share of risky messages whose risk is found, and of harmless ones with any. */
export function measure(scored: readonly Scored[], threshold: number) {
  const share = (all: readonly Scored[], isCounted: (one: Scored) => boolean) =>
    all.filter(isCounted).length / all.length;
  const isHarmless = ({ message }: Scored) => message.label === "harmless";
  return {
    recall: share(
      scored.filter((one) => !isHarmless(one)),
      (one) => one.isRight(threshold),
    ),
    falseAlarms: share(scored.filter(isHarmless), (one) => one.riskiness > threshold),
  };
}
