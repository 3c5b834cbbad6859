import { createServer } from "node:net";
import type { AddressInfo, Server } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OutgoingMail } from "./port.ts";
import { createSmtpMail } from "./smtp-mail.ts";

/** A small mail server that accepts every mail except to a few addresses. */
const received: string[] = [];
const envelopes: string[] = [];
let server: Server;
let url = "";

beforeAll(async () => {
  server = createServer((socket) => {
    let data: string | null = null;
    let rest = "";
    const answer = (line: string) => {
      const word = line.slice(0, 4).toUpperCase();
      if (word === "MAIL") envelopes.push(line);
      if (word === "RCPT" && line.includes("nobody")) return "550 5.1.1 no such person as nobody";
      if (word === "RCPT" && line.includes("full")) return "452 4.2.2 the box is full";
      if (word === "DATA") data = "";
      return word === "DATA" ? "354 go on" : word === "QUIT" ? "221 bye" : "250 fine";
    };
    socket.on("error", () => undefined);
    socket.write("220 test\r\n");
    socket.on("data", (bytes) => {
      const lines = (rest + bytes.toString("utf8")).split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (data === null) socket.write(`${answer(line)}\r\n`);
        else if (line === ".") {
          received.push(data);
          data = null;
          socket.write("250 taken\r\n");
        } else data += `${line}\n`;
      }
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const mail: OutgoingMail = {
  id: "0b54bd0e-4c70-4ba1-9f55-0a9d0f7ce0a1",
  from: { name: "Zweiter Frühling", address: "hilfe@zweiter.example" },
  to: "marijke@example.nl",
  returnTo: "b-1234@bounces.zweiter.example",
  subject: "Nog één stap\r\nBcc: everyone@example.nl",
  html: "<p>Dag</p>",
  text: "Dag",
  headers: { "Auto-Submitted": "auto-generated" },
};

test("a mail arrives with both parts, its headers and a stable Message-ID", async () => {
  const provider = createSmtpMail(url);
  expect(await provider.send(mail)).toEqual({ is: "sent" });
  provider.close();
  const [message = ""] = received;
  expect(message).toContain("From: =?UTF-8?Q?Zweiter_Fr=C3=BChling?= <hilfe@zweiter.example>");
  expect(message).toContain("To: marijke@example.nl");
  expect(message).toContain(`Message-ID: <${mail.id}@zweiter.example>`);
  expect(message).toContain("Auto-Submitted: auto-generated");
  expect(message).toMatch(/text\/plain[\s\S]*Dag[\s\S]*text\/html[\s\S]*<p>Dag<\/p>/);
});

test("mail that cannot be delivered returns to an address of its own", () => {
  expect(envelopes[0]).toContain(`<${mail.returnTo}>`);
  expect(received[0]).not.toContain(mail.returnTo);
});

test("a line break in a subject does not inject a header", () => {
  expect(received[0]).not.toMatch(/^Bcc:/m);
});

test.each([
  ["nobody@example.nl", { is: "rejected", reason: "EENVELOPE 550 RCPT TO" }],
  ["full@example.nl", { is: "delayed", reason: "EENVELOPE 452 RCPT TO" }],
])("%s: the outcome does not contain the address", async (to, expected) => {
  const provider = createSmtpMail(url);
  expect(await provider.send({ ...mail, to })).toEqual(expected);
  provider.close();
});

test("an unreachable mail server delays the mail", async () => {
  const provider = createSmtpMail("smtp://127.0.0.1:1");
  expect(await provider.send(mail)).toMatchObject({ is: "delayed" });
  provider.close();
});
