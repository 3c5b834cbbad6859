import type { MemberId, SiteId } from "#contract/shared/ids.ts";
import type { MemberViewer, Viewer } from "./visibility-store.ts";

// Also for other domains: what a viewer sees, as statements and as answers.
export {
  buildFindableProfiles,
  buildVisibleProfiles,
  isPublished,
  isVisible,
  lockPublished,
} from "./visibility-store.ts";
export type { MemberViewer, Viewer } from "./visibility-store.ts";

interface Caller {
  readonly site: { readonly id: SiteId; readonly fictional_profiles: boolean };
  readonly member: { readonly id: MemberId } | null;
}

/** The visitor or member of a request, as the functions of `functions.sql` take them. */
export function toViewer(ctx: Caller): Viewer {
  return {
    site: ctx.site.id,
    member: ctx.member?.id ?? null,
    fictional: ctx.site.fictional_profiles,
  };
}

export function toMemberViewer(ctx: Caller, { id }: { readonly id: MemberId }): MemberViewer {
  return { ...toViewer(ctx), member: id };
}
