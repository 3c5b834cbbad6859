import { z } from "zod";
import { currencies } from "./money.ts";

export const currency = z.enum(currencies);
/** An amount on the wire, in minor units. */
export const money = z.object({ minor: z.int(), currency });
