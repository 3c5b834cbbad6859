import type { Reporter, TestModule } from "vitest/node";

/** Prints which tests of vitest were skipped, and why: no other reporter does both. */
// oxlint-disable-next-line import/no-default-export -- vitest loads a reporter by its default export
export default class SkippedTests implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const { children, relativeModuleId: file } of modules) {
      for (const test of children.allTests("skipped")) {
        const result = test.result();
        const note = result.state === "skipped" ? result.note : undefined;
        process.stdout.write(
          `skipped  ${file} > ${test.fullName}: ${note ?? "without a reason"}\n`,
        );
      }
    }
  }
}
