/** One member on four days: what Premium lets a member see. */
import first from "./days/1.webp";
import second from "./days/2.webp";
import third from "./days/3.webp";
import fourth from "./days/4.webp";

export const days: readonly string[] = [first, second, third, fourth];
