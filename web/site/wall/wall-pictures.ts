/** The portraits on the wall; the first is lit. */
import first from "./1.webp";
import second from "./2.webp";
import third from "./3.webp";
import fourth from "./4.webp";
import fifth from "./5.webp";
import sixth from "./6.webp";

export const wallPictures: readonly string[] = [first, second, third, fourth, fifth, sixth];
