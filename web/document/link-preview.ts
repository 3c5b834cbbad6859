import type { QueryClient } from "@tanstack/react-query";
import { parseMemberId } from "#contract/shared/parse-id.ts";
import { memberKey } from "#web/features/profiles/queries.ts";
import { settingsKey } from "#web/site/queries.ts";

/** What messengers and social networks show of a link to a page. */
export interface LinkPreview {
  readonly siteName: string;
  readonly title: string;
  /** The absolute address of a picture that any visitor may open. */
  readonly picture: string;
}

interface PreviewedPage {
  readonly queryClient: QueryClient;
  readonly title: string;
  readonly origin: string;
  /** The parameter of a page about one member. */
  readonly id: string | undefined;
}

/**
 * The preview of a page as a visitor sees it. A preview has no room for the label of a fictional
 * profile, so it shows only members; any other page has the site's own icon.
 */
export function buildLinkPreview(page: PreviewedPage): LinkPreview | null {
  const { queryClient, title, origin } = page;
  const settings = queryClient.getQueryData(settingsKey);
  if (!settings) return null;
  const siteName = settings.name;
  const icon = `${origin}/apple-touch-icon.png`;
  const id = parseMemberId(page.id);
  const profile = id && queryClient.getQueryData(memberKey(id));
  if (!profile) return { siteName, title, picture: icon };
  if (profile.is === "fictional") return { siteName, title: siteName, picture: icon };
  const image = profile.main_image;
  const picture =
    image?.status === "active" ? new URL(settings.cdn_prefix + image.filename, origin).href : icon;
  return { siteName, title, picture };
}
