import type { RawBuilder } from "kysely";
import { exportedTables, notExported } from "./exported-tables.ts";
import type { Group } from "./exported-tables.ts";
import { buildRowsQuery } from "./rows-store.ts";
import type { Column } from "./rows-store.ts";
import type { Owner } from "./store.ts";

export interface PlannedFile {
  readonly table: string;
  readonly group: Group;
  readonly rows: (owner: Owner) => RawBuilder<unknown>;
}

interface Plan {
  readonly files: readonly PlannedFile[];
  /** Tables with a member's id whose export is not defined. */
  readonly missing: readonly string[];
}

/**
 * The names of columns with a member's id. Some have no foreign key, so that their rows outlive the
 * member.
 */
const memberKey =
  /^(account|member|profile|sender|recipient|partner|owner|author|reporter|reported|viewer|visitor|blocker|blocked|low|high)_id$|^started_by$/;
/** Hashes, tokens and random addresses: useless to the member, useful to a thief. */
const secret = /hash|token|secret|challenge|credential|public_key|_key$/;

/** Plans the files of an export: one for each table with a member's id. */
export function buildPlan(columns: readonly Column[]): Plan {
  const files: PlannedFile[] = [];
  const missing: string[] = [];
  for (const [table, own] of Map.groupBy(columns, (column) => column.table)) {
    const known = exportedTables[table];
    const keys = own.filter(({ refers }) => refers).map(({ column }) => column);
    const isMembers =
      known !== undefined ||
      keys.length > 0 ||
      own.some(({ column, type }) => type === "uuid" && memberKey.test(column));
    if (!isMembers || table in notExported) continue;
    const key = known?.key ?? (keys.length === 1 ? keys[0] : undefined);
    const rows = known?.rows ?? (key && planRows(table, own, { key, omit: known?.omit ?? [] }));
    if (rows) files.push({ table, group: known?.group ?? "account", rows });
    else missing.push(table);
  }
  return { files, missing };
}

function planRows(
  table: string,
  own: readonly Column[],
  { key, omit }: { readonly key: string; readonly omit: readonly string[] },
) {
  const shown = own.filter(
    ({ column, type }) => !omit.includes(column) && type !== "bytea" && !secret.test(column),
  );
  return buildRowsQuery(table, {
    key,
    columns: shown.map(({ column }) => column),
    hasSite: own.some(({ column }) => column === "site_id"),
  });
}
