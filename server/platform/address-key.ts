import { isIPv6 } from "node:net";

/** The key by which an address is counted: IPv6 by its /64, which one household usually holds. */
export function toAddressKey(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  const [head = "", tail = ""] = ip.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const middle = ip.includes("::") ? Array<string>(8 - left.length - right.length).fill("0") : [];
  return [...left, ...middle, ...right].slice(0, 4).join(":");
}
