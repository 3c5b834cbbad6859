import type { Notice } from "./payment.ts";
import type { PaymentsFile } from "./payments-file.ts";

/** Posts a form and returns the HTTP status; rejects if there is no response. */
export type Send = (url: string, form: URLSearchParams) => Promise<number>;

interface Notifying {
  readonly file: PaymentsFile;
  readonly send: Send;
  readonly now: () => Date;
  /** The pause before each retry, in milliseconds; after the last one it gives up. */
  readonly pauses: readonly number[];
  readonly log: (line: string) => void;
}

/** Notifies shops that a payment changed until they respond 2xx, even across a restart. */
export function createShopNotifier({ file, send, now, pauses, log }: Notifying) {
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  let stopped = false;

  function notify(id: string): void {
    const payment = file.byId(id);
    for (const notice of payment?.notices ?? []) {
      if (notice.state === "waiting" && !timers.has(notice.id)) plan(id, notice);
    }
  }

  function plan(id: string, notice: Notice): void {
    if (stopped) return;
    const wait = Math.max(0, Date.parse(notice.dueAt) - now().getTime());
    const timer = setTimeout(() => {
      const trying = tryOnce(id, notice.id).finally(() => running.delete(trying));
      running.add(trying);
    }, wait);
    timer.unref();
    timers.set(notice.id, timer);
  }

  async function tryOnce(id: string, noticeId: string): Promise<void> {
    const payment = file.byId(id);
    if (!payment || payment.webhookUrl === null || stopped) return;
    const form = new URLSearchParams({ id });
    const answer = await send(payment.webhookUrl, form).catch(() => null);
    timers.delete(noticeId);
    const at = now();
    const delivered = answer !== null && answer >= 200 && answer < 300;
    if (!delivered) log(`the shop answered ${answer ?? "nothing"} to the notice about ${id}`);
    save(id, noticeId, (notice) => {
      const tries = [...notice.tries, { at: at.toISOString(), answer }];
      if (delivered) return { ...notice, tries, state: "delivered" };
      const pause = pauses[tries.length - 1];
      if (pause === undefined) return { ...notice, tries, state: "given_up" };
      return { ...notice, tries, dueAt: new Date(at.getTime() + pause).toISOString() };
    });
    notify(id);
  }

  function save(id: string, noticeId: string, change: (notice: Notice) => Notice): void {
    const latest = file.byId(id);
    if (!latest) return;
    const notices = latest.notices.map((one) => (one.id === noticeId ? change(one) : one));
    file.put({ ...latest, notices });
  }

  return {
    notify,
    /** Continues where the previous process stopped. */
    resume: () => file.waitingNotices().forEach(({ id }) => notify(id)),
    async stop() {
      stopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}

const RESPONSE_TIMEOUT_MS = 15_000;

/** Sends it over the network, as Mollie does. */
export const sendForm: Send = async (url, form) => {
  const answer = await fetch(url, {
    method: "POST",
    body: form,
    redirect: "manual",
    signal: AbortSignal.timeout(RESPONSE_TIMEOUT_MS),
  });
  await answer.body?.cancel();
  return answer.status;
};
