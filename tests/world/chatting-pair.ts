import { randomUUID } from "node:crypto";
import { risks } from "#contract/catalogue/risks.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import { loggedIn } from "./logged-in.ts";
import type { App } from "./logged-in.ts";

interface One {
  readonly id: MemberId;
}

/** Logs in two members who like each other; she writes to him, which costs credits. */
export async function chattingPair(app: App, she: One, he: One, text = "Dag.") {
  const [hers, his] = [await loggedIn(app, she.id), await loggedIn(app, he.id)];
  await hers.post("/api/likes.php", { member: he.id });
  await his.post("/api/likes.php", { member: she.id });
  // Whatever she writes, she sends it at once.
  const message = { client_id: randomUUID(), to: { member: he.id }, text, reminded: risks };
  const sent = await hers.post("/api/chats/messages", message);
  const conversation: string = sent.json().conversation.id;
  return { hers, his, conversation };
}
