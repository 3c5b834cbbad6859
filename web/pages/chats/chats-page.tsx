import { Navigate, redirect, useLocation, useParams } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { useTranslations } from "use-intl";
import type { ConversationId, MemberId } from "#contract/ids.ts";
import { isApiError } from "#web/api/api.ts";
import { ChatList } from "#web/features/chat/list/chat-list.tsx";
import { ChooseConversation } from "#web/features/chat/list/choose-conversation.tsx";
import { ConversationPane } from "#web/features/chat/conversation/conversation-pane.tsx";
import type { Target } from "#web/features/chat/conversation/use-conversation.ts";
import { pageContext } from "#web/page-context.ts";
import { notFound } from "#web/site/not-found.ts";
import { paths } from "#web/paths.ts";
import { PageTitle } from "#web/site/page-title.tsx";
import { useUser } from "#web/site/use-site.ts";
import styles from "./chats-page.module.css";
import { chatsQuery, conversationQuery, messagePriceQuery } from "#web/features/chat/queries.ts";

/** `/chats`, `/chats/:id` and `/members/:id/chat`: the list, and beside it the open conversation. */
export function Page() {
  const t = useTranslations("chat");
  const { pathname } = useLocation();
  const target = targetOf(pathname, useParams()["id"]);
  // The session may end while the page is open.
  if (!useUser()) return <Navigate to={paths.login(pathname)} replace />;
  return (
    <div className={styles.room} data-open={target !== null || undefined}>
      <div className={styles.list}>
        <ChatList
          current={target?.is === "conversation" ? target.id : null}
          open={target !== null}
        />
      </div>
      <div className={styles.pane}>
        {target ? <ConversationPane target={target} /> : <ChooseConversation />}
      </div>
      {!target && <PageTitle>{t("title")}</PageTitle>}
    </div>
  );
}

/**
 * On the server everything the page shows. In the browser the page stands at once and its parts
 * come one by one.
 */
export async function load({ context, params, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(pageContext);
  const target = targetOf(new URL(request.url).pathname, params["id"]);
  const list = queryClient.ensureQueryData(chatsQuery(api));
  if (!import.meta.env.SSR) return void list.catch(() => undefined);
  try {
    const readPrice = (id: MemberId) => queryClient.ensureQueryData(messagePriceQuery(api, id));
    if (target?.is === "conversation") {
      const state = await queryClient.ensureQueryData(conversationQuery(api, target.id));
      if (state.is === "open") await readPrice(state.profile.id);
    }
    if (target?.is === "member") {
      const state = await readPrice(target.id);
      const begun = state.is === "open" ? state.price.conversation : null;
      if (begun) throw redirect(paths.chat(begun.id));
    }
    await list;
  } catch (error) {
    await list.catch(() => undefined);
    if (isApiError(error) && ["not_found", "invalid_input"].includes(error.body.error)) notFound();
    throw error;
  }
}

function targetOf(pathname: string, id: string | undefined): Target | null {
  if (id === undefined) return null;
  return pathname.startsWith(paths.chats())
    ? { is: "conversation", id: id as ConversationId }
    : { is: "member", id: id as MemberId };
}
