import ipaddr from "ipaddr.js";

/** The key of everything that is not an address. */
const NO_ADDRESS = "no address";

/**
 * The key that counts a visitor's address, equal for all its spellings. IPv6 counts by its /64,
 * which usually belongs to one household. A proxy may append a port to the address.
 */
export function toAddressKey(address: string | undefined): string {
  // A closed connection has no address.
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
