import type { ComponentType } from "react";
import type { LayoutName } from "#web/route-types.ts";
import { ChatLayout } from "./chat-layout.tsx";
import { DefaultLayout } from "./default-layout.tsx";
import { EmptyLayout } from "./empty-layout.tsx";
import { LanderLayout } from "./lander-layout.tsx";

export const layouts: Readonly<Record<LayoutName, ComponentType>> = {
  default: DefaultLayout,
  chat: ChatLayout,
  lander: LanderLayout,
  empty: EmptyLayout,
};
