import { expect, test } from "vitest";
import type { User } from "#contract/accounts.ts";
import { endpoints } from "#contract/endpoints.ts";
import { fictionalIcons } from "#contract/fictional-icons.ts";
import type { MemberId } from "#contract/ids.ts";
import { fakeApi } from "../tests/fake-api.ts";
import { noAssets } from "../tests/no-assets.ts";
import { ApiError } from "./api/api.ts";
import { renderPage } from "./entry-server.tsx";

// What a member and a visitor find on the pages of members, likes and chats, in Dutch.

const me = "0b8f7a52-6c1e-4f0e-9c3a-2f1d6a7b8c9d" as MemberId;
const els = "3f0c9f0e-1f52-4d2f-8a57-0b6a6f6a9a11";
const talk = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
const at = "2026-11-21T10:00:00.000Z";
const user: User = {
  status: "active",
  credits: 40,
  paid_user: false,
  language: "nl",
  signup_date: "2026-11-01T12:00:00.000Z",
  fictional_icon: "masks",
  notifications_disabled: [],
  profile: { id: me, status: "active", name: "Marjolein", country: "NL", main_image: null },
};

const picture = (name: string) => ({
  filename: `/${name}-full.webp`,
  thumb_filename: `/${name}-thumb.webp`,
  status: "active" as const,
});
const card = {
  id: els,
  is: "member" as "member" | "fictional",
  name: "Els",
  age: 58,
  city: "Assen",
  country: "NL",
  region: "01",
  main_image: { ...picture("els"), match: "/els-full.webp" },
  online: null,
  photos: 3,
};
const profile = {
  ...card,
  liked: false,
  attributes: { age: 58 },
  about: "",
  interests: [],
  images: [
    { ...picture("els"), locked: false },
    { ...picture("blur-1"), locked: true },
    { ...picture("blur-2"), locked: true },
  ],
  likes_me: false,
  like_new: false,
  match: false,
  conversation: null,
  fictional: null,
};
const warning = "Met dit profiel kun je niet afspreken.";
const fictional = {
  is: "fictional" as const,
  fictional: {
    fictional_icon: "masks",
    fictional_singular: "Verzonnen profiel",
    fictional_warning: warning,
  },
};
const memberAnswers = {
  "GET /api/user.php": () => ({ user }),
  "GET /api/counts": () => ({ messages: 3, likes: 2 }),
};

async function open(path: string, answers: Readonly<Record<string, () => unknown>>, whole = false) {
  const answer = await renderPage({
    url: `http://localhost${path}`,
    locale: "nl",
    api: fakeApi(answers),
    brandCss: "/brand.css",
    assets: noAssets,
  });
  if (answer.is === "redirect") throw new Error(`sent to ${answer.location}`);
  if (answer.error) throw answer.error;
  const html = answer.html.replaceAll("<!-- -->", "").replace(/<script[\s\S]*?<\/script>/g, "");
  if (whole) return html;
  return /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
}

function profilePage(changes: object, as: object = memberAnswers, path = `/members/${els}`) {
  const { member } = endpoints["GET /api/members/:id"].output.parse({
    member: { ...profile, ...changes },
  });
  return open(path, { ...as, "GET /api/members/:id": () => ({ member }) });
}

test("a profile has its head, its gallery, and a lock where a photo is for Premium", async () => {
  const html = await profilePage({});
  expect(html).toMatch(/<h1[^>]*>[\s\S]*?Els[\s\S]*?58/);
  expect(html).toContain("/els-full.webp");
  expect(html.match(/Foto op slot/g)?.length).toBeGreaterThan(0);
  const open3 = profile.images.map((image) => ({ ...image, locked: false }));
  expect(await profilePage({ images: open3 })).not.toContain("Foto op slot");
});

test("a profile can be liked, and the like taken back", async () => {
  const button = /<button[^>]*>(?:(?!<\/button>)[\s\S])*(Vind ik leuk|Like terugnemen)/;
  const wordOf = async (liked: boolean) => button.exec(await profilePage({ liked }))?.[1];
  expect([await wordOf(false), await wordOf(true)]).toEqual(["Vind ik leuk", "Like terugnemen"]);
});

test("a profile leads to the conversation with its member", async () => {
  const write = new RegExp(`<a [^>]*href="/members/${els}/chat"[^>]*>[\\s\\S]*?Bericht</a>`);
  expect(await profilePage({})).toMatch(write);
  const own = {
    ...memberAnswers,
    "GET /api/user.php": () => ({ user: { ...user, profile: { ...user.profile, id: els } } }),
  };
  expect(await profilePage({}, own)).not.toMatch(write);
});

test("a visitor sees how many photos there are, and the way to log in", async () => {
  const html = await profilePage({ images: profile.images.slice(0, 1) }, {});
  expect(html.replaceAll(/<[^>]+>/g, "")).toContain("Er zijn nog 2 foto’s. Log in om verder");
  expect(html).toMatch(/href="\/login\?next=|href="\/members\/[^"]*"[^>]*>Log in/);
});

test("from likes it is the same profile screen as from search", async () => {
  const seen = async (path: string) =>
    (await profilePage({}, memberAnswers, `${path}/${els}`))
      .replace(/<nav[\s\S]*?<\/nav>/, "")
      .replaceAll("%2F", "/")
      .replaceAll(/\/(?:members|likes\/m)\/[\da-f-]{36}/g, "here");
  expect(await seen("/likes/m")).toBe(await seen("/members"));
});

test("a fictional profile is marked in words and always shows the site's warning", async () => {
  const html = await profilePage(fictional);
  expect(html).toContain("Verzonnen profiel");
  expect(html).toContain(warning);
  expect(await profilePage({})).not.toContain(warning);
});

test("the mark and the warning carry the icon that the site chose", async () => {
  const { settings } = await fakeApi()("GET /api/settings.php", { query: undefined });
  for (const fictional_icon of fictionalIcons) {
    const html = await profilePage(fictional, {
      ...memberAnswers,
      "GET /api/settings.php": () => ({ settings: { ...settings, fictional_icon } }),
    });
    const drawn = { masks: "drama", mask: "venetian-mask", feather: "feather", pen: "pen-line" };
    const name = { ...drawn, robot: "bot" }[fictional_icon];
    const icon = `<svg[^>]*lucide-${name}[ "][^>]*>(?:(?!</svg>).)*</svg>`;
    expect(html).toMatch(new RegExp(`${icon}<span>Verzonnen profiel`));
    expect(html).toMatch(new RegExp(`${icon}<div[^>]*>${warning}`));
  }
});

test("whatever the member's own fictional_icon says, the mark stands in words", async () => {
  const seenBy = (fictional_icon: unknown) =>
    profilePage(fictional, {
      ...memberAnswers,
      "GET /api/user.php": () => ({ user: { ...user, fictional_icon } }),
    });
  const usual = await seenBy("masks");
  expect(usual).toContain("<span>Verzonnen profiel</span>");
  for (const icon of ["feather", "", null, undefined]) expect(await seenBy(icon)).toBe(usual);
});

test("a profile that is no longer to be seen says so", async () => {
  const unavailable = () => {
    throw new ApiError(410, { error: "profile_unavailable", message: "" });
  };
  const html = await open(`/members/${els}`, {
    ...memberAnswers,
    "GET /api/members/:id": unavailable,
  });
  expect(html).toContain("Je kunt dit profiel niet meer zien.");
});

const liked = { ...card, liked: true, match: false, liked_at: at };
const likes = endpoints["GET /api/likes.php"].output.parse({
  profiles: [
    { ...liked, name: "Gerda" },
    { ...liked, id: me, name: "Mies", match: true },
  ],
  liked_by: [
    { ...liked, name: "Riet", like_new: true },
    { ...liked, id: me, name: "Mies", match: true, like_new: false },
  ],
});

test.each([
  ["/likes", ["Riet", "Mies"], "Gerda"],
  ["/likes/received", ["Riet", "Mies"], "Gerda"],
  ["/likes/given", ["Gerda", "Mies"], "Riet"],
  ["/likes/matches", ["Mies"], "Riet"],
])("%s shows %j and not %s", async (path, names, other) => {
  const html = await open(path, { ...memberAnswers, "GET /api/likes.php": () => likes });
  for (const name of names) expect(html).toContain(name);
  expect(html).not.toContain(other);
});

const results = endpoints["GET /api/members"].output.parse({
  members: [
    { ...card, liked: false },
    { ...card, id: me, name: "Ria", is: "fictional", liked: false },
  ],
  page: 1,
  pages: 3,
  numResults: 55,
  numResultsCapped: false,
  // None in the counts, so that the word can only come from the card.
  num_fictional: 0,
  num_fictional_capped: false,
  results_per_page: 24,
  cursor: "1.a",
  filters: {
    gender: "female",
    country: "NL",
    countryregion: null,
    min_age: null,
    max_age: null,
  },
});

test("the search lists members page by page, and a fictional one is marked in words", async () => {
  const html = await open("/members", { ...memberAnswers, "GET /api/members": () => results });
  expect(html).toContain(`href="/members/${els}"`);
  expect(html).toMatch(/href="\/members\?[^"]*page=2/);
  expect(html).toContain("55 vrouwen");
  const { settings } = (await fakeApi()("GET /api/settings.php", { query: undefined })) as {
    settings: { fictional_singular: string };
  };
  expect(html.toLowerCase()).toContain(settings.fictional_singular.toLowerCase());
});

test("the front page shows a member what is unread, her new likes, and members", async () => {
  const html = await open("/", { ...memberAnswers, "GET /api/members": () => results });
  expect(html).toContain("Dag Marjolein");
  expect(html).toContain("3 ongelezen berichten");
  expect(html).toContain("2 nieuwe likes");
  expect(html).toContain(`href="/members/${els}"`);
});

const chats = (is: "member" | "fictional") =>
  endpoints["GET /api/chats.php"].output.parse({
    chats: [
      {
        conversation: { id: talk },
        profile: { ...card, is },
        num_unread_messages: 2,
        last_message: { state: "sent", mine: false, type: "text", text: "Dag!", sent_at: at },
      },
    ],
  });
const conversation = (is: "member" | "fictional", older_locked: boolean) =>
  endpoints["GET /api/chats/:id"].output.parse({
    conversation: { id: talk },
    profile: { ...card, is },
    messages: [
      {
        state: "sent",
        seq: 4,
        client_id: null,
        mine: false,
        type: "text",
        text: "Dag!",
        sent_at: at,
      },
    ],
    earlier: null,
    later: null,
    older_locked,
    num_unread_messages: 0,
    read_up_to: 0,
  });

function chatPage(
  path: string,
  is: "member" | "fictional",
  { older_locked = false, whole = false } = {},
) {
  const answers = {
    ...memberAnswers,
    "GET /api/chats.php": () => chats(is),
    "GET /api/chats/:id": () => conversation(is, older_locked),
    "GET /api/chats/price": () => ({
      conversation: { id: talk },
      profile: { ...card, is },
      credits: 10,
      money: { minor: 80, currency: "EUR", from: true },
      balance: 40,
      free_conversations_left: 1,
      fictional_agreement: is === "fictional" ? { agreed: true, text_version: "1" } : null,
    }),
  };
  return open(path, answers, whole);
}

test("the list of chats has each with its unread count, a fictional profile marked in words", async () => {
  const html = await chatPage("/chats", "member");
  expect(html).toContain(`href="/chats/${talk}"`);
  expect(html).toContain("Dag!");
  expect(html).toContain("2 ongelezen berichten");
  expect((await chatPage("/chats", "fictional")).toLowerCase()).toContain("fictief");
  expect(html.toLowerCase()).not.toContain("fictief");
});

test("a conversation has its messages and where to write; older ones are a single locked row", async () => {
  const html = await chatPage(`/chats/${talk}`, "member");
  expect(html).toContain("Dag!");
  expect(html).toContain("<textarea");
  expect(html).not.toContain("Oudere berichten blijven voor je bewaard");
  const locked = await chatPage(`/chats/${talk}`, "member", { older_locked: true });
  expect(locked.match(/Oudere berichten blijven voor je bewaard/g)).toHaveLength(1);
});

test("beside a conversation stand the others, above it the balance", async () => {
  const html = await chatPage(`/chats/${talk}`, "member", { whole: true });
  const head = /<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? "";
  expect(head).toContain("40 credits");
  expect(head).toContain('href="/credits');
  expect(html).toContain(`href="/chats/${talk}"`);
});

test("a conversation with a fictional profile is marked in words and keeps the warning", async () => {
  const html = await chatPage(`/chats/${talk}`, "fictional");
  const { settings } = (await fakeApi()("GET /api/settings.php", { query: undefined })) as {
    settings: { fictional_singular: string; fictional_warning: string };
  };
  expect(html).toContain(settings.fictional_warning);
  const withoutWarning = html.replaceAll(settings.fictional_warning, "").toLowerCase();
  const mark = settings.fictional_singular.toLowerCase();
  expect(withoutWarning).toContain(mark);
  expect((await chatPage(`/chats/${talk}`, "member")).toLowerCase()).not.toContain(mark);
});

test("after the activation stand the own profile, the members, Premium, the location and what is left to confirm", async () => {
  const { member } = endpoints["GET /api/members/:id"].output.parse({
    member: { ...profile, id: me, name: "Marjolein" },
  });
  const done = (status: "active" | "not_confirmed") =>
    open("/activate/done", {
      ...memberAnswers,
      "GET /api/user.php": () => ({ user: { ...user, status } }),
      "GET /api/members/:id": () => ({ member }),
      "GET /api/members": () => results,
    });
  const html = await done("active");
  for (const words of ["Zo zien anderen je", "Wat Premium je geeft", "Wie er zijn"]) {
    expect(html).toContain(words);
  }
  expect(html).toMatch(/<button[^>]*>(?:(?!<\/button>)[\s\S])*Locatie toestaan/);
  const resend = "Stuur de mail opnieuw";
  expect(html).not.toContain(resend);
  expect(await done("not_confirmed")).toContain(resend);
});
