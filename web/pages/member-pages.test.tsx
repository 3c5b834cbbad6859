import { expect, test } from "vitest";
import type { MessagePrice } from "#contract/chat/message-price.ts";
import { fictionalIcons } from "#contract/catalogue/fictional-icons.ts";
import type { Likes } from "#contract/likes.ts";
import type { ProfileView } from "#contract/profiles.ts";
import { fakeApi, demoAnswers, demoSettings } from "#tests/browser/fake-api.ts";
import type { Answers } from "#tests/browser/fake-api.ts";
import { mainOf, openPage, readPage } from "#tests/browser/open-page.ts";
import { aCard, aFoundMember, aLike, els } from "#tests/wire/a-card.ts";
import { aMessage, talk } from "#tests/wire/a-conversation.ts";
import { aMessagePrice } from "#tests/wire/a-message-price.ts";
import { aProfile } from "#tests/wire/a-profile.ts";
import { aSearch } from "#tests/wire/a-search.ts";
import { aUser, marjolein as me } from "#tests/wire/a-user.ts";
import { ApiError } from "#web/api/api.ts";

// The pages of members and likes as members and visitors see them, in Dutch.

const user = aUser();

const picture = (name: string) => ({
  filename: `/${name}-full.webp`,
  thumb_filename: `/${name}-thumb.webp`,
  medium_filename: `/${name}-medium.webp`,
  status: "active" as const,
});
/** With a photo, which is the first thing that the front page asks for. */
const ownPhoto = { ...picture("marjolein"), match: "/marjolein-full.webp" };
const withPhoto = { ...user, profile: { ...user.profile, main_image: ownPhoto } };
const card = aCard({
  main_image: { ...picture("els"), match: "/els-full.webp" },
  photos: 3,
});
const profile = aProfile({
  ...card,
  images: [
    { ...picture("els"), locked: false },
    { ...picture("blur-1"), locked: true },
    { ...picture("blur-2"), locked: true },
  ],
});
const warning = "Met dit profiel is fysiek contact niet mogelijk.";
const fictional: Partial<ProfileView> = {
  is: "fictional",
  fictional: {
    fictional_icon: "masks",
    fictional_singular: "Verzonnen profiel",
    fictional_warning: warning,
  },
};
const memberAnswers: Answers = {
  "GET /api/user.php": () => ({ user }),
  "GET /api/counts": () => ({ messages: 3, likes: 2 }),
};

async function open(path: string, answers: Answers, whole = false) {
  const html = await readPage(path, { api: fakeApi(demoAnswers(answers)) });
  return whole ? html : mainOf(html);
}

function profilePage(
  changes: Partial<ProfileView>,
  as: Answers = memberAnswers,
  path = `/members/${els}`,
) {
  const member = { ...profile, ...changes };
  return open(path, { ...as, "GET /api/members/:id": () => ({ member }) });
}

test("a profile has its header, its gallery, and a lock on photos that need Premium", async () => {
  const html = await profilePage({});
  expect(html).toMatch(/<h1[^>]*>[\s\S]*?Els[\s\S]*?58(?:(?!<\/header>)[\s\S])*Assen/);
  // A phone whose screen has two or three pixels per dot needs neither the smallest nor the largest.
  expect(html).toContain("/els-thumb.webp 320w, ");
  expect(html).toContain("/els-medium.webp 480w, ");
  expect(html).toContain("/els-full.webp 800w");
  expect(html.match(/Foto op slot/g)?.length).toBeGreaterThan(0);
  const open3 = profile.images.map((image) => ({ ...image, locked: false }));
  expect(await profilePage({ images: open3 })).not.toContain("Foto op slot");
});

test("a profile can be liked and unliked", async () => {
  const button = /<button[^>]*>(?:(?!<\/button>)[\s\S])*(Vind ik leuk|Like terugnemen)/;
  const wordOf = async (liked: boolean) => button.exec(await profilePage({ liked }))?.[1];
  expect([await wordOf(false), await wordOf(true)]).toEqual(["Vind ik leuk", "Like terugnemen"]);
});

test("a profile links to the conversation with its member", async () => {
  const write = new RegExp(`<a [^>]*href="/members/${els}/chat"[^>]*>[\\s\\S]*?Bericht</a>`);
  expect(await profilePage({})).toMatch(write);
  const own = {
    ...memberAnswers,
    "GET /api/user.php": () => ({ user: { ...user, profile: { ...user.profile, id: els } } }),
  };
  expect(await profilePage({}, own)).not.toMatch(write);
});

/** A profile's text with this message price, without markup and with plain spaces. */
async function textWithPrice(changes: Partial<MessagePrice>) {
  const price = aMessagePrice(changes);
  const html = await profilePage(
    {},
    {
      ...memberAnswers,
      "GET /api/user.php": () => ({ user: { ...user, credits: price.balance } }),
      "GET /api/chats/price": () => price,
    },
  );
  return textOf(html);
}

const textOf = (html: string) =>
  html
    .replaceAll(/[\u00a0\u202f]/g, " ")
    .replaceAll(/<[^>]+>/g, "|")
    .replaceAll(/\|+/g, "|");
const inMoney = (from: boolean) => ({ minor: 80, currency: "EUR" as const, from });

test.each([
  [
    "bonus credits pay",
    { balance: 40, bonus: 40, money: inMoney(true) },
    "10 credits|uit je bonuscredits: je betaalt nu niets",
  ],
  [
    "bonus credits pay after a purchase",
    { balance: 140, bonus: 40, money: inMoney(false) },
    "10 credits|uit je bonuscredits: je betaalt nu niets",
  ],
  [
    "bonus credits are too few before a first purchase",
    { balance: 9, bonus: 9, money: inMoney(true) },
    "vanaf € 0,80|10 credits",
  ],
  ["bought credits pay", { balance: 100, bonus: 0, money: inMoney(false) }, "€ 0,80|10 credits"],
])("when %s, with %j, the price of a message on a profile is %s", async (_, changes, words) => {
  expect(await textWithPrice(changes)).toContain(`|Bericht|${words}|`);
});

test("at the conversation limit a profile says that a message needs Premium", async () => {
  const text = await textWithPrice({ free_conversations_left: 0 });
  expect(text).toContain("|Bericht|met Premium|Je bent zonder Premium al 2 gesprekken begonnen.");
  expect(text).not.toContain("|10 credits|");
});

test.each([
  ["|Cadeau ·|20 credits|", "member", memberAnswers],
  ["|Cadeau ·|20 credits|", "visitor", {}],
  ["|Bericht|10 credits|", "visitor", {}],
])("a profile shows %s to a %s", async (words, _, answers) => {
  expect(textOf(await profilePage({}, answers))).toContain(words);
});

test("a visitor sees the number of photos and a link to log in", async () => {
  const html = await profilePage({ images: profile.images.slice(0, 1) }, {});
  expect(html.replaceAll(/<[^>]+>/g, "")).toContain("Er zijn nog 2 foto’s. Log in om verder");
  const [, to, tile] =
    /href="([^"]*)"[^>]*>((?:(?!<\/a>)[\s\S])*)<\/a>[^<]*<\/li><\/ul>/.exec(html) ?? [];
  expect(to).toMatch(/^\/login\?next=/);
  expect(tile).toContain("+2");
});

test.each([
  ["/login?next=%2Flikes", "/likes"],
  ["/login?next=%2Flogin%3Fnext%3D%252F", "/"],
  ["/login?next=https%3A%2F%2Felsewhere.example", "/"],
  ["/login", "/"],
])("a logged-in member who opens %s goes straight to %s", async (path, to) => {
  const { location } = await openPage(path, { api: fakeApi(demoAnswers(memberAnswers)) });
  expect(location).toBe(to);
});

test("likes and search show the same profile screen", async () => {
  const seen = async (path: string) =>
    (await profilePage({}, memberAnswers, `${path}/${els}`))
      .replace(/<nav[\s\S]*?<\/nav>/, "")
      .replaceAll("%2F", "/")
      .replaceAll(/\/(?:members|likes\/m)\/[\da-f-]{36}/g, "here");
  expect(await seen("/likes/m")).toBe(await seen("/members"));
});

test("a fictional profile has a text label and always shows the site's warning", async () => {
  const html = await profilePage(fictional);
  const [photo = "", words = ""] = html.split(/<h1/);
  expect(photo).toContain("Verzonnen profiel");
  expect(words.split(warning)[0]).toContain("Verzonnen profiel");
  expect(words).toContain(warning);
  expect(await profilePage({})).not.toContain(warning);
});

test("the fictional mark and the warning have the icon that the site chose", async () => {
  const settings = demoSettings();
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

test("the fictional mark has a text label whatever the member's fictional_icon setting", async () => {
  const seenBy = (fictional_icon: unknown) =>
    profilePage(fictional, {
      ...memberAnswers,
      "GET /api/user.php": () => ({ user: Object.assign(aUser(), { fictional_icon }) }),
    });
  const usual = await seenBy("masks");
  expect(usual).toContain("<span>Verzonnen profiel</span>");
  for (const icon of ["feather", "", null, undefined]) expect(await seenBy(icon)).toBe(usual);
});

test("a profile that is no longer visible says so", async () => {
  const unavailable = () => {
    throw new ApiError(410, { error: "profile_unavailable", message: "" });
  };
  const html = await open(`/members/${els}`, {
    ...memberAnswers,
    "GET /api/members/:id": unavailable,
  });
  expect(html).toContain("Je kunt dit profiel niet meer zien.");
});

const mies = { id: me, name: "Mies", match: true };
const likes: Likes = {
  profiles: [aLike({ name: "Gerda" }), aLike(mies)],
  liked_by: [aLike({ name: "Riet", like_new: true }), aLike(mies)],
};

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

test("matches lead to their conversation, at the price of a message", async () => {
  const html = await open("/likes/matches", {
    ...memberAnswers,
    "GET /api/likes.php": () => likes,
  });
  expect(html).toMatch(/href="\/members\/[\w-]+\/chat"[^>]*>Schrijf Mies/);
  expect(textOf(html)).toContain("|Schrijf Mies|10 credits|");
});

// The counts have none, so the label can only come from the card.
const results = aSearch({
  members: [
    aFoundMember(card),
    aFoundMember({ ...card, id: me, name: "Ria", is: "fictional", distance_km: 12 }),
  ],
  pages: 3,
  numResults: 55,
  cursor: "1.a",
});

test("search lists members page by page and labels fictional profiles", async () => {
  const html = await open("/members", { ...memberAnswers, "GET /api/members": () => results });
  expect(html).toContain(`href="/members/${els}"`);
  expect(html).toMatch(/href="\/members\?[^"]*page=2/);
  expect(html).toContain("55 vrouwen");
  const settings = demoSettings();
  expect(html.toLowerCase()).toContain(settings.fictional_singular.toLowerCase());
  const [ofEls = "", ofRia = ""] = html.split("<article").slice(1);
  expect(ofRia).toContain("fysiek contact is niet mogelijk");
  expect(ofEls).not.toContain("fysiek contact is niet mogelijk");
});

test("a card in search says how far away the town is, and a member can ask for the nearest first", async () => {
  const html = await open("/members", { ...memberAnswers, "GET /api/members": () => results });
  const [ofEls = "", ofRia = ""] = html.split("<article").slice(1);
  expect(ofRia).toContain("<p>Assen, ca.\u00a012\u00a0km</p>");
  expect(ofEls).toContain("<p>Assen</p>");
  expect(html).toContain('<option value="near">Dichtstbij eerst</option>');
  const visited = await open("/members", { "GET /api/members": () => results });
  expect(visited).not.toContain('value="near"');
});

test("the front page shows a member unread chats, new likes and members", async () => {
  const received = { profiles: [], liked_by: [aLike({ id: me, name: "Riet", like_new: true })] };
  const html = await open("/", {
    ...memberAnswers,
    "GET /api/user.php": () => ({ user: withPhoto }),
    "GET /api/chats.php": () => ({
      chats: [
        {
          conversation: { id: talk },
          profile: card,
          num_unread_messages: 2,
          last_message: aMessage(4, { text: "Dag!" }),
        },
      ],
    }),
    "GET /api/likes.php": () => received,
    "GET /api/members": () => results,
  });
  expect(html).toContain("Dag Marjolein");
  expect(html).toContain("3 ongelezen berichten en 2 nieuwe likes");
  expect(html).toMatch(/Nog te lezen<\/h2>[\s\S]*href="\/chats\/[^"]*"[\s\S]*Els[\s\S]*Dag!/);
  expect(html).toMatch(/Nieuwe likes<\/h2>[\s\S]*Riet/);
  expect(html).toContain("55 leden passen bij wat je zoekt");
  expect(html).not.toContain("Nieuwe leden");
});

test.each([
  ["photo", ["about", "reason"], "Zet een foto op je profiel", "/profile#photos"],
  ["text", ["about", "reason"], "Vertel iets over jezelf", "/profile?edit=about"],
  ["reason", ["reason"], "Waarvoor ben je hier?", "/profile?edit=reason"],
] as const)("without a %s, and %j missing, the next step is: %s", async (...row) => {
  const [what, missing, title, to] = row;
  const base = what === "photo" ? user : withPhoto;
  const own = { ...base, profile: { ...base.profile, missing: [...missing] } };
  const html = await open("/", {
    ...memberAnswers,
    "GET /api/user.php": () => ({ user: own }),
    "GET /api/chats.php": () => ({ chats: [] }),
    "GET /api/likes.php": () => ({ profiles: [], liked_by: [] }),
    "GET /api/members": () => results,
    "GET /api/members/new": () => ({ members: [] }),
  });
  expect(html).toContain(title);
  expect(html).toContain(`href="${to}"`);
  expect(html).not.toContain("leden passen bij wat je zoekt");
});

test("the front page shows new members with a heart", async () => {
  const members = [aFoundMember({ ...card, id: me, name: "Wil" })];
  const html = await open("/", {
    ...memberAnswers,
    "GET /api/chats.php": () => ({ chats: [] }),
    "GET /api/likes.php": () => ({ profiles: [], liked_by: [] }),
    "GET /api/members": () => results,
    "GET /api/members/new": () => ({ members }),
  });
  expect(html).toMatch(/Nieuwe leden<\/h2>[\s\S]*Wil[\s\S]*Onlangs actief<\/h2>/);
  expect(html).toContain('aria-label="Like voor Wil"');
});

test("the page after activation has the member's profile, members, Premium, the location and the confirmation", async () => {
  const member = { ...profile, id: me, name: "Marjolein" };
  const searches: unknown[] = [];
  const done = (status: "active" | "not_confirmed") =>
    open("/activate/done", {
      ...memberAnswers,
      "GET /api/user.php": () => ({ user: { ...user, status } }),
      "GET /api/members/:id": () => ({ member }),
      "GET /api/members": ({ query }) => {
        searches.push(query);
        return results;
      },
    });
  const html = await done("active");
  // The member's own search, whose members also seek her.
  expect(searches).toEqual([{}]);
  for (const words of ["Zo zien anderen je", "Wat Premium je geeft", "Wie er zijn"]) {
    expect(html).toContain(words);
  }
  expect(html).toMatch(/<button[^>]*>(?:(?!<\/button>)[\s\S])*Locatie toestaan/);
  const resend = "Stuur de mail opnieuw";
  expect(html).not.toContain(resend);
  expect(await done("not_confirmed")).toContain(resend);
});
