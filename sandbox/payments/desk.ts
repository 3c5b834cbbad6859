import { randomUUID } from "node:crypto";
import { isOverdue, isTold, isUndecided } from "./payment.ts";
import type { Notice, SandboxPayment, Status } from "./payment.ts";
import type { PaymentsFile } from "./payments-file.ts";

/** What the calls and the pages of this provider work with. */
export interface Desk {
  readonly file: PaymentsFile;
  /** Where it is reached, without a slash at the end. */
  root(): string;
  now(): Date;
  /** Starts telling the shop what waits to be told of this payment. */
  tell(id: string): void;
}

export interface Decision {
  readonly status: Status;
  readonly failureReason?: string;
  readonly card?: SandboxPayment["card"];
  /** How often the shop is told; once unless said. */
  readonly times?: number;
}

/** Moves a payment on and tells the shop; one that was decided before stays as it is. */
export async function decide(desk: Desk, id: string, decision: Decision): Promise<void> {
  const payment = desk.file.byId(id);
  if (!payment || !isUndecided(payment)) return;
  const at = desk.now().toISOString();
  const times = isTold(decision.status) && payment.webhookUrl !== null ? (decision.times ?? 1) : 0;
  await desk.file.put({
    ...payment,
    status: decision.status,
    failureReason: decision.failureReason ?? null,
    card: decision.card ?? payment.card,
    changedAt: at,
    notices: [...payment.notices, ...Array.from({ length: times }, () => newNotice(at))],
  });
  desk.tell(id);
}

/** Tells the shop once more, whatever it heard before. */
export async function tellAgain(desk: Desk, id: string): Promise<void> {
  const payment = desk.file.byId(id);
  if (!payment || payment.webhookUrl === null) return;
  const notice = newNotice(desk.now().toISOString());
  await desk.file.put({ ...payment, notices: [...payment.notices, notice] });
  desk.tell(id);
}

/** Ends what nobody paid in time; asked whenever a payment is looked at, and by a timer. */
export async function expireOverdue(desk: Desk): Promise<void> {
  const overdue = desk.file.undecided().filter((payment) => isOverdue(payment, desk.now()));
  for (const { id } of overdue) await decide(desk, id, { status: "expired" });
}

function newNotice(at: string): Notice {
  return { id: randomUUID(), dueAt: at, tries: [], state: "waiting" };
}
