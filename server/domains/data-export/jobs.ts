import type { Services } from "#server/domains/request-context.ts";
import { defineWorker } from "#server/platform/queue/queue.ts";
import type { Worker } from "#server/platform/queue/queue.ts";
import { createRetentionJob } from "#server/platform/queue/retention.ts";
import { buildExport, buildExportJob } from "./build-export.ts";
import { EXPORT_DAYS } from "./rules.ts";
import { purgeExports } from "./store.ts";

export const dataExportWorkers: readonly Worker<Services>[] = [
  defineWorker(buildExportJob, buildExport),
  createRetentionJob("data_export.purge", "35 * * * *", purgeExports, EXPORT_DAYS),
];
