import type { Route } from "./route-types.ts";

const member = ["member"] as const;
/** The text files of the profile page. */
const profileAreas = ["profile-page", "profiles", "likes", "attributes", "interests"] as const;

/** The front page, search, profiles and likes. */
export const memberRoutes = {
  home: {
    path: "/",
    layout: "default",
    page: () => import("#web/pages/home/home-page.tsx"),
    areas: ["home", "profiles", "likes", "chat"],
    lazy: true,
    isListed: true,
  },
  likes: likes("/likes"),
  likesOfType: likes("/likes/:type"),
  likesMember: {
    path: "/likes/m/:id",
    layout: "default",
    page: () => import("#web/pages/likes/likes-member-page.tsx"),
    areas: profileAreas,
    guards: member,
  },
  members: {
    path: "/members",
    layout: "default",
    page: () => import("#web/pages/members/members-page.tsx"),
    areas: ["search", "profiles", "likes", "attributes"],
  },
  member: {
    path: "/members/:id",
    layout: "default",
    page: () => import("#web/pages/members/member-page.tsx"),
    areas: profileAreas,
  },
  profile: {
    path: "/profile",
    layout: "default",
    page: () => import("#web/pages/profile/profile-page.tsx"),
    areas: ["own-profile", "profile-page", "profiles", "photos", "attributes", "interests"],
    guards: member,
  },
} as const satisfies Readonly<Record<string, Route>>;

function likes(path: string): Route {
  return {
    path,
    layout: "default",
    page: () => import("#web/pages/likes/likes-page.tsx"),
    areas: ["likes-list", "likes", "profiles"],
    guards: member,
  };
}
