import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { OpenedPayment } from "#contract/orders.ts";
import type { MemberId, OrderId } from "#contract/shared/ids.ts";
import type { Outcome } from "#tests/world/a-sandbox.ts";
import { callApi, RETRY_MS } from "./call-api.ts";
import { pageOf } from "#tests/world/a-sandbox.ts";

export interface Buyer {
  readonly id: MemberId;
  readonly cookie: string;
  /** What the buyer does with each order in turn; repeats from the start. */
  readonly plans: readonly OrderPlan[];
}

/** What a buyer does with one order. */
export interface OrderPlan {
  /** The choices on the provider's page, in order; empty if the buyer leaves. */
  readonly chooses: readonly Outcome[];
  /** Whether the buyer returns to the status screen. */
  readonly returns: boolean;
  /** Leaves if the order gets no response at once, and never reaches the provider. */
  readonly impatient?: boolean;
}

/** The responses a buyer got about an order. */
export interface PlacedOrder {
  /** The id of the request, the same for all retries. */
  readonly intent: string;
  readonly payment: OrderId | null;
  /** The status screen showed the order as paid. */
  readonly seenCompleted: boolean;
}

/** A member who pays in every possible way, and sometimes not at all. */
export const payingPlans: readonly OrderPlan[] = [
  { chooses: ["pay"], returns: true },
  { chooses: ["pay_lost"], returns: false },
  { chooses: ["fail"], returns: true },
  { chooses: ["pay_twice"], returns: true },
  { chooses: ["pay_twice"], returns: false },
  { chooses: ["cancel"], returns: true },
  { chooses: ["pending", "pay"], returns: true },
  { chooses: ["pay"], returns: false, impatient: true },
  { chooses: [], returns: false },
];

/** A member who never pays and must get nothing. */
export const neverPayingPlans: readonly OrderPlan[] = [
  { chooses: ["fail"], returns: true },
  { chooses: ["cancel"], returns: false },
  { chooses: ["expire"], returns: true },
  { chooses: ["pending", "fail"], returns: false },
  { chooses: [], returns: true },
];

interface Run {
  readonly base: string;
  readonly until: () => boolean;
  /** Chooses on the provider's page; returns the address of the redirect. */
  readonly choose: (checkoutUrl: string, outcome: Outcome) => Promise<string | null>;
}

/** Places and pays orders until the run ends; retries each order until it gets a response. */
export async function buyUntil(
  buyer: Buyer,
  run: Run,
): Promise<{ ordered: PlacedOrder[]; retries: number }> {
  const ordered: PlacedOrder[] = [];
  let retries = 0;
  for (let turn = 0; !run.until(); turn += 1) {
    const plan = buyer.plans[turn % buyer.plans.length];
    if (!plan) throw new Error("the buyer has no plans");
    const intent = randomUUID();
    let opened = await order(run.base, buyer, intent);
    while (!opened && !plan.impatient) {
      retries += 1;
      await pause(RETRY_MS);
      opened = await order(run.base, buyer, intent);
    }
    if (opened) for (const outcome of plan.chooses) await run.choose(pageOf(opened.next), outcome);
    const seenCompleted =
      opened !== null && plan.returns && (await pollStatus(run.base, buyer, opened.payment_id));
    ordered.push({ intent, payment: opened?.payment_id ?? null, seenCompleted });
    await pause(50);
  }
  return { ordered, retries };
}

async function order(base: string, { cookie }: Buyer, id: string): Promise<OpenedPayment | null> {
  const request = { id, bundle: "small", method: "creditcard", country: "NL" };
  const answer = await callApi(`${base}/api/orders`, cookie, "POST", request);
  if (!answer) return null;
  if (answer.status === 200) return answer.body as OpenedPayment;
  throw new Error(`unexpected response ${answer.status} ${JSON.stringify(answer.body)}`);
}

const LOOKS = 3;

/** Whether the status screen shows the order as paid within a few polls. */
async function pollStatus(base: string, { cookie }: Buyer, id: OrderId): Promise<boolean> {
  for (let look = 0; look < LOOKS; look += 1) {
    const answer = await callApi(`${base}/api/transactions/${id}`, cookie, "GET");
    const { transaction } = (answer?.body ?? {}) as { transaction?: { status: string } };
    if (transaction?.status === "completed") return true;
    await pause(150);
  }
  return false;
}
