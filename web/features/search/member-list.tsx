import type { FoundMember, MemberCard as Member } from "#contract/profiles.ts";
import { LikeIconButton } from "#web/features/likes/like-icon-button.tsx";
import { MemberCard } from "#web/features/profiles/member-card.tsx";
import { MemberGrid } from "#web/features/profiles/member-grid.tsx";
import { paths } from "#contract/paths.ts";

interface MemberListProps {
  readonly members: readonly (Member | FoundMember)[];
  /** How many photos to load first, because they are above the fold. */
  readonly first?: number;
  /** Heading level of the names. */
  readonly heading?: "h2" | "h3";
  /** A profile's back link returns to this list. */
  readonly ofList?: boolean;
}

/** Members, each with a like button. */
export function MemberList({
  members,
  first = 0,
  heading = "h3",
  ofList = false,
}: MemberListProps) {
  return (
    <MemberGrid>
      {members.map((member, at) => (
        <li key={member.id}>
          <MemberCard
            member={member}
            to={paths.member(member.id)}
            heading={heading}
            first={at < first}
            ofList={ofList}
            button={<LikeIconButton member={member} />}
          />
        </li>
      ))}
    </MemberGrid>
  );
}
