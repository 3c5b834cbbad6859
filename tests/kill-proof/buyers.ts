import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { MemberId, OrderId } from "#contract/ids.ts";
import type { Outcome } from "#tests/world/a-sandbox.ts";
import { ask } from "./ask.ts";

export interface Buyer {
  readonly id: MemberId;
  readonly cookie: string;
  /** What she does, one order after the other, and from the start again. */
  readonly ways: readonly Way[];
}

/** What a buyer does with one order. */
export interface Way {
  /** On the provider's page, one after the other; none: she leaves it as it is. */
  readonly chooses: readonly Outcome[];
  /** She comes back and looks at the status; else the return is lost. */
  readonly returns: boolean;
  /** She leaves when her order gets no answer at once, and never sees where to pay. */
  readonly impatient?: boolean;
}

/** What a buyer was told about one order she meant to place. */
export interface Ordered {
  /** The id she orders with, however often. */
  readonly intent: string;
  readonly payment: OrderId | null;
  /** The status screen said that it was paid. */
  readonly seenCompleted: boolean;
}

/** Of a member who pays again and again, in all the ways there are, and sometimes does not. */
export const payingWays: readonly Way[] = [
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

/** Of one to whom nothing may ever be given. */
export const neverPayingWays: readonly Way[] = [
  { chooses: ["fail"], returns: true },
  { chooses: ["cancel"], returns: false },
  { chooses: ["expire"], returns: true },
  { chooses: ["pending", "fail"], returns: false },
  { chooses: [], returns: true },
];

interface Run {
  readonly base: string;
  readonly until: () => boolean;
  /** Acts on the provider's page; answers where she is sent. */
  readonly choose: (checkoutUrl: string, outcome: Outcome) => Promise<string | null>;
}

/** Places and pays orders until it is over; a click on the button is repeated until answered. */
export async function buyUntil(
  buyer: Buyer,
  run: Run,
): Promise<{ ordered: Ordered[]; retries: number }> {
  const ordered: Ordered[] = [];
  let retries = 0;
  for (let turn = 0; !run.until(); turn += 1) {
    const way = buyer.ways[turn % buyer.ways.length];
    if (!way) throw new Error("a buyer has something to do");
    const intent = randomUUID();
    let opened = await order(run.base, buyer, intent);
    while (!opened && !way.impatient) {
      retries += 1;
      await pause(20);
      opened = await order(run.base, buyer, intent);
    }
    if (opened) for (const outcome of way.chooses) await run.choose(opened.checkout_url, outcome);
    const seenCompleted =
      opened !== null && way.returns && (await lookAt(run.base, buyer, opened.payment_id));
    ordered.push({ intent, payment: opened?.payment_id ?? null, seenCompleted });
    await pause(50);
  }
  return { ordered, retries };
}

interface Opened {
  readonly payment_id: OrderId;
  readonly checkout_url: string;
}

async function order(base: string, { cookie }: Buyer, id: string): Promise<Opened | null> {
  const wish = { id, bundle: "small", method: "creditcard", country: "NL" };
  const answer = await ask(`${base}/api/orders`, cookie, "POST", wish);
  if (!answer) return null;
  if (answer.status === 200) return answer.body as Opened;
  throw new Error(`unexpected answer ${answer.status} ${JSON.stringify(answer.body)}`);
}

const LOOKS = 3;

/** True where the status screen says that it is paid, before she has seen enough. */
async function lookAt(base: string, { cookie }: Buyer, id: OrderId): Promise<boolean> {
  for (let look = 0; look < LOOKS; look += 1) {
    const answer = await ask(`${base}/api/transactions/${id}`, cookie, "GET");
    const { transaction } = (answer?.body ?? {}) as { transaction?: { status: string } };
    if (transaction?.status === "completed") return true;
    await pause(150);
  }
  return false;
}
