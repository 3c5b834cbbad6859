import { randomUUID } from "node:crypto";
import { risks } from "#contract/catalogue/risks.ts";
import type { ConversationId } from "#contract/shared/ids.ts";
import type { testApp } from "#tests/test-app.ts";
import { aMember, aProfile } from "#tests/world/a-member.ts";
import { giveCredits } from "#tests/world/give-credits.ts";
import { loggedIn } from "#tests/world/logged-in.ts";

type App = ReturnType<typeof testApp>;

interface Options {
  readonly text?: string;
  readonly language?: "nl" | "de";
}

/** A member who has written to a fictional profile, with the browser and the conversation. */
export async function writeToFictional(
  app: App,
  { text = "Dag Wilma.", language = "nl" }: Options = {},
) {
  const he = await aMember(app.db, {
    language,
    profile: { name: "Gerrit", gender: "male", seeks: "female" },
  });
  const profile = await aProfile(app.db, { profile: { kind: "fictional", name: "Wilma" } });
  await giveCredits(app.db, he, 100);
  const browser = await loggedIn(app, he.id);
  const price = (await browser.get(`/api/chats/price?member=${profile}`)).json();
  const { text_version } = price.fictional_agreement;
  await browser.post("/api/chats/fictional-agreement", { text_version });
  const write = (words: string) =>
    browser.post("/api/chats/messages", {
      client_id: randomUUID(),
      to: { member: profile },
      text: words,
      reminded: risks,
    });
  const conversation = (await write(text)).json().conversation.id as ConversationId;
  return { he, profile, browser, conversation, write };
}
