import { z } from "zod";
import { locales } from "#contract/shared/languages.ts";
import { signupForm } from "#contract/signup.ts";
import type { SignupForm } from "#contract/signup.ts";
import { hashAddress, lockAddress } from "#server/domains/accounts/find-account.ts";
import type { RequestContext, Services } from "#server/domains/request-context.ts";
import { AppError } from "#server/platform/http/app-error.ts";
import { defineJob, defineWorker, enqueue } from "#server/platform/queue/queue.ts";
import { createMember } from "./create-member.ts";
import { notifyOwner } from "./notify-owner.ts";
import { sendFirstMessage } from "./send-first-message.ts";
import { findRequest, insertRequest, lockRequest, updateRequest } from "./store.ts";

/** The answers until the job has read them, with the password only as a hash. */
const queuedSignup = z.object({
  form: signupForm.omit({ password: true }),
  passwordHash: z.string(),
  locale: z.enum(locales),
});

const finishSignup = defineJob("signup.finish", z.object({ site: z.string(), id: z.uuid() }));

/**
 * Queues a sign-up on a site with neutral answers. It reads and writes the same whether or not the
 * address has an account, so that both take equally long; only the job finds out. Throws
 * `signup_id_used`.
 */
export async function queueSignup(
  { services, site, at, locale }: RequestContext,
  form: SignupForm,
  passwordHash: string,
): Promise<void> {
  const { password: _, ...answers } = form;
  const queued: z.input<typeof queuedSignup> = { form: answers, passwordHash, locale };
  const email_hash = hashAddress(site.id, form.email);
  const request = { site_id: site.id, id: form.id, email_hash, account_id: null, requested_at: at };
  await services.db.transaction().execute(async (tx) => {
    if (await insertRequest(tx, { ...request, queued: JSON.stringify(queued) })) {
      await enqueue(tx, finishSignup, { site: site.id, id: form.id });
      return;
    }
    const earlier = await findRequest(tx, site.id, form.id);
    if (!earlier?.email_hash.equals(email_hash)) throw new AppError("signup_id_used");
  });
}

/** Creates the member of a queued sign-up, or notifies the member who already has the address. */
export const finishSignupWorker = defineWorker(
  finishSignup,
  async (services: Services, { site: siteId, id }) => {
    const site = (await services.sites.all()).find((one) => one.id === siteId);
    if (!site) throw new Error(`site ${siteId} is closed: its sign-ups wait`);
    const request = { site: site.id, id };
    const signup = await services.db.transaction().execute(async (tx) => {
      const row = await lockRequest(tx, request);
      if (!row?.queued) return null;
      const { form, passwordHash, locale } = queuedSignup.parse(row.queued);
      const ctx = { services, site, locale, at: services.clock.now() };
      if (row.account_id) return { ctx, form, member: row.account_id };
      const owner = await lockAddress(tx, site.id, form.email);
      const member = owner ? null : await createMember(tx, ctx, form, passwordHash);
      if (owner) await notifyOwner(tx, ctx, owner.id);
      // The answers stay until the first message is sent, which needs the committed member.
      await updateRequest(tx, request, { account_id: member, ...(owner && { queued: null }) });
      return member && { ctx, form, member };
    });
    if (!signup) return;
    await sendFirstMessage(signup.ctx, signup.member, signup.form);
    await updateRequest(services.db, request, { queued: null });
  },
);
