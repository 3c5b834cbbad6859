import { setTimeout as sleep } from "node:timers/promises";
import type { RequestContext } from "#server/domains/request-context.ts";
import { createFairQueue } from "#server/platform/load/fair-queue.ts";
import type { LoopDelay } from "#server/platform/load/loop-delay.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { getCaller } from "#server/roles/web/rate-limits.ts";
import type { ConsumeLimit } from "#server/roles/web/rate-limits.ts";

type Caller = Pick<RequestContext, "member" | "from">;

/** Decides which pages are rendered and when, so that pages never delay the members' calls. */
export interface PageAdmission {
  /** Counts a request for a page against its caller's limit. */
  count(caller: Caller): Promise<void>;
  /** Renders a page when it is its turn; throws if it is rejected. */
  render<Page>(caller: Caller, render: () => Promise<Page>): Promise<Page>;
  /** Resolves in a turn of the event loop in which no other page is rendered. */
  nextTurn(): Promise<void>;
}

export interface AdmissionSettings {
  readonly consume: ConsumeLimit;
  readonly loopDelay: Pick<LoopDelay, "ms">;
  /** How long an error response is held back. */
  readonly holdMs?: number;
}

/** A page takes 1–5 ms of the processor that all calls share. */
const memberPages = { running: 8, runningPerCaller: 4, waiting: 200, waitingPerCaller: 20 };
const visitorPages = { running: 4, runningPerCaller: 2, waiting: 100, waitingPerCaller: 20 };
/** From this event loop delay on, no more pages are started; visitors' pages give way first. */
const SHED_VISITORS_MS = 150;
const SHED_MEMBERS_MS = 400;
/** A client that retries immediately does so once a second; with many of them held, less often. */
const HOLD_MS = 1_000;
const HELD_AT_FULL_RATE = 250;

export function createPageAdmission({
  consume,
  loopDelay,
  holdMs = HOLD_MS,
}: AdmissionSettings): PageAdmission {
  const members = createFairQueue(memberPages);
  const visitors = createFairQueue(visitorPages);
  let held = 0;
  let lastTurn = Promise.resolve();

  /**
   * Rejecting is cheap, but 300 connections that retry immediately would take up the whole process.
   */
  const hold = async () => {
    held += 1;
    await sleep(holdMs * (1 + held / HELD_AT_FULL_RATE), undefined, { ref: false });
    held -= 1;
  };

  return {
    async count(caller) {
      try {
        await consume("page", caller);
      } catch (error) {
        await hold();
        throw error;
      }
    },
    async render(caller, render) {
      const [queue, shedMs] = caller.member
        ? [members, SHED_MEMBERS_MS]
        : [visitors, SHED_VISITORS_MS];
      let isAdmitted = false;
      try {
        if (loopDelay.ms > shedMs) throw new AppError("unavailable");
        return await queue.run(getCaller("page", caller), () => {
          isAdmitted = true;
          return render();
        });
      } catch (error) {
        if (!isAdmitted) await hold();
        throw error;
      }
    },
    nextTurn() {
      lastTurn = lastTurn.then(() => new Promise((resolve) => void setImmediate(resolve)));
      return lastTurn;
    },
  };
}
