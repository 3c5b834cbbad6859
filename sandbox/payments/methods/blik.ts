import { markup } from "#server/platform/html.ts";
import { buildShortCode } from "#sandbox/payments/payment.ts";
import type { SandboxPayment, Stage } from "#sandbox/payments/payment.ts";
import {
  actionForm,
  buttonForm,
  cancelForm,
  otherOutcomes,
  payLabel,
  textField,
} from "#sandbox/payments/pages/forms.ts";
import { formatTime } from "#sandbox/payments/pages/format-payment.ts";
import { chooseLanguage, fill } from "#sandbox/payments/texts.ts";
import type { MethodData } from "./method.ts";

/** How long a code can be used. */
const CODE_MS = 55_000;
const CODES = 2;

export const blik = {
  description: "BLIK",
  countries: ["PL"],
  currencies: ["PLN"],
  minimum: 1,
  maximum: 1_000_000,
  lifeMs: 15 * 60_000,
  sequences: ["oneoff"],
  renderPage(payment, { at, error }, t) {
    const title = fill(t.payWith, { method: t.methods.blik });
    const start = (label: string) =>
      buttonForm(payment, { path: "start", name: "start", value: "code" }, label, "main");
    const end = markup`${cancelForm(payment, t)}${otherOutcomes(payment, t)}`;
    const { stage } = payment;
    if (!isCode(stage)) {
      return { title, body: markup`<p>${t.blik.lead}</p> ${start(t.blik.start)}${end}` };
    }
    const time = formatTime(stage.until, chooseLanguage(payment.locale));
    if (at.getTime() >= Date.parse(stage.until)) {
      return {
        title,
        body: markup`<p class="error" role="alert">${fill(t.blik.expired, { time })}</p>
          ${start(t.blik.again)}${end}`,
      };
    }
    const code = buildShortCode(payment, stage.round);
    return {
      title,
      body: markup`<p>${fill(t.blik.shown, { code, time })}</p>
        ${stage.round < CODES ? null : markup`<p>${t.blik.last}</p>`}
        ${actionForm(
          payment,
          "code",
          markup`${textField(t.blik.label, { name: "code", inputmode: "numeric", maxlength: 7, pattern: "[0-9]{3} ?[0-9]{3}", ...(error && { error: { id: "code-error", text: t.errors[error] } }) })}
            <button class="main">${payLabel(payment, t)}</button>`,
        )}${end}`,
    };
  },
  actions: {
    start(_form, { stage }, at) {
      const running = isCode(stage) && at.getTime() < Date.parse(stage.until);
      const round = isCode(stage) ? stage.round + 1 : 1;
      if (running || round > CODES) return { is: "changed", change: {} };
      const until = new Date(at.getTime() + CODE_MS).toISOString();
      return {
        is: "changed",
        change: {
          stage: { name: "code", until, round, mistakes: 0 },
          // The last code takes the payment with it.
          ...(round === CODES && { expiresAt: until }),
        },
      };
    },
    code(form, payment, at) {
      const { stage } = payment;
      if (!isCode(stage) || at.getTime() >= Date.parse(stage.until)) {
        return { is: "changed", change: {} };
      }
      if (isRight(form["code"] ?? "", payment, stage)) {
        return { is: "decided", decision: { status: "paid" } };
      }
      if (stage.mistakes > 0) return { is: "decided", decision: { status: "failed" } };
      const change = { stage: { ...stage, mistakes: stage.mistakes + 1 } };
      return { is: "invalid", error: "codeWrong", change };
    },
  },
  buildDetails: () => ({}),
} as const satisfies MethodData;

type CodeStage = Extract<Stage, { name: "code" }>;

function isCode(stage: Stage | null): stage is CodeStage {
  return stage?.name === "code";
}

function isRight(typed: string, payment: SandboxPayment, { round }: CodeStage): boolean {
  return typed.replace(/\s/g, "") === buildShortCode(payment, round).replace(/\s/g, "");
}
