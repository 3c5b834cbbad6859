import { z } from "zod";
import { findEmailAddress } from "#server/domains/accounts/find-account.ts";
import { readSentPhotos } from "#server/domains/chat/photos/read-sent-photos.ts";
import { buildDataExportMail } from "#server/domains/mail/mails/data-export-mail.ts";
import { queueMail } from "#server/domains/mail/queue-mail.ts";
import { readOwnPhotos } from "#server/domains/photos/read-own-photos.ts";
import type { Services } from "#server/domains/request-context.ts";
import { buildSiteUrl } from "#server/domains/sites/site-url.ts";
import type { Tx } from "#server/platform/database/database.ts";
import { defineJob } from "#server/platform/queue/queue.ts";
import { createArchive } from "./archive.ts";
import type { Archive } from "./archive.ts";
import { buildPlan } from "./build-plan.ts";
import type { PlannedFile } from "./build-plan.ts";
import { readColumns, readRows } from "./rows-store.ts";
import { renderIndex } from "./render-index.ts";
import { computeExpiry } from "./rules.ts";
import { insertChunk, lockPendingExport, markReady } from "./store.ts";
import type { Owner } from "./store.ts";

export const buildExportJob = defineJob("data_export.build", z.object({ export: z.uuid() }));

type ExportServices = Pick<Services, "db" | "clock" | "sites" | "publicOrigin" | "photoFiles">;

/**
 * Writes a zip of everything stored about a member: a JSON file for each table, and a page that
 * lists them. Everything comes from one snapshot. Then tells the member by mail that the zip is
 * ready.
 */
export async function buildExport(
  services: ExportServices,
  { export: id }: { readonly export: string },
): Promise<void> {
  const { db, clock, sites, publicOrigin } = services;
  const transaction = db.transaction().setIsolationLevel("repeatable read");
  await transaction.execute(async (tx) => {
    const pending = await lockPendingExport(tx, id);
    if (!pending) return;
    const owner = { site: pending.site_id, account: pending.account_id };
    const site = (await sites.all()).find((one) => one.id === owner.site);
    const account = await findEmailAddress(tx, owner.site, owner.account);
    if (!site || !account) return;
    const { email: to, language: locale } = account;
    let position = 0;
    const archive = createArchive(async (bytes) => {
      await insertChunk(tx, { export_id: id, position, bytes });
      position += 1;
    });
    const at = clock.now();
    const files = await addTables(tx, archive, owner);
    await addPhotos(tx, services, { archive, owner });
    await archive.addFile("index.html", once(renderIndex(site, locale, { files, at })));
    await markReady(tx, id, await archive.close(), at);
    // An address that nobody confirmed may belong to someone else.
    if (!account.confirmed_at) return;
    const page = buildSiteUrl(publicOrigin, site, "/settings/data");
    const mail = { site, kind: "data_export", to, account: owner.account, locale, at };
    await queueMail(
      tx,
      mail,
      buildDataExportMail(site, locale, { page, expires: computeExpiry(at) }),
    );
  });
}

/** Adds a file for each table that has rows of the member. */
async function addTables(tx: Tx, archive: Archive, owner: Owner) {
  const { files } = buildPlan(await readColumns(tx));
  const counted = [];
  for (const file of files) {
    const count = { rows: 0 };
    await archive.addFile(`${file.table}.json`, toJson(readRows(tx, file.rows(owner)), count));
    counted.push({ ...file, rows: count.rows });
  }
  return counted satisfies readonly Omit<PlannedFile, "rows">[];
}

async function addPhotos(
  tx: Tx,
  services: ExportServices,
  { archive, owner: { site, account } }: { readonly archive: Archive; readonly owner: Owner },
) {
  let number = 0;
  for await (const picture of readOwnPhotos(tx, services, { site, member: account })) {
    number += 1;
    await archive.addFile(`photos/${number}.webp`, once(picture));
  }
  // Named after the id in its message.
  for await (const { id, picture } of readSentPhotos(tx, services, { site, member: account })) {
    await archive.addFile(`photos/messages/${id}.webp`, once(picture));
  }
}

/** A JSON array with a row on each line. */
async function* toJson(batches: AsyncIterable<readonly string[]>, count: { rows: number }) {
  yield "[";
  for await (const batch of batches) {
    yield `${count.rows === 0 ? "" : ","}\n${batch.join(",\n")}`;
    count.rows += batch.length;
  }
  yield "\n]\n";
}

async function* once<Part>(part: Part) {
  yield await Promise.resolve(part);
}
