import {
  ChartColumn,
  Flag,
  HeartHandshake,
  Image,
  Megaphone,
  MessagesSquare,
  Scale,
  ScrollText,
  UserPen,
  Users,
} from "lucide-react";
import type { LucideIcon } from "lucide-react";
import { lazy } from "react";
import type { ComponentType } from "react";
import type { OfficeCounts } from "#contract/office/counts.ts";
import type { officePages } from "#contract/office/pages.ts";
import type { StaffRole } from "#contract/office/roles.ts";
import type { CurrentStaffWire } from "#contract/office/session.ts";

/** A page of the office, with its entry in the menu. */
export interface OfficePage {
  /** Its label is the text `office.pages.<name>`. */
  readonly name:
    | "photos"
    | "cases"
    | "appeals"
    | "conversations"
    | "flags"
    | "figures"
    | "members"
    | "mailings"
    | "staff"
    | "audit";
  readonly path: (typeof officePages)[number];
  readonly icon: LucideIcon;
  /** Visible to people with one of these roles on any site. */
  readonly roles: readonly StaffRole[];
  /** The key of its waiting items in the counts. */
  readonly count?: keyof OfficeCounts;
  readonly Page: ComponentType;
}

/** Every page, in the order of the menu. */
const pages: readonly OfficePage[] = [
  {
    name: "photos",
    path: "/photos",
    icon: Image,
    roles: ["moderator"],
    count: "photos",
    Page: lazy(() =>
      import("./pages/photos/review-photos.tsx").then((file) => ({ default: file.ReviewPhotos })),
    ),
  },
  {
    name: "cases",
    path: "/reports",
    icon: Flag,
    roles: ["moderator", "admin"],
    count: "cases",
    Page: lazy(() =>
      import("./pages/cases/review-cases.tsx").then((file) => ({ default: file.ReviewCases })),
    ),
  },
  {
    name: "appeals",
    path: "/photo-appeals",
    icon: Scale,
    roles: ["moderator"],
    count: "appeals",
    Page: lazy(() =>
      import("./pages/photos/review-appeals.tsx").then((file) => ({ default: file.ReviewAppeals })),
    ),
  },
  {
    name: "conversations",
    path: "/conversations",
    icon: MessagesSquare,
    roles: ["operator", "admin"],
    count: "conversations",
    Page: lazy(() =>
      import("./pages/operators/conversations-page.tsx").then((file) => ({
        default: file.ConversationsPage,
      })),
    ),
  },
  {
    name: "flags",
    path: "/flags",
    icon: HeartHandshake,
    roles: ["admin"],
    count: "flags",
    Page: lazy(() =>
      import("./pages/supervision/flags-page.tsx").then((file) => ({ default: file.FlagsPage })),
    ),
  },
  {
    name: "figures",
    path: "/operators",
    icon: ChartColumn,
    roles: ["operator", "admin"],
    Page: lazy(() =>
      import("./pages/supervision/figures-page.tsx").then((file) => ({
        default: file.FiguresPage,
      })),
    ),
  },
  {
    name: "members",
    path: "/support",
    icon: UserPen,
    roles: ["support", "admin"],
    Page: lazy(() =>
      import("./pages/members/members-page.tsx").then((file) => ({ default: file.MembersPage })),
    ),
  },
  {
    name: "mailings",
    path: "/mailings",
    icon: Megaphone,
    roles: ["admin"],
    Page: lazy(() =>
      import("./pages/mailings/mailings-page.tsx").then((file) => ({
        default: file.MailingsPage,
      })),
    ),
  },
  {
    name: "staff",
    path: "/staff",
    icon: Users,
    roles: ["admin"],
    Page: lazy(() =>
      import("./pages/staff/staff-page.tsx").then((file) => ({ default: file.StaffPage })),
    ),
  },
  {
    name: "audit",
    path: "/audit",
    icon: ScrollText,
    roles: ["admin"],
    Page: lazy(() =>
      import("./pages/audit/audit-page.tsx").then((file) => ({ default: file.AuditPage })),
    ),
  },
];

/** The person's own page, which the name under the menu opens. */
export const accountPage = {
  path: "/account",
  Page: lazy(() =>
    import("./pages/account/account-page.tsx").then((file) => ({ default: file.AccountPage })),
  ),
} as const;

/** The pages that a person sees in the menu. */
export function pagesOf({ roles }: CurrentStaffWire): readonly OfficePage[] {
  return pages.filter((page) => roles.some(({ role }) => page.roles.includes(role)));
}
