import { ImageUp, MessageCircle } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { MemberId } from "#contract/shared/ids.ts";
import { EmptyState } from "#ui/status/state.tsx";
import { Skeleton, SkeletonGroup } from "#ui/status/skeleton.tsx";
import { useChats } from "#web/features/chat/list/use-chats.ts";
import { ChooseFile } from "#web/features/photos/choose-file.tsx";
import { buttonClass } from "#ui/action/button.tsx";
import { useChosenFile } from "#web/features/chat/photos/use-chosen-file.ts";
import type { ChosenFile } from "#web/features/chat/photos/use-chosen-file.ts";
import { FailedToLoad } from "#web/features/profiles/failed-to-load.tsx";
import { paths } from "#contract/paths.ts";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { PageTitle } from "#web/site/page-title.tsx";
import { TextLink } from "#web/site/links/text-link.tsx";
import { RecipientRow } from "./recipient-row.tsx";
import styles from "./share-photo.module.css";
import { clearSharedPhoto, readSharedPhoto, storeSharedPhoto } from "./shared-photo.ts";
import type { SharedPhoto } from "./shared-photo.ts";

/** Shows the shared photo and asks for the conversation, where it is sent. */
export function SharePhoto({ member }: { readonly member: MemberId }) {
  const t = useTranslations("chat-dialogs.share");
  const tChat = useTranslations("chat");
  const tPhoto = useTranslations("chat-dialogs.photo");
  const tError = useTranslations("chat-dialogs.fileErrors");
  const { photo, replace } = usePhoto(member);
  const { chats } = useChats();
  const toList = <LinkButton to={paths.chats()}>{tChat("toList")}</LinkButton>;
  if (photo === null) {
    return (
      <Notice title={t("none")} icon={<ImageUp aria-hidden />} action={toList}>
        {t("noneHelp")}
      </Notice>
    );
  }
  if (photo?.error) {
    const ways = (
      <>
        <ChooseFile className={buttonClass({})} onFile={(file) => void replace(file)}>
          {tPhoto("other")}
        </ChooseFile>
        {toList}
      </>
    );
    return (
      <Notice title={t("rejected")} icon={<ImageUp aria-hidden />} action={ways}>
        {tError(photo.error)}
      </Notice>
    );
  }
  if (chats?.length === 0) {
    const action = <LinkButton to={paths.members()}>{tChat("list.findMembers")}</LinkButton>;
    return (
      <Notice title={t("noChats")} icon={<MessageCircle aria-hidden />} action={action}>
        {t("noChatsHelp")}
      </Notice>
    );
  }
  return (
    <section className={styles.page} aria-labelledby="share">
      <PageTitle>{t("page")}</PageTitle>
      <div className={styles.words}>
        <h1 id="share">{t("title")}</h1>
        <p>{t("hint")}</p>
      </div>
      <div className={styles.shared}>
        <div className={styles.photo}>
          {photo ? (
            <Preview file={photo.file} address={photo.address} />
          ) : (
            <SkeletonGroup label={t("loading")}>
              <Skeleton shape="photo" />
            </SkeletonGroup>
          )}
        </div>
        <div className={styles.aside}>
          {photo && photo.count > 1 && <p>{t("first", { count: String(photo.count) })}</p>}
          <TextLink to={paths.chats()} onClick={() => void clearSharedPhoto()}>
            {t("cancel")}
          </TextLink>
        </div>
      </div>
      <Recipients />
    </section>
  );
}

interface NoticeProps {
  readonly title: string;
  readonly icon: ReactNode;
  readonly action: ReactNode;
  readonly children: string;
}

/** Replaces the question where it has no answer. */
function Notice({ title, children, ...parts }: NoticeProps) {
  const t = useTranslations("chat-dialogs.share");
  return (
    <>
      <PageTitle>{t("page")}</PageTitle>
      <h1 className="visually-hidden">{t("page")}</h1>
      <div className={styles.notice} role="status">
        <EmptyState {...parts} title={title}>
          {children}
        </EmptyState>
      </div>
    </>
  );
}

function Preview({ file, address }: Omit<ChosenFile, "error">) {
  const t = useTranslations("chat-dialogs");
  if (address === null) return <p>{t("photo.chosen", { file: file.name })}</p>;
  return <img src={address} alt={t("share.preview")} />;
}

function Recipients() {
  const t = useTranslations("chat.list");
  const { chats, error, retry } = useChats();
  if (error) return <FailedToLoad title={t("failed")} error={error} again={retry} />;
  if (!chats) {
    return (
      <SkeletonGroup label={t("loading")} className={styles.rows}>
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} shape="block" />
        ))}
      </SkeletonGroup>
    );
  }
  return (
    <ul className={styles.rows}>
      {chats.map(({ conversation, profile }) => (
        <RecipientRow key={conversation.id} conversation={conversation.id} profile={profile} />
      ))}
    </ul>
  );
}

/** The photo is undefined while it is read, and null if there is none. */
function usePhoto(member: MemberId) {
  const [chosen, choose] = useChosenFile();
  const [shared, setShared] = useState<SharedPhoto | null>();
  const onRead = useEffectEvent(async (photo: SharedPhoto | null) => {
    const next = photo && (await choose(photo.file));
    if (next?.error) await clearSharedPhoto();
    setShared(photo);
  });
  useEffect(() => {
    const read = async () => onRead(await readSharedPhoto(member).catch(() => null));
    void read();
  }, [member]);
  const replace = async (file: File) => {
    const next = await choose(file);
    if (!next) return;
    const isStored =
      !next.error &&
      (await storeSharedPhoto(file, member).then(
        () => true,
        () => false,
      ));
    setShared(isStored || next.error ? { file, count: 1 } : null);
  };
  if (!shared) return { photo: shared, replace };
  return { photo: chosen ? { ...chosen, count: shared.count } : undefined, replace };
}
