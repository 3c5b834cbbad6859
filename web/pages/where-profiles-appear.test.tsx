import { globSync, readFileSync } from "node:fs";
import type { ReactNode } from "react";
import type { LoaderFunctionArgs } from "react-router";
import { expect, test } from "vitest";
import { notificationKeys } from "#contract/notifications.ts";
import type { NotificationPreferences } from "#contract/notifications.ts";
import type { ProfileCard, ProfileView } from "#contract/profiles.ts";
import { fakeApi, demoAnswers, demoSettings } from "#tests/browser/fake-api.ts";
import type { Answers } from "#tests/browser/fake-api.ts";
import { mainOf, openPage } from "#tests/browser/open-page.ts";
import { aCard, aFoundMember, aLike, els } from "#tests/wire/a-card.ts";
import { anAlbum } from "#tests/wire/an-album.ts";
import { aConversation, aMessage, talk } from "#tests/wire/a-conversation.ts";
import { aMessagePrice } from "#tests/wire/a-message-price.ts";
import { aProfile } from "#tests/wire/a-profile.ts";
import { ownDetails } from "#tests/wire/own-details.ts";
import { anOffer } from "#tests/wire/an-offer.ts";
import { aSearch } from "#tests/wire/a-search.ts";
import { aUser } from "#tests/wire/a-user.ts";
import { settingsAnswers } from "#tests/wire/settings-answers.ts";
import { memberQuery } from "#web/features/profiles/queries.ts";
import { pageRenderer, renderPage } from "#web/entry-server.tsx";
import { FictionalAgreement } from "#web/features/chat/composer/fictional-agreement.tsx";
import { PendingLike } from "#web/features/likes/pending-like.tsx";
import { MatchModal } from "#web/features/likes/popups/match-modal.tsx";
import { NewLikeModal } from "#web/features/likes/popups/new-like-modal.tsx";
import { LargePhoto } from "#web/features/profile-page/photos/large-photo.tsx";
import { usePhotoChoice } from "#web/features/profile-page/photos/use-photo-choice.ts";
import { pageContext } from "#web/page-context.ts";
import { routeTable } from "#web/routes/route-table.ts";
import type { Route } from "#web/routes/route-types.ts";

// Opens every page and modal as a member and as a visitor. Wherever Els appears, she is marked if she
// is fictional, and her pictures are under the site's cdn_prefix.

type Is = ProfileCard["is"];
type Who = "member" | "visitor";
const MARK = "Bedachtzin";
const PICTURES = "https://cdn.example/pictures";

const image = (name: string) => ({
  filename: `/${name}-full.webp`,
  thumb_filename: `/${name}-thumb.webp`,
  medium_filename: `/${name}-medium.webp`,
  status: "active" as const,
});
const mainImage = (name: string) => ({ ...image(name), match: `/${name}-match.webp` });
const me = { ...aUser().profile, main_image: mainImage("me") };

const elsWho = (is: Is) => aCard({ is, main_image: mainImage("els"), photos: 3 });
const priceWith = (is: Is) =>
  aMessagePrice({
    profile: elsWho(is),
    fictional_agreement: is === "fictional" ? { agreed: false, text_version: "1" } : null,
  });
const fictional = {
  fictional_icon: "masks" as const,
  fictional_singular: MARK,
  fictional_warning: "Geen fysiek contact.",
};

const chosenMails = Object.fromEntries(
  notificationKeys.map((key) => [key, true]),
) as NotificationPreferences["mail"];

function profileOf(is: Is): ProfileView {
  const images = ["els", "els-2", "els-3"].map((name, at) => ({
    ...image(name),
    locked: at === 2,
  }));
  return aProfile({ ...elsWho(is), images, fictional: is === "fictional" ? fictional : null });
}

/** Answers with Els in every place that can contain a profile. */
function answersWith(is: Is, who: Who): Answers {
  const card = elsWho(is);
  const member = profileOf(is);
  const like = aLike({ ...card, match: true });
  const members = [aFoundMember(card)];
  const last_message = aMessage(1);
  return demoAnswers({
    "GET /api/settings.php": () => ({
      settings: { ...demoSettings(), cdn_prefix: PICTURES, fictional_singular: MARK },
    }),
    ...(who === "member" && { "GET /api/user.php": () => ({ user: aUser({ profile: me }) }) }),
    "GET /api/counts": () => ({ messages: 1, likes: 1 }),
    "GET /api/profile": () => ({ profile: ownDetails() }),
    "GET /api/photos": () => anAlbum({}),
    "GET /api/signup/missing": () => ({ missing: ["terms"] }),
    "GET /api/notifications": () => ({ mail: chosenMails, push: chosenMails }),
    ...settingsAnswers,
    "GET /api/account/deletion/partner": () => ({ partner: null }),
    "GET /api/members": () => aSearch({ members, pages: 1, numResults: 1 }),
    "GET /api/members/new": () => ({ members: [aFoundMember({ ...card, id: me.id })] }),
    "GET /api/members/:id": () => ({ member }),
    "GET /api/likes.php": () => ({ profiles: [like], liked_by: [{ ...like, like_new: true }] }),
    "GET /api/swipe-game": () => ({
      members,
      likes_left: 4,
      next_likes_at: "2026-11-21T23:00:00.000Z",
    }),
    "GET /api/chats.php": () => ({
      chats: [{ conversation: { id: talk }, profile: card, num_unread_messages: 0, last_message }],
    }),
    "GET /api/chats/:id": () => aConversation([last_message], { profile: card }),
    "GET /api/chats/price": () => priceWith(is),
    "GET /api/credits/offer": () => ({ offer: anOffer() }),
    "GET /api/transactions": () => ({ transactions: [], page: 1, more: false }),
    "GET /api/links/:token": () => ({ purpose: "activation", state: "open", logged_in: false }),
  });
}

/** Every address that has a page. */
const addresses = Object.entries<Route>(routeTable)
  .filter(([, route]) => route.page !== null)
  .map(([name, { path }]) =>
    path
      .replace(/\/:id\?|\/:paymentmethod\?|\/:part\?/, "")
      .replace(":id", { chat: talk, creditsBundle: "small" }[name] ?? els)
      .replace(":type", "matches")
      .replace(":token", "a".repeat(43)),
  );

const nothing = () => undefined;
function Large({ member }: { readonly member: ProfileView }) {
  return <LargePhoto member={member} choice={usePhotoChoice(member.images.length)} open />;
}

/** The modals that show a profile. */
const modals: Readonly<Record<string, (is: Is) => ReactNode>> = {
  "the new like": (is) => <NewLikeModal member={elsWho(is)} onEnd={nothing} />,
  "the match": (is) => <MatchModal member={elsWho(is)} onEnd={nothing} />,
  "the large photo": (is) => <Large member={profileOf(is)} />,
  "the like that is ready": () => <PendingLike open id={els} />,
  "the agreement": (is) => (
    <FictionalAgreement
      price={priceWith(is)}
      agreement={{
        open: true,
        content: { text: "", gift: null, photo: null },
        close: nothing,
        onAgreed: nothing,
      }}
      open
    />
  ),
};

async function read(path: string, is: Is, who: Who, render = renderPage) {
  const { html, error } = await openPage(path, { api: fakeApi(answersWith(is, who)), render });
  if (error) throw error;
  return mainOf(html).replace(/<script[\s\S]*?<\/script>/g, "");
}

function readModal(name: string, is: Is) {
  const Page = () => modals[name]?.(is);
  const load = ({ context }: LoaderFunctionArgs) => {
    const { api, queryClient } = context.get(pageContext);
    return queryClient.ensureQueryData(memberQuery(api, els));
  };
  const areas = ["likes", "profiles", "chat", "chat-dialogs", "profile-page"] as const;
  const page = () => Promise.resolve({ Page, load });
  const route: Route = { path: "/modal", layout: "empty", areas, page };
  return read(`/modal?like=${els}`, is, "member", pageRenderer({ route }));
}

/** Where a fictional profile appears, and the number of marks: on each picture, or next to each name. */
const appears = {
  member: {
    // The fake answers every id with Els, also the own profile.
    "/profile": 2,
    "/": 2,
    "/likes": 1,
    "/likes/matches": 1,
    [`/likes/m/${els}`]: 2,
    "/chats": 1,
    [`/chats/${talk}`]: 3,
    "/share": 1,
    "/members": 1,
    [`/members/${els}`]: 2,
    [`/members/${els}/chat`]: 4,
    "/swipe-game": 1,
    "/signup-matches": 1,
    "/activate/done": 1,
    "the large photo": 1,
    "the like that is ready": 1,
    "the new like": 1,
    "the match": 1,
    "the agreement": 1,
  },
  visitor: {
    "/members": 1,
    [`/members/${els}`]: 2,
  },
};

const everything = [
  ...Object.keys(modals).map((name) => ["member", name, readModal] as const),
  ...(["member", "visitor"] as const).flatMap((who) =>
    addresses.map((path) => [who, path, (_: string, is: Is) => read(path, is, who)] as const),
  ),
];
const count = (html: string, word: string) => html.split(word).length - 1;

test.each(everything)("a fictional profile has a text label where a %s sees %s", async (...row) => {
  const [who, what, open] = row;
  const marks: Readonly<Record<string, number>> = appears[who];
  const html = await open(what, "fictional");
  expect({ named: html.includes("Els"), marks: count(html, MARK) }).toEqual({
    named: what in marks,
    marks: marks[what] ?? 0,
  });
  expect(count(await open(what, "member"), MARK)).toBe(what === "the agreement" ? 1 : 0);
});

test.each(everything)("the pictures where a %s sees %s are under cdn_prefix", async (...row) => {
  const [who, what, open] = row;
  const html = await open(what, "member");
  const pictures = html.match(/[^"'\s(]*\/(?:els|me)[-\w]*\.webp/g) ?? [];
  expect(pictures.length > 0).toBe(what in appears[who] && what !== "the agreement");
  expect(pictures.filter((address) => !address.startsWith(`${PICTURES}/`))).toEqual([]);
});

test.each([
  ["the new like", ["els-match"]],
  ["the match", ["me-match", "els-match"]],
])("%s shows only the picture size made for it: %j", async (name, pictures) => {
  const html = await readModal(name, "member");
  expect(html.match(/(?:els|me)-\w+(?=\.webp)/g)).toEqual(pictures);
});

/** Modals that show no profile. */
const without = [
  "activation/reminder-modal",
  "accounts/log-in-modal",
  "accounts/passkeys/remove-passkey",
  "photos/appeal-dialog",
  "photos/crop-dialog",
  "chat/list/remove-conversation-modal",
  "chat/conversation/opening-picker",
  "chat/gifts/gift-picker",
  "chat/photos/chat-photo",
  "chat/photos/photo-picker",
  "chat/search/search-dialog",
  "moderation/block-dialog",
  "moderation/real-person-dialog",
  "moderation/cases/report-dialog",
  "reading/reading-modal",
  "search/filters/filter-modal",
  "signup/signup-modal",
];
const showing = [
  "chat/composer/fictional-agreement",
  "likes/pending-like",
  "likes/popups/match-modal",
  "likes/popups/new-like-modal",
  "profile-page/photos/large-photo",
];

test("every modal is listed here", () => {
  const opens = globSync("web/**/!(*.test).tsx").filter((file) =>
    readFileSync(file, "utf8").includes('from "#ui/overlay/modal.tsx"'),
  );
  const known = [...without, ...showing].map((name) => `web/features/${name}.tsx`);
  expect(opens.toSorted()).toEqual(known.toSorted());
});
