import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { schema } from "./schema.ts";

test("every domain's functions.sql is applied", () => {
  const domains = path.join(import.meta.dirname, "domains");
  const found = readdirSync(domains, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "functions.sql")
    .map((file) => path.join(domains, file));
  expect(schema.functions.toSorted()).toEqual(found.toSorted());
});

/** A migration that may have run somewhere never changes; a new one adds its line. */
const frozen: Readonly<Record<string, string>> = {
  "0001-sites.sql": "f43a96f27dec1b37d506684721a74b243a16bee3d0418899f7e0962ba0aabfee",
  "0038-swipe-game.sql": "2d16c9788eca73c47dd0e044a71a8c618933d49656030af8c2ee3b66503049de",
  "0002-accounts.sql": "05c9a72dfa62d8e391a4631676ceb275139a7e49bab84e06a7dad1b54a2b4511",
  "0003-profiles.sql": "8c574cb06de64d33f32ad0d46139e34825a1475d2ce3a33164c67558acac5edf",
  "0004-events.sql": "5c4d77a21631a203cd8eea13ff9274b0c501a2891a96636074aa1207a64f58c6",
  "0005-mail.sql": "5aaddc9f1b569ba0f4a97cc453ae712902467d25f8c3e4f85d152456ffb3c845",
  "0006-links.sql": "08f8f16a6a12ba7369a93a26a5c12815e9723da0d1b2c55434007f2fdd07dc09",
  "0007-signup.sql": "dc940c1f58036bc1b58d471f86355c3b9564d08cf3bd634caa35b3112e12e014",
  "0008-credits.sql": "407610ec015d11bc847dce616ccb432502807808f24dcad38c4dac5a839c314e",
  "0009-likes.sql": "7291384aa0e23e4411a80caef3c4fc0dda6c7c87c9c05079dff0d02de915da9c",
  "0010-chat.sql": "56c0a7bdfabe67d34ddf833864f1c5d441e223a4d48eb79aac8257921782dc73",
  "0011-checkout.sql": "34ebe73986cdeee990da7e9aeb8112c3c549474d60a2286d10d47da09a3b3c58",
  "0012-payments.sql": "091a607e0dc90d318095c5085b9014662d4cf4629b13950cd60e6c93e6858dba",
  "0013-special-consents.sql": "57294f9e2ae6c2a5cc9dacea75b4fe8ae8ad2e4abd37164a1770a5c9d1f5ffd7",
  "0014-notifications.sql": "ee11251541cab68d288913f53be41ab20de25e4d2aa89abf7af9dea077d9bd16",
  "0015-blocks.sql": "983605a2bdf2510e2c0d4a838e376bbe184a4d2f3f70a41ddae20a523c097f9d",
  "0016-activity-mails.sql": "5abe9af9158b16e72ba6b38b9d8f311021216392685c69aef9fd8a071e085036",
  "0017-photos.sql": "7dd89e5ecdc4dd2c22b9e15e61dfabe1dc2beaf6a378130eca3cbdfdb499ac9f",
  "0018-session-devices.sql": "fac4cbdb5a80c8e7106b60ba767cc685713d85785c19df964935cec970763abf",
  "0019-data-exports.sql": "1e376d78c05316f66f0b997e6f0e7635959e21b9a1f520ad388f13ce5dc3a639",
  "0020-deletions.sql": "410fdc007f070bc2bac03ebcd3158b14922103ed5826350e44f33388489d892b",
  "0021-liked-only.sql": "737504d9df929a454b8a9d1b9f2dcc1cdca9a2e64b6f7a0b138c149b0f9eaecd",
  "0022-staff.sql": "2ac83b381eefcf46b2e0387b31e31fa9c0cf088e27026314b089fbc0ced8a2a9",
  "0023-photo-claims.sql": "039ae3995113e54e337aa6d9b46a9946fe542f25590f6c3126ef6963cae74195",
  "0024-started-uploads.sql": "d8b985ff4faacade8c55183c90bffedf01c7bd937e79bf8c51d6174187486460",
  "0025-skipped-photos.sql": "3d7dd7a04fcfc0ded350200b9ad97b274e8135918da2055a1deeb4bb038d5b9b",
  "0026-cases.sql": "d57456f149e8724346ad4c638ae2094cf9b6e90177a0bf41443aa0b26a6b1e6c",
  "0027-photo-appeals.sql": "7544a1b5e426aed43e2dc73847ca72b4ad5e8f465c8af04a83fa1cf11f327933",
  "0028-search-filters.sql": "d5205b304d9c2fb60008755d9165a7523eee839db57125c0d1450889a778cf22",
  "0029-mail-bounces.sql": "e82b6dbd6f1e76ec10d881d24b9d9b9d8a1742fcd2b06796a11a6fb353472db9",
  "0030-mail-progress.sql": "f6c0e1fe2c5602ad13f1fddd2ed93426de58f78a31081bf91c0f4228fb7ccb08",
  "0031-mailings.sql": "8a505d2ff0f3ee1ec593030031c8a8b44b594a36403dcab0f8c51cfefe2919dc",
  "0032-passkeys.sql": "4c0dfddaa049f264b95d2c63e080a93197a02ecc70e8c84b2078727d492dee74",
  "0033-search-towns.sql": "ca35950076400f37d5b03bbbe3d421eb6e49a7f084bb6b3507f1196c0a098952",
  "0037-push.sql": "2ed38ce49bd01cb16e95931f16638886f72d59e73376a97db4a0e8492c0b3e8e",
  "0034-message-attachments.sql":
    "998e8878527e7d0772adc752c95c908182534ae7b285dbc481471318f5472bb5",
  "0035-staff-passkeys.sql": "3f90c41853abe37daee7e7ae6f67cf99c8d78960e9a126f31e10361072bab15b",
  "0036-audit-check.sql": "b80fda1f92f1468a0291a5f60b3f4938cbfcec3078f7435f82dcccfc1ce6cc9c",
  "0040-real-person-questions.sql":
    "75239ca993050ca818613f8e4c02a9fcd334541bc302b40b3875365ebe579888",
  "0041-auto-likes.sql": "7eacf24c29599aa839370d3eb2dddeb4497d63966d047e8c783e749594b479dd",
  "0039-office-mailings.sql": "0f5b8d99e7eac96b5ea62b86a30761f51bf219f3b069024854d977e805423ff2",
  "0042-rare-interests.sql": "d53e040748adaa177cfced0f9c4ba18bea03640b07b93ef17105083a5a8e4979",
  "0044-operators.sql": "e0f4f44ced670226fdbb48a2131fc9d018cf6c34183ee5f4c4d385e6462eabb0",
  "0045-rate-limit-windows.sql": "9eaa1a2c2b1a5e7ba6b9c03bf6af09b3aa5a075469689e104ce141a4bab2388d",
  "0046-member-names.sql": "04f47f2125a9084e9a32570843b34b8f39c1b6d29ab24c1b1c755f2255057036",
  "0047-order-attempts.sql": "f5ecac39af5710d6e9f022eea0b99a3d7ba5b4aef017bdfa9376e4973c443b08",
  "0043-chat-photos.sql": "b76e410303ee1ea759cc4af5a61da6d241537bc1ec9e1473ec8709b6a4f1adda",
};

test("no migration changes once it is released", () => {
  const files = readdirSync(schema.migrations).filter((name) => name.endsWith(".sql"));
  const hashes = files.map((name) => {
    const sql = readFileSync(path.join(schema.migrations, name));
    return [name, createHash("sha256").update(sql).digest("hex")];
  });
  expect(Object.fromEntries(hashes)).toEqual(frozen);
});
