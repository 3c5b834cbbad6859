import type { Customer } from "./customer.ts";
import path from "node:path";
import { openDocuments } from "#sandbox/documents.ts";

export type CustomersFile = ReturnType<typeof openCustomersFile>;

/** The customers with their mandates, in a file that survives a restart. */
export function openCustomersFile(dataDir: string) {
  const { put, list, close } = openDocuments<Customer>(path.join(dataDir, "customers.sqlite"));
  return {
    put,
    close,
    byId: (id: string) => list("id = ?", [id], 1)[0],
    newest: (limit: number) => list("body ->> '$.deletedAt' is null", [], limit),
  };
}
