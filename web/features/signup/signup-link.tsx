import type { MouseEvent } from "react";
import { useSearchParams } from "react-router";
import { SMARTPHONE_BELOW_PX } from "#contract/shared/constants.ts";
import type { ButtonLook } from "#ui/action/button.tsx";
import { paths } from "#contract/paths.ts";
import { LinkButton } from "#web/site/links/link-button.tsx";
import { InlineLink } from "#web/site/links/text-link.tsx";
import { opensElsewhere } from "#web/site/links/link.tsx";
import { signup } from "./use-signup.ts";

/** Opens sign-up: a modal on a desktop, the page on a smartphone or without JavaScript. */
export function SignupLinkButton({
  children,
  ...look
}: ButtonLook & { readonly children: string }) {
  return (
    <LinkButton {...look} {...useSignupLink()}>
      {children}
    </LinkButton>
  );
}

/** The same link inside text. */
export function SignupTextLink({ children }: { readonly children: string }) {
  return <InlineLink {...useSignupLink()}>{children}</InlineLink>;
}

function useSignupLink() {
  const [search] = useSearchParams();
  const to = paths.signup(search.get("next") ?? undefined);
  return { to, onClick: openModal };
}

function openModal(event: MouseEvent<HTMLAnchorElement>) {
  const roomy = window.matchMedia(`(min-width: ${SMARTPHONE_BELOW_PX}px)`).matches;
  if (opensElsewhere(event) || !roomy) return;
  event.preventDefault();
  signup.openModal();
}
