import { ConfigError } from "#server/config/config-error.ts";
import { DatabaseUnavailable } from "#tools/database/database-unavailable.ts";

/** One clear line for whatever prevented the start: what is wrong and what to do. */
export function explain(error: unknown, otherwise = "Vonk cannot start"): string {
  if (!(error instanceof Error)) return `${otherwise}: ${String(error)}`;
  // Both messages are already complete.
  if (error instanceof ConfigError || error instanceof DatabaseUnavailable) return error.message;
  const { code, port, path } = error as NodeJS.ErrnoException & { port?: number };
  if (code === "EADDRINUSE") {
    return `Port ${port} is taken. Stop what uses it, or choose another: PORT=3001 npm start`;
  }
  if (code === "EACCES" && port !== undefined) {
    return `Port ${port} may not be used by this user. Choose one above 1024: PORT=3000 npm start`;
  }
  if (path && ["EACCES", "EPERM", "EROFS"].includes(code ?? "")) {
    return `${otherwise}: ${path} may not be written by this user`;
  }
  if (code === "ENOSPC" || /no space left/i.test(error.message)) {
    return "The disk is full: make room (about 1 GB is needed) and start again. Nothing was lost.";
  }
  if (code === "28P01" || code === "3D000" || code === "ECONNREFUSED" || code === "ENOTFOUND") {
    return `The database of DATABASE_URL does not answer: ${error.message}`;
  }
  return `${otherwise}: ${error.message}`;
}
