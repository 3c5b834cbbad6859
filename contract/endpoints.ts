import { accountEndpoints } from "./accounts.ts";
import { chatEndpoints } from "./chat.ts";
import { checkoutEndpoints } from "./checkout.ts";
import { countEndpoints } from "./counts.ts";
import { dataExportEndpoints } from "./data-export.ts";
import { linkEndpoints } from "./links.ts";
import { likeEndpoints } from "./likes.ts";
import { notificationEndpoints } from "./notifications.ts";
import { moderationEndpoints } from "./moderation.ts";
import { passkeyEndpoints } from "./accounts/passkeys.ts";
import { orderEndpoints } from "./orders.ts";
import { paymentEndpoints } from "./payments.ts";
import { photoEndpoints } from "./photos.ts";
import { placeEndpoints } from "./places.ts";
import { profileEndpoints, profilePageEndpoints } from "./profiles.ts";
import { searchEndpoints } from "./search.ts";
import { signupEndpoints } from "./signup.ts";
import { sessionEndpoints } from "./accounts/sessions.ts";
import { siteEndpoints } from "./sites.ts";
import { autoLikeEndpoints } from "./likes/auto-likes.ts";
import { swipeEndpoints } from "./likes/swipe-game.ts";
import { trackingEndpoints } from "./tracking.ts";

/** The endpoints of each domain; OpenAPI shows them under its name. */
export const endpointGroups = {
  sites: siteEndpoints,
  accounts: accountEndpoints,
  sessions: sessionEndpoints,
  passkeys: passkeyEndpoints,
  data_export: dataExportEndpoints,
  signup: signupEndpoints,
  links: linkEndpoints,
  places: placeEndpoints,
  profiles: profileEndpoints,
  profile_page: profilePageEndpoints,
  photos: photoEndpoints,
  search: searchEndpoints,
  likes: likeEndpoints,
  swipe_game: swipeEndpoints,
  auto_likes: autoLikeEndpoints,
  chat: chatEndpoints,
  moderation: moderationEndpoints,
  counts: countEndpoints,
  notifications: notificationEndpoints,
  tracking: trackingEndpoints,
  checkout: checkoutEndpoints,
  orders: orderEndpoints,
  payments: paymentEndpoints,
} as const;

/** The endpoint table: every call the server accepts. */
export const endpoints = {
  ...endpointGroups.sites,
  ...endpointGroups.accounts,
  ...endpointGroups.sessions,
  ...endpointGroups.passkeys,
  ...endpointGroups.data_export,
  ...endpointGroups.signup,
  ...endpointGroups.links,
  ...endpointGroups.places,
  ...endpointGroups.profiles,
  ...endpointGroups.profile_page,
  ...endpointGroups.photos,
  ...endpointGroups.search,
  ...endpointGroups.likes,
  ...endpointGroups.swipe_game,
  ...endpointGroups.auto_likes,
  ...endpointGroups.chat,
  ...endpointGroups.moderation,
  ...endpointGroups.counts,
  ...endpointGroups.notifications,
  ...endpointGroups.tracking,
  ...endpointGroups.checkout,
  ...endpointGroups.orders,
  ...endpointGroups.payments,
} as const;
export type Endpoints = typeof endpoints;
