import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { MemberId } from "#contract/shared/ids.ts";
import { stubStorage } from "#tests/browser/stub-storage.ts";
import { storedValue } from "#web/site/stored-value.ts";
import { claimStoredValues } from "./claim-stored-values.tsx";

const anke = "0190a000-0000-7000-8000-000000000001" as MemberId;
const bea = "0190a000-0000-7000-8000-000000000002" as MemberId;
const draft = storedValue("session", "draft", (json) => (typeof json === "string" ? json : null));

beforeEach(() => {
  stubStorage("localStorage");
  stubStorage("sessionStorage");
});
afterEach(() => void vi.unstubAllGlobals());

test("a draft survives until a member whose session expired logs in again", () => {
  claimStoredValues(anke);
  draft.set("Beste Karel,");
  claimStoredValues(anke);
  expect(draft.get()).toBe("Beste Karel,");
});

test("a draft does not survive into another member's session", () => {
  claimStoredValues(anke);
  draft.set("Beste Karel,");
  claimStoredValues(bea);
  expect(draft.get()).toBeNull();
  draft.set("Lieve Jos,");
  claimStoredValues(bea);
  expect(draft.get()).toBe("Lieve Jos,");
});

test("a visitor's draft survives the first log-in in this browser", () => {
  draft.set("mijn antwoorden");
  claimStoredValues(anke);
  expect(draft.get()).toBe("mijn antwoorden");
});
