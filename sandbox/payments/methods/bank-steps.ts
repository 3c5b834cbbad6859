import { markup } from "#server/platform/html.ts";
import {
  buttonForm,
  cancelForm,
  otherOutcomes,
  outcomeForm,
  payLabel,
} from "#sandbox/payments/pages/forms.ts";
import { fill } from "#sandbox/payments/texts.ts";
import type { Bank, MethodData } from "./method.ts";

/** The two pages of a method that pays at a bank: choose the bank, then confirm there. */
export function buildBankSteps(
  banks: readonly Bank[],
): Pick<MethodData, "renderPage" | "actions"> & { readonly actions: object } {
  return {
    renderPage(payment, _state, t) {
      const bank = banks.find(({ id }) => id === payment.issuer);
      if (!bank) {
        const choices = banks.map(({ id, name }) =>
          buttonForm(payment, { path: "issuer", name: "issuer", value: id }, name),
        );
        return { title: t.chooseBank, body: markup`${choices}${cancelForm(payment, t)}` };
      }
      return {
        title: fill(t.bankTitle, { bank: bank.name }),
        body: markup`<p>${t.bankLead}</p>
          ${outcomeForm(payment, "pay", payLabel(payment, t), "main")}
          ${cancelForm(payment, t)}${otherOutcomes(payment, t)}`,
      };
    },
    actions: {
      issuer: (form) => {
        const bank = banks.find(({ id }) => id === form["issuer"]);
        return { is: "changed", change: bank ? { issuer: bank.id } : {} };
      },
    },
  };
}
