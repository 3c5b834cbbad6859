import { expect, test } from "vitest";
import type { SiteId } from "#contract/shared/ids.ts";
import { toSite } from "#server/domains/sites/find-site.ts";
import { siteData } from "#server/domains/sites/site-data/site-data.ts";
import { demoSites } from "#world/demo/demo-sites.ts";
import { describeActivity } from "./describe-activity.ts";
import type { ActivityItem } from "./describe-activity.ts";

const site = toSite(siteData.parse(demoSites[0]?.data), { id: "vonk" as SiteId, hosts: [] });

const anItem = (
  types: readonly ActivityItem["messages"][number]["type"][],
  is: ActivityItem["is"] = "message",
): ActivityItem => ({
  is,
  name: "Joop",
  fictional: false,
  messages: types.map((type) => ({ type })),
});

test.each([
  [
    "nl",
    "Joop heeft je een foto gestuurd.",
    "Joop heeft je een bericht, 2 foto’s en een cadeau gestuurd.",
  ],
  [
    "de",
    "Joop hat Ihnen ein Foto geschickt.",
    "Joop hat Ihnen eine Nachricht, 2 Fotos und ein Geschenk geschickt.",
  ],
  ["en", "Joop has sent you a photo.", "Joop has sent you a message, 2 photos, and a gift."],
  ["fr", "Joop vous a envoyé une photo.", "Joop vous a envoyé un message, 2 photos et un cadeau."],
  ["es", "Joop le ha enviado una foto.", "Joop le ha enviado un mensaje, 2 fotos y un regalo."],
  ["it", "Joop le ha inviato una foto.", "Joop le ha inviato un messaggio, 2 foto e un regalo."],
  ["pl", "Joop: zdjęcie dla Pana/Pani.", "Joop: wiadomość, 2 zdjęcia i prezent dla Pana/Pani."],
] as const)("a photo, and a mixture, in %s", (locale, photo, mixture) => {
  const describe = (item: ActivityItem) =>
    describeActivity(site, locale, { item, isReminder: false });
  expect(describe(anItem(["photo"]))).toBe(photo);
  expect(describe(anItem(["gift", "photo", "text", "photo"]))).toBe(mixture);
});

test.each([
  [anItem(["text", "text"]), false, "Joop heeft je geschreven."],
  [anItem(["text"], "opened"), false, "Joop heeft je voor het eerst geschreven."],
  [anItem(["text"], "opened"), true, "Joop heeft je geschreven."],
  [anItem(["gift"], "opened"), false, "Joop heeft je voor het eerst iets gestuurd: een cadeau."],
  [anItem(["gift"], "opened"), true, "Joop heeft je een cadeau gestuurd."],
  [anItem([], "match"), false, "Joop en jij vinden elkaar leuk."],
  [
    { ...anItem(["gift", "gift"]), fictional: true },
    false,
    "Joop (Fictief profiel) heeft je 2 cadeaus gestuurd.",
  ],
])("%o, as a reminder: %s", (item, isReminder, sentence) => {
  expect(describeActivity(site, "nl", { item, isReminder })).toBe(sentence);
});
