import ipaddr from "ipaddr.js";

/** The key of everything that is no address. */
const NO_ADDRESS = "no address";

/**
 * The key by which a visitor's address is counted, the same for every spelling of it. IPv6 counts by
 * its /64, which one household usually holds. A proxy may pass a port along with the address.
 */
export function toAddressKey(address: string | undefined): string {
  // A connection that is closed already has none.
  if (address === undefined) return NO_ADDRESS;
  const bare =
    /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, "$1");
  if (ipaddr.IPv4.isValidFourPartDecimal(bare)) return ipaddr.IPv4.parse(bare).toString();
  if (!ipaddr.IPv6.isValid(bare)) return NO_ADDRESS;
  const parsed = ipaddr.IPv6.parse(bare);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  return parsed.parts.slice(0, 4).map(toHex).join(":");
}

const toHex = (part: number) => part.toString(16);
