import type { Page } from "@playwright/test";
import { REQUEST_TYPE_CLIENT, REQUEST_TYPE_HEADER } from "#contract/shared/endpoint.ts";

export const headers = { [REQUEST_TYPE_HEADER]: REQUEST_TYPE_CLIENT };

export const box = (page: Page) => page.getByRole("textbox", { name: /^Bericht aan/ });
export const talk = (page: Page) => page.getByRole("region", { name: /^Gesprek met/ });
export const bubbles = (page: Page, text: string) =>
  talk(page).getByRole("listitem").filter({ hasText: text });

export async function write(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await page.getByRole("button", { name: "Versturen" }).click();
}

export async function creditsOf(page: Page): Promise<number> {
  const answer = await page.request.get("/api/user.php", { headers });
  return ((await answer.json()) as { user: { credits: number } }).user.credits;
}

/** Lets the test cut this page's connection: requests fail, and the socket closes and stays closed. */
export async function withCut(page: Page) {
  let isCut = false;
  let close = () => {};
  await page.routeWebSocket(/\/api\/live$/, (socket) => {
    if (isCut) return void socket.close();
    socket.connectToServer();
    close = () => void socket.close();
  });
  await page.route("**/api/**", (route) => (isCut ? route.abort() : route.continue()));
  return (cut: boolean) => {
    isCut = cut;
    if (cut) close();
  };
}
