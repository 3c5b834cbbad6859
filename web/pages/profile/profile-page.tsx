import { useSuspenseQuery } from "@tanstack/react-query";
import { ArrowLeft, Eye } from "lucide-react";
import { useSearchParams } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { useTranslations } from "use-intl";
import type { ReactNode } from "react";
import type { ProfileDetails } from "#contract/profiles/own-profile.ts";
import type { ProfileView } from "#contract/profiles.ts";
import { iconButtonClass } from "#ui/action/icon-button.tsx";
import { memberQuery } from "#web/features/profiles/queries.ts";
import { ProfilePhoto } from "#web/features/profiles/profile-photo.tsx";
import {
  AttributeRow,
  GenderRow,
  SeeksRow,
  attributeChoices,
} from "#web/features/profiles/own-profile/choice-rows.tsx";
import type { ChoiceField } from "#web/features/profiles/own-profile/choice-rows.tsx";
import { Completeness } from "#web/features/profiles/own-profile/completeness.tsx";
import { OwnPreview } from "#web/features/profiles/own-profile/own-preview.tsx";
import { ProfilePreview } from "#web/features/profiles/own-profile/profile-preview.tsx";
import { ownDetailsQuery } from "#web/features/profiles/own-profile/queries.ts";
import { InterestsRow, SexualityRow } from "#web/features/profiles/own-profile/special-rows.tsx";
import {
  AboutRow,
  BirthDateRow,
  NameRow,
  PlaceRow,
} from "#web/features/profiles/own-profile/text-rows.tsx";
import { OwnPhotos } from "#web/features/photos/own-photos.tsx";
import { albumQuery } from "#web/features/photos/queries.ts";
import { pageContext, useApi } from "#web/page-context.ts";
import { paths } from "#contract/paths.ts";
import { Link } from "#web/site/links/link.tsx";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { PageTitle } from "#web/site/page-title.tsx";
import { userQuery } from "#web/site/queries.ts";
import { useSettings, useUser } from "#web/site/use-site.ts";
import styles from "./profile-page.module.css";

export async function load({ context }: LoaderFunctionArgs): Promise<void> {
  const { api, queryClient } = context.get(pageContext);
  const user = await queryClient.ensureQueryData(userQuery(api));
  if (!user) return;
  await Promise.all([
    queryClient.ensureQueryData(ownDetailsQuery(api)),
    queryClient.ensureQueryData(albumQuery(api)),
    queryClient.ensureQueryData(memberQuery(api, user.profile.id)),
  ]);
}

/** `/profile`: the member's own profile, changed field by field. */
export function Page() {
  const user = useUser();
  return user && <OwnProfile id={user.profile.id} />;
}

function OwnProfile({ id }: { id: ProfileView["id"] }) {
  const t = useTranslations("own-profile");
  const api = useApi();
  const { data: details } = useSuspenseQuery(ownDetailsQuery(api));
  const { data: album } = useSuspenseQuery(albumQuery(api));
  const photos = album.photos.filter(({ status }) => status !== "rejected").length;
  const { data: member } = useSuspenseQuery(memberQuery(api, id));
  const [search] = useSearchParams();
  if (member && search.has("preview")) return <OwnPreview member={member} />;
  return (
    <div className={styles.page}>
      <PageTitle>{t("title")}</PageTitle>
      <div className={styles.main}>
        <div className={styles.bar}>
          <Link to={paths.home()} className={iconButtonClass()} aria-label={t("back")}>
            <ArrowLeft aria-hidden />
          </Link>
          <h1>{t("title")}</h1>
          <LinkButton to={paths.profilePreview()} variant="soft">
            <Eye aria-hidden />
            {t("preview")}
          </LinkButton>
        </div>
        {member && <Head member={member} />}
        <Completeness details={details} photos={photos} />
        <Part title={t("sections.photos")} id="photos">
          <OwnPhotos />
        </Part>
        <Parts details={details} />
      </div>
      {member && <ProfilePreview member={member} />}
    </div>
  );
}

/** On a phone, which has no room for the preview. */
function Head({ member }: { member: ProfileView }) {
  const t = useTranslations("profiles");
  return (
    <div className={styles.head}>
      <div className={styles.face}>
        <ProfilePhoto member={member} sizes="112px" />
      </div>
      <div>
        <p className={styles.name}>
          {t("nameAge", { name: member.name, age: String(member.age) })}
        </p>
        <p className={styles.town}>{member.city}</p>
      </div>
    </div>
  );
}

function Parts({ details }: { details: ProfileDetails }) {
  const t = useTranslations("own-profile.sections");
  const { visible_profile_fields: fields } = useSettings();
  const choices = (Object.keys(attributeChoices) as ChoiceField[]).filter((field) =>
    fields.includes(field),
  );
  return (
    <>
      <Part title={t("words")}>
        <AboutRow details={details} />
      </Part>
      {choices.length > 0 && (
        <Part title={t("you")}>
          {choices.map((field) => (
            <AttributeRow key={field} field={field} details={details} />
          ))}
          {fields.includes("sexuality") && <SexualityRow details={details} />}
        </Part>
      )}
      <Part title={t("interests")}>
        <InterestsRow details={details} />
      </Part>
      <Part title={t("person")}>
        <NameRow details={details} />
        <BirthDateRow details={details} />
        <GenderRow details={details} />
        <SeeksRow details={details} />
      </Part>
      <Part title={t("place")}>
        <PlaceRow details={details} />
      </Part>
    </>
  );
}

function Part({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section className={styles.part} id={id}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
