import { randomInt } from "node:crypto";

const BYTE = 256;

/** A visitor's address, so that limits per address count this visitor alone. */
export const anAddress = () => `10.${randomInt(BYTE)}.${randomInt(BYTE)}.${randomInt(BYTE)}`;
