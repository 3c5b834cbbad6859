import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { ConfigError } from "#server/config/config-error.ts";
import { assertPortFree } from "./assert-port-free.ts";

test("a free port passes, and a taken one throws the same error as listening on it", async () => {
  const taken = createServer();
  await new Promise<void>((done) => taken.listen(0, "127.0.0.1", done));
  const { port } = taken.address() as AddressInfo;
  await expect(assertPortFree("127.0.0.1", port)).rejects.toMatchObject({ code: "EADDRINUSE" });
  await new Promise((done) => taken.close(done));
  await expect(assertPortFree("127.0.0.1", port)).resolves.toBeUndefined();
});

test.skipIf(process.platform !== "linux")("a port that others share passes", async () => {
  const sharing = createServer();
  await new Promise<void>((done) => sharing.listen({ port: 0, reusePort: true }, done));
  const { port } = sharing.address() as AddressInfo;
  await expect(assertPortFree("127.0.0.1", port, true)).resolves.toBeUndefined();
  await new Promise((done) => sharing.close(done));
});

test.each(["192.0.2.1", "no such host"])(
  "%s as HOST is reported as the wrong setting",
  async (host) => {
    const check = assertPortFree(host, 0);
    await expect(check).rejects.toThrow(ConfigError);
    await expect(check).rejects.toThrow(`HOST=${host} is not an address of this machine`);
  },
);
