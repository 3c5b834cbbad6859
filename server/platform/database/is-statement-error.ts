import pg from "pg";

/** Connection lost (08), out of resources (53), shutting down (57P): nothing to do with a statement. */
const awayClasses = /^(08|53|57P)/;

/** Whether the database refused a statement for itself, so that another one may well succeed. */
export function isStatementError(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !awayClasses.test(error.code ?? "");
}
