import { ArrowLeft, Lock } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import type { Seeking } from "#contract/catalogue/attributes.ts";
import { matchFinderChoices } from "#contract/catalogue/match-finder.ts";
import type { AgeGroup, MatchFinderQuestion } from "#contract/catalogue/match-finder.ts";
import { Button } from "#ui/action/button.tsx";
import { PictureChoice, PictureChoices } from "#ui/form/choices/picture-choice.tsx";
import { Steps } from "#ui/status/steps.tsx";
import { Note } from "#ui/text/note.tsx";
import { paths } from "#contract/paths.ts";
import { NoScriptNote } from "#web/site/no-script-note.tsx";
import { TextLink } from "#web/site/links/text-link.tsx";
import { useSettings, useUser } from "#web/site/use-site.ts";
import { chooseAgeGroup } from "./age-group.ts";
import { examplesOf } from "./examples.ts";
import type { MatchFinderChoice } from "./examples.ts";
import styles from "./match-finder.module.css";

type Answers = Readonly<Partial<Record<MatchFinderQuestion, MatchFinderChoice>>>;

/** One question a screen, each with two drawn examples. The answers stay in this component. */
export function MatchFinder({ seeks }: { readonly seeks: Seeking }) {
  const t = useTranslations("match-finder");
  const [answers, setAnswers] = useState<Answers>({});
  const { question, number, total, onward } = useQuestion();
  const heading = useFocusOnChange(number);
  const ids = { title: useId(), help: useId() };
  const visitor = useUser() === null;
  const isLast = number === total;
  const last = visitor ? t("toSignup") : t("toMembers");

  const choose = (choice: MatchFinderChoice) => setAnswers({ ...answers, [question]: choice });
  function skip() {
    const { [question]: _skipped, ...others } = answers;
    setAnswers(others);
    onward(others);
  }
  return (
    <form
      className={styles.page}
      method="dialog"
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        onward(answers);
      }}
    >
      <div className={styles.words}>
        {number > 1 && (
          <p>
            <TextLink to={paths.matchFinder(number - 1)}>
              <ArrowLeft aria-hidden />
              {t("back")}
            </TextLink>
          </p>
        )}
        <Steps
          step={number - 1}
          total={total}
          text={t("progress", { current: String(number), total: String(total) })}
        />
        <h1 ref={heading} tabIndex={-1} id={ids.title}>
          {t(`questions.${question}`)}
        </h1>
        <p id={ids.help} className={styles.help}>
          {t("drawings")}
        </p>
      </div>
      <fieldset className={styles.choices} aria-labelledby={ids.title} aria-describedby={ids.help}>
        <PictureChoices>
          {matchFinderChoices[question].map((choice) => (
            <PictureChoice
              key={choice}
              name={question}
              value={choice}
              pictures={examplesOf(choice, seeks)}
              checked={answers[question] === choice}
              onChange={() => choose(choice)}
            >
              <strong className={styles.choice}>{t(`choices.${choice}`)}</strong>
              <span className={styles.example}>{t("example")}</span>
            </PictureChoice>
          ))}
        </PictureChoices>
      </fieldset>
      <div className={styles.privacy}>
        <Note icon={<Lock aria-hidden />}>{t("private")}</Note>
        <NoScriptNote />
      </div>
      <div className={styles.actions}>
        <Button type="submit" size="big">
          {isLast ? last : t("onward")}
        </Button>
        <Button variant="quiet" size="big" onClick={skip}>
          {t("skip")}
        </Button>
      </div>
    </form>
  );
}

/** The question in the address (`?question=2`), so that Back goes one question back. */
function useQuestion() {
  const { match_finder } = useSettings();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const visitor = useUser() === null;
  const total = match_finder.length;
  const requested = Math.trunc(Number(search.get("question"))) || 1;
  const number = Math.min(Math.max(requested, 1), total);
  const question = match_finder[number - 1] ?? "age";

  function onward({ age }: Answers) {
    chooseAgeGroup((age as AgeGroup | undefined) ?? null);
    const after = visitor ? paths.signup() : paths.signupMatches();
    void navigate(number < total ? paths.matchFinder(number + 1) : after);
  }
  return { question, number, total, onward };
}

/** Focuses the heading of each next question, so that screen readers read it. */
function useFocusOnChange(number: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(number);
  useEffect(() => {
    if (shown.current !== number) heading.current?.focus();
    shown.current = number;
  }, [number]);
  return heading;
}
