import { MutationObserver, QueryObserver, onlineManager } from "@tanstack/react-query";
import { afterEach, expect, test } from "vitest";
import { OfflineError } from "#web/api/api.ts";
import { browserQueryClient } from "#web/site/browser-query-client.ts";

afterEach(() => onlineManager.setOnline(true));

const aMoment = () => new Promise((done) => setTimeout(done));
const fails = () => Promise.reject(new OfflineError("no answer"));

test("offline, a query fails at once and succeeds when the connection is back", async () => {
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

test("offline, a navigation fails instead of hanging", async () => {
  onlineManager.setOnline(false);
  const navigation = browserQueryClient().fetchQuery({ queryKey: ["user"], queryFn: fails });
  await expect(Promise.race([navigation, aMoment()])).rejects.toBeInstanceOf(OfflineError);
});

test("offline, a like fails at once instead of waiting", async () => {
  onlineManager.setOnline(false);
  const like = new MutationObserver(browserQueryClient(), { mutationFn: fails });
  const pressed = like.mutate();
  await expect(Promise.race([pressed, aMoment()])).rejects.toBeInstanceOf(OfflineError);
});
