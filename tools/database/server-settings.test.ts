import { expect, test } from "vitest";
import { serverSettings } from "./server-settings.ts";

const MB = 1024 * 1024;
const GB = 1024 * MB;

test.each([
  // memory, free disk → shared_buffers, max_wal_size, min_wal_size
  [24 * GB, 200 * GB, "1024MB", "8192MB", "1024MB"],
  [2 * GB, 20 * GB, "512MB", "2048MB", "256MB"],
  [512 * MB, 4 * GB, "128MB", "409MB", "51MB"],
  [64 * MB, 500 * MB, "32MB", "256MB", "32MB"],
])("%d bytes of memory, %d of disk: %s, %s, %s", (memoryBytes, freeDiskBytes, ...expected) => {
  const settings = serverSettings({ memoryBytes, freeDiskBytes });

  expect([settings.shared_buffers, settings.max_wal_size, settings.min_wal_size]).toEqual(expected);
});

test("acknowledged data is on disk, and the server is not on the network", () => {
  const settings = serverSettings({ memoryBytes: GB, freeDiskBytes: GB });

  expect(settings).toMatchObject({ synchronous_commit: "on", listen_addresses: "" });
  expect(settings).not.toHaveProperty("fsync");
  expect(settings).not.toHaveProperty("full_page_writes");
});
