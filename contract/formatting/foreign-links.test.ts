import { expect, test } from "vitest";
import { findForeignLinks } from "./foreign-links.ts";

const hosts = ["vonk.example", "www.vonk.example"];

test.each([
  "Lees https://vonk.example/nieuws?a=1, of kijk op www.vonk.example.",
  "Je leest o.a. wie je likes gaf, d.w.z. 3.50 per dag.",
])("a link to the site itself is allowed: %s", (text) => {
  expect(findForeignLinks(text, hosts)).toEqual([]);
});

test.each([
  ["https://elders.example/x", "https://elders.example/x"],
  ["http://vonk.example.elders.example", "http://vonk.example.elders.example"],
  ["https://vonk.example@elders.example/", "https://vonk.example@elders.example/"],
  ["https://elders.example\\@vonk.example", "https://elders.example\\@vonk.example"],
  ["javascript://vonk.example/", "javascript://vonk.example/"],
  ["Kijk op elders.nl.", "elders.nl"],
  ["Kijk op vоnk.example", "vоnk.example"],
])("a link elsewhere is found: %s", (text, link) => {
  expect(findForeignLinks(text, hosts)).toEqual([link]);
});
