import { expect, once, test } from "#e2e/test.ts";
import { aSignup } from "#tests/world/a-signup.ts";
import { box, bubbles, talk, write } from "./chat/conversation-page.ts";
import { openPair } from "./new-member.ts";
import { logIn, logOut, openWindow } from "./pages.ts";

/** Removes what the oldest browsers lack of what pages use or once used; runs before their scripts. */
function removeNewerFeatures(): void {
  const newer: readonly (readonly [object, readonly string[]])[] = [
    [URL, ["canParse", "parse"]],
    [Array.prototype, ["toReversed", "toSorted", "toSpliced", "with"]],
    [Object, ["groupBy"]],
    [Map, ["groupBy"]],
    [Promise, ["withResolvers", "try"]],
    [String.prototype, ["isWellFormed", "toWellFormed"]],
    [Intl, ["Segmenter", "DurationFormat"]],
    [AbortSignal, ["any", "timeout"]],
    [Response, ["json"]],
    [Element.prototype, ["checkVisibility", "startViewTransition"]],
    [Document.prototype, ["startViewTransition"]],
    [HTMLElement.prototype, ["popover", "showPopover", "hidePopover", "togglePopover"]],
    [HTMLButtonElement.prototype, ["popoverTargetElement", "popoverTargetAction"]],
    [HTMLDialogElement.prototype, ["closedBy"]],
    [
      window,
      ["requestIdleCallback", "cancelIdleCallback", "CloseWatcher", "Iterator", "navigation"],
    ],
    [
      Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object,
      ["map", "filter", "find"],
    ],
    [Set.prototype, ["union", "intersection", "difference", "isSubsetOf"]],
  ];
  for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name);
  // A selector that such a browser does not know is an error; what is left of popovers is its style.
  Element.prototype.matches = new Proxy(Element.prototype.matches, {
    apply(matches, element, [selector]: [string]) {
      if (/(?<!\\):popover-open/.test(selector)) throw new SyntaxError(selector);
      return Reflect.apply(matches, element, [selector]);
    },
  });
  const styles = new CSSStyleSheet();
  styles.replaceSync(String.raw`[popover].\:popover-open { display: block; opacity: 1; }`);
  document.adoptedStyleSheets = [styles];
}

test(
  "in the oldest browsers a member logs in, opens a conversation, sends a message and logs out",
  once,
  async ({ browser, baseURL }) => {
    const { she, he } = await openPair(browser);
    const { context, page, quiet } = await openWindow(browser, baseURL ?? "");
    await context.addInitScript(removeNewerFeatures);
    await logIn(page, she.email, aSignup().password);
    await expect(page.getByRole("button", { name: /Account van/ })).toBeVisible();

    await page.goto(`/members/${he.id}/chat`);
    await write(page, "Dag Hendrik, hoe was de markt?");
    await expect(page).toHaveURL(/\/chats\/[\w-]{36}$/);
    await expect(bubbles(page, "hoe was de markt?")).toBeVisible();
    await page.reload();
    await box(page).fill("En daarna?");
    await box(page).press("Enter");
    await expect(bubbles(page, "En daarna?")).toBeVisible();
    await expect(talk(page)).toContainText(/\d\d:\d\d, verstuurd/);

    await logOut(page);
    quiet();
  },
);
