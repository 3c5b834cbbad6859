import { expect, test } from "vitest";
import { pageRenderer } from "#web/entry-server.tsx";
import { fakeApi, demoAnswers } from "#tests/browser/fake-api.ts";
import { readPage } from "#tests/browser/open-page.ts";
import { aCard } from "#tests/wire/a-card.ts";
import { aUser } from "#tests/wire/a-user.ts";
import { MatchModal } from "./match-modal.tsx";

const image = {
  filename: "/els.webp",
  thumb_filename: "/els-thumb.webp",
  medium_filename: "/els-medium.webp",
  match: "/els-match.webp",
  status: "active" as const,
};

test.each([
  ["neither has", null, { pictures: 0, shapes: 2 }],
  ["only the other has", image, { pictures: 1, shapes: 1 }],
])(
  "in a match where %s a photo, a missing photo has a placeholder",
  async (_, main_image, drawn) => {
    const user = aUser();
    const mine = { ...user, profile: { ...user.profile, main_image: null } };
    const Page = () => (
      <MatchModal member={aCard({ is: "member", main_image })} onEnd={() => undefined} />
    );
    const page = () => Promise.resolve({ Page });
    const render = pageRenderer({
      match: { path: "/match", layout: "empty", areas: ["likes"], page },
    });
    const api = fakeApi(
      demoAnswers({
        "GET /api/user.php": () => ({ user: mine }),
        "GET /api/counts": () => ({ messages: 0, likes: 0 }),
      }),
    );
    const html = await readPage("/match", { render, api });
    const count = (mark: RegExp) => (html.match(mark) ?? []).length;
    expect({
      pictures: count(/<img[^>]*-match\.webp/g),
      shapes: count(/lucide-circle-user/g),
    }).toEqual(drawn);
  },
);
