// What the account of the recipient needs when a mail comes back.
export { countSoftBounces, saveReport } from "./store.ts";
