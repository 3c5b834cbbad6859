import type { QueryClient } from "@tanstack/react-query";
import { redirect, useLocation, useParams } from "react-router";
import type { LoaderFunctionArgs } from "react-router";
import { useTranslations } from "use-intl";
import type { MessagePrice } from "#contract/chat/message-price.ts";
import type { MemberId } from "#contract/shared/ids.ts";
import { parseConversationId, parseMemberId } from "#contract/shared/parse-id.ts";
import { errorCode } from "#web/api/api.ts";
import type { Api } from "#web/api/api.ts";
import { ConversationPane } from "#web/features/chat/conversation/conversation-pane.tsx";
import type { Target } from "#web/features/chat/conversation/use-conversation.ts";
import { ChatList } from "#web/features/chat/list/chat-list.tsx";
import { ChooseConversation } from "#web/features/chat/list/choose-conversation.tsx";
import { isAtConversationLimit } from "#web/features/chat/message-price.ts";
import { chatsQuery, conversationQuery, messagePriceQuery } from "#web/features/chat/queries.ts";
import { offerQuery } from "#web/features/checkout/queries.ts";
import { memberQuery } from "#web/features/profiles/queries.ts";
import { pageContext } from "#web/page-context.ts";
import { paths } from "#contract/paths.ts";
import { notFound } from "#web/site/not-found.ts";
import { PageTitle } from "#web/site/page-title.tsx";
import styles from "./chats-page.module.css";

/** `/chats`, `/chats/:id` and `/members/:id/chat`: the list and the open conversation next to it. */
export function Page() {
  const t = useTranslations("chat");
  const { pathname } = useLocation();
  const target = parseTarget(pathname, useParams()["id"]);
  return (
    <div className={styles.columns} data-open={target !== null || undefined}>
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

/** Loads everything on the server; in the browser the page appears at once and fills in. */
export async function load({ context, params, request }: LoaderFunctionArgs) {
  const { api, queryClient } = context.get(pageContext);
  const { pathname, search } = new URL(request.url);
  const target = parseTarget(pathname, params["id"]);
  if (target === null && params["id"] !== undefined) notFound();
  const list = queryClient.ensureQueryData(chatsQuery(api));
  if (!import.meta.env.SSR) return void list.catch(() => undefined);
  try {
    if (target?.is === "conversation") {
      const state = await queryClient.ensureQueryData(conversationQuery(api, target.id));
      if (state.is === "open") await loadPrice(api, queryClient, state.profile.id);
    }
    if (target?.is === "member") {
      const price = await loadPrice(api, queryClient, target.id);
      if (price?.conversation) throw redirect(paths.chat(price.conversation.id) + search);
      if (price) await loadIntro(api, queryClient, price);
    }
    await list;
  } catch (error) {
    await list.catch(() => undefined);
    if (errorCode(error) === "not_found") notFound();
    throw error;
  }
}

async function loadPrice(api: Api, queryClient: QueryClient, recipient: MemberId) {
  const state = await queryClient.ensureQueryData(messagePriceQuery(api, recipient));
  return state.is === "open" ? state.price : null;
}

/** Loads the intro of a page without messages; parts that fail are omitted. */
async function loadIntro(api: Api, queryClient: QueryClient, price: MessagePrice) {
  await Promise.all([
    queryClient.prefetchQuery(memberQuery(api, price.profile.id)),
    isAtConversationLimit(price) && queryClient.prefetchQuery(offerQuery(api, null)),
  ]);
}

/** Null for the list only. */
function parseTarget(pathname: string, param: string | undefined): Target | null {
  if (pathname.startsWith(paths.chats())) {
    const id = parseConversationId(param);
    return id && { is: "conversation", id };
  }
  const id = parseMemberId(param);
  return id && { is: "member", id };
}
