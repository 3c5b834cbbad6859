import pg from "pg";

/** Connection lost (08), out of resources (53), shutting down (57P): not caused by a statement. */
const outageClasses = /^(08|53|57P)/;

/** Whether the statement itself caused the error, so that another statement may succeed. */
export function isStatementError(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !outageClasses.test(error.code ?? "");
}
