import { createServer } from "node:http";
import { measureCpu } from "./measure-cpu.ts";

/** The simplest possible server: it sends fixed bytes. It is the baseline for pages. */
let body = "";
const server = createServer((_request, response) => {
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.end(body);
});
server.listen(Number(process.env["PORT"]), "127.0.0.1", () => process.send?.("ready"));
process.on("message", (message: "cpu" | { readonly body: string }) => {
  if (message !== "cpu") {
    body = message.body;
    process.send?.("ready");
    return;
  }
  process.send?.(measureCpu());
});
