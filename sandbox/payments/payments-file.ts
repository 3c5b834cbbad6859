import path from "node:path";
import { openDocuments } from "#sandbox/documents.ts";
import type { SandboxPayment } from "./payment.ts";

export type PaymentsFile = ReturnType<typeof openPaymentsFile>;

/** The payments, in a file that survives a restart. Lists have the newest first. */
export function openPaymentsFile(dataDir: string) {
  const file = openDocuments<SandboxPayment>(path.join(dataDir, "payments.sqlite"));
  const { put, close } = file;
  const list: typeof file.list = (...query) =>
    file.list(...query).map((stored) => ({ ...absent, ...partsOf(stored), ...stored }));
  return {
    put,
    close,
    byId: (id: string) => list("id = ?", [id], 1)[0],
    byToken: (token: string) => list("body ->> '$.token' = ?", [token], 1)[0],
    byKey: (key: string) => list("body ->> '$.idempotency.key' = ?", [key], 1)[0],
    newest: (limit: number) => list("true", [], limit),
    open: () => list("body ->> '$.status' = 'open'"),
    paid: () => list("body ->> '$.status' = 'paid'"),
    settling: () => list("body ->> '$.status' = 'pending' and body ->> '$.settlesAt' is not null"),
    refunding: () =>
      list(
        "exists (select 1 from json_each(body, '$.refunds') where value ->> 'nextAt' is not null)",
      ),
    waitingNotices: () =>
      list(
        "exists (select 1 from json_each(body, '$.notices') where value ->> 'state' = 'waiting')",
      ),
  };
}

/** What payments lack that were stored before it existed. */
const absent = {
  bankReason: null,
  stage: null,
  settlesAt: null,
  debit: null,
  customerReference: null,
  sequenceType: "oneoff",
  customerId: null,
  mandateId: null,
  dueDate: null,
} as const;

/** A payment stored before its refunds and charge-backs were has one for each total. */
function partsOf({ id, refunded, chargedBack, changedAt }: SandboxPayment) {
  const part = { id: id.slice(3), createdAt: changedAt };
  const refund = {
    ...part,
    id: `re_${part.id}`,
    minor: refunded,
    status: "refunded" as const,
    description: "",
    metadata: null,
    nextAt: null,
    idempotencyKey: null,
  };
  const chargeback = { ...part, id: `chb_${part.id}`, minor: chargedBack, reason: null };
  return {
    refunds: refunded > 0 ? [refund] : [],
    chargebacks: chargedBack > 0 ? [{ ...chargeback, reversedAt: null }] : [],
  };
}
