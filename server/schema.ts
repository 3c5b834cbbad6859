import { fileURLToPath } from "node:url";
import type { DatabaseSchema } from "./platform/database/migrate.ts";

/** Domains with SQL functions; each may call those of the domains before it. */
const domains = [
  "audit",
  "staff",
  "credits",
  "profiles",
  "search",
  "operators",
  "chat",
  "likes",
  "moderation",
  "accounts",
  "mail",
] as const;

const absolute = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The product's tables and functions, for `migrate`. */
export const schema: DatabaseSchema = {
  migrations: absolute("migrations"),
  functions: domains.map((domain) => absolute(`domains/${domain}/functions.sql`)),
};
