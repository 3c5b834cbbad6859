import { afterAll, vi } from "vitest";

// Test files share their modules: a stub that outlived its file would change what the next one loads.
afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
