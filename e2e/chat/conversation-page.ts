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
