import { useSuspenseQuery } from "@tanstack/react-query";
import { ChevronRight, ReceiptText } from "lucide-react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import type { Transaction } from "#contract/payments.ts";
import { EmptyState } from "#ui/status/state.tsx";
import { TextLink } from "#web/site/links/text-link.tsx";
import { transactionsQuery } from "./queries.ts";
import { useMoney, useDateFormat } from "#web/texts/formats.ts";
import { useApi } from "#web/page-context.ts";
import { paths } from "#contract/paths.ts";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { PageTitle } from "#web/site/page-title.tsx";
import { outcomeOf } from "./payment-outcome.ts";
import { parsePage } from "./parse-page.ts";
import { Link } from "#web/site/links/link.tsx";
import styles from "./transaction-list.module.css";

/** The member's orders, newest first, with the state of each payment. */
export function TransactionList() {
  const t = useTranslations("payments");
  const [search] = useSearchParams();
  const page = parsePage(search);
  const { data: list } = useSuspenseQuery(transactionsQuery(useApi(), page));
  return (
    <div className={styles.page}>
      <PageTitle>{t("title")}</PageTitle>
      <h1 className="visually-hidden-on-phone">{t("title")}</h1>
      {list.transactions.length === 0 ? (
        <Nothing first={page === 1} />
      ) : (
        <ul className={styles.list}>
          {list.transactions.map((payment) => (
            <li key={payment.payment_id}>
              <Row payment={payment} />
            </li>
          ))}
        </ul>
      )}
      {(page > 1 || list.more) && (
        <nav className={styles.pages} aria-label={t("pages")}>
          {page > 1 && (
            <TextLink to={paths.transactions(undefined, page - 1)}>{t("newer")}</TextLink>
          )}
          {list.more && (
            <TextLink to={paths.transactions(undefined, page + 1)}>{t("older")}</TextLink>
          )}
        </nav>
      )}
    </div>
  );
}

function Row({ payment }: { payment: Transaction }) {
  const t = useTranslations("payments");
  const money = useMoney();
  const date = useDateFormat();
  const outcome = outcomeOf(payment);
  return (
    <Link to={paths.transactions(payment.payment_id)} className={styles.row}>
      <span className={styles.words}>
        <strong>{t("receipt.credits", { count: payment.credits })}</strong>
        <span className={styles.second}>
          {t("row", {
            date: date(new Date(payment.ordered_at), MOMENT),
            method: payment.method_name,
          })}
        </span>
        <span className={styles.state} data-state={outcome}>
          {t(`states.${outcome}`)}
        </span>
      </span>
      <strong className={styles.amount}>{money(payment.amount)}</strong>
      <ChevronRight aria-hidden className={styles.chevron} />
    </Link>
  );
}

const MOMENT = { day: "numeric", month: "long", year: "numeric" } as const;

function Nothing({ first }: { first: boolean }) {
  const t = useTranslations("payments.empty");
  return (
    <EmptyState
      icon={<ReceiptText aria-hidden />}
      title={first ? t("title") : t("pageTitle")}
      action={
        first ? (
          <LinkButton to={paths.credits()}>{t("action")}</LinkButton>
        ) : (
          <LinkButton to={paths.transactions()}>{t("pageAction")}</LinkButton>
        )
      }
    >
      {first && t("help")}
    </EmptyState>
  );
}
