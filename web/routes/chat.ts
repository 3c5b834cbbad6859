import type { Route } from "./route-types.ts";

const member = ["member"] as const;
const chatAreas = ["chat", "profiles", "likes", "interests"] as const;

/** The routes of the conversations, and of a photo that another app shares with one of them. */
export const chatRoutes = {
  chats: { ...chats("/chats"), areas: [...chatAreas, "chat-start"] },
  chat: chats("/chats/:id"),
  memberChat: chats("/members/:id/chat"),
  share: {
    path: "/share",
    layout: "empty",
    page: () => import("#web/pages/chats/share-page.tsx"),
    areas: ["chat", "profiles", "chat-dialogs"],
    guards: member,
  },
} as const satisfies Readonly<Record<string, Route>>;

function chats(path: string): Route {
  return {
    path,
    layout: "chat",
    page: () => import("#web/pages/chats/chats-page.tsx"),
    areas: chatAreas,
    guards: member,
  };
}
