import { CircleUser } from "lucide-react";
import { useTranslations } from "use-intl";
import type { ProfileCard } from "#contract/profiles.ts";
import { FictionalMark } from "#ui/text/fictional-mark.tsx";
import { Photo } from "#ui/photo/photo.tsx";
import { useSettings } from "#web/site/use-site.ts";
import styles from "./profile-photo.module.css";

interface ProfilePhotoProps {
  readonly member: Pick<ProfileCard, "is" | "main_image">;
  /** The `sizes` attribute of the image. */
  readonly sizes: string;
  /** Uses the crop for matches and likes, which has one size. */
  readonly ofMatch?: boolean | undefined;
  /** Above the fold, so load it first. */
  readonly first?: boolean | undefined;
  /** Moves to the photo of the same member's profile, or back from it. */
  readonly moves?: boolean | undefined;
}

/** A profile's main image with the fictional mark. The name is next to it, so `alt` is empty. */
export function ProfilePhoto({ member, sizes, ofMatch = false, first, moves }: ProfilePhotoProps) {
  const t = useTranslations("profiles");
  const { cdn_prefix, fictional_singular } = useSettings();
  const mark = member.is === "fictional" && (
    <FictionalMark text={fictional_singular} form="strip" />
  );
  const image = member.main_image;
  if (!image) {
    return (
      <div className={styles.none}>
        <CircleUser aria-hidden />
        <span>{t("noPhoto")}</span>
        {mark}
      </div>
    );
  }
  const whole = {
    src: cdn_prefix + image.filename,
    srcSet: photoSizes(image, cdn_prefix),
    sizes,
  };
  const files = ofMatch ? { src: cdn_prefix + image.match } : whole;
  return (
    <Photo {...files} alt="" first={first} moves={moves}>
      {mark}
    </Photo>
  );
}

/** The files of a photo with their widths. */
export function photoSizes(
  {
    filename,
    medium_filename,
    thumb_filename,
  }: Omit<NonNullable<ProfileCard["main_image"]>, "match" | "status">,
  prefix: string,
): string {
  return `${prefix}${thumb_filename} 320w, ${prefix}${medium_filename} 480w, ${prefix}${filename} 800w`;
}
