import { MutationObserver, QueryObserver, onlineManager } from "@tanstack/react-query";
import { afterEach, expect, test } from "vitest";
import { OfflineError } from "#web/api/api.ts";
import { browserQueryClient } from "#web/site/browser-query-client.ts";

afterEach(() => onlineManager.setOnline(true));

const aMoment = () => new Promise((done) => setTimeout(done));
const fails = () => Promise.reject(new OfflineError("no answer"));

test("without a connection a reading fails and can be said to have, and is made good when it is back", async () => {
  const queryClient = browserQueryClient();
  queryClient.mount();
  onlineManager.setOnline(false);
  let read: () => Promise<string> = fails;
  const query = new QueryObserver(queryClient, { queryKey: ["likes"], queryFn: () => read() });
  const leave = query.subscribe(() => undefined);
  await aMoment();
  expect(query.getCurrentResult().error).toBeInstanceOf(OfflineError);
  read = () => Promise.resolve("read");
  onlineManager.setOnline(true);
  await aMoment();
  expect(query.getCurrentResult().data).toBe("read");
  leave();
  queryClient.unmount();
});

test("without a connection a page on its way does not hang", async () => {
  onlineManager.setOnline(false);
  const asked = browserQueryClient().fetchQuery({ queryKey: ["user"], queryFn: fails });
  await expect(Promise.race([asked, aMoment()])).rejects.toBeInstanceOf(OfflineError);
});

test("without a connection a like fails at once and does not wait in silence", async () => {
  onlineManager.setOnline(false);
  const like = new MutationObserver(browserQueryClient(), { mutationFn: fails });
  const pressed = like.mutate();
  await expect(Promise.race([pressed, aMoment()])).rejects.toBeInstanceOf(OfflineError);
});
