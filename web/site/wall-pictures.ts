/** The portraits on the wall, drawn by `tools/draw-wall.ts`; the first is lit. */
import first from "./wall/1.webp";
import second from "./wall/2.webp";
import third from "./wall/3.webp";
import fourth from "./wall/4.webp";
import fifth from "./wall/5.webp";
import sixth from "./wall/6.webp";

export const wallPictures: readonly string[] = [first, second, third, fourth, fifth, sixth];
