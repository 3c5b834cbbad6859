import { SIDES } from "./head.ts";
import type { Head, Side } from "./head.ts";
import { CREAM_LIGHT } from "#world/portraits/pigments.ts";
import { line, path, plane } from "#world/portraits/svg.ts";

export function drawGlasses(head: Head): string {
  if (head.sitter.glasses === "none") return "";
  return SIDES.map((side) => lens(head, side)).join("") + bridge(head);
}

/** The temples of the glasses, which go under hair that covers the ears. */
export function drawTemples(head: Head): string {
  if (head.sitter.glasses === "none") return "";
  return SIDES.map((side) => temple(head, side)).join("");
}

function lens({ sitter, eyesX }: Head, side: Side): string {
  const { glasses, frames, face } = sitter;
  const x = side * face.eyeGap + eyesX;
  const y = face.eyeLine + 2;
  const rim = glasses === "round" ? circle(x, y) : softSquare(x, y);
  const tint = plane(rim, CREAM_LIGHT, 0.17);
  if (glasses !== "half") return tint + line(rim, frames, glasses === "round" ? 2.8 : 3.4);
  const browLine = path`M${x - 19},${y - 6}q0,-7 5,-7h28q5,0 5,7`;
  return tint + line(browLine, frames, 3.6) + line(rim, frames, 1.4, 0.6);
}

function circle(x: number, y: number): string {
  return path`M${x - 17},${y}a17,17 0 1 0 34,0a17,17 0 1 0 -34,0Z`;
}

function softSquare(x: number, y: number): string {
  return path`M${x - 16},${y - 13}h32q5,0 4,6q-1,20 -14,20h-13q-12,0 -13,-20q-1,-6 4,-6Z`;
}

function temple({ sitter: { face, frames }, eyesX }: Head, side: Side): string {
  const x = side * (face.eyeGap + 20) + eyesX;
  const ear = side * face.halfWidth;
  return line(path`M${x},${face.eyeLine - 4}L${ear},${face.eyeLine - 6}`, frames, 3);
}

function bridge({ sitter: { face, frames }, eyesX }: Head): string {
  const [left, right] = [eyesX - face.eyeGap + 17, eyesX + face.eyeGap - 17];
  const y = face.eyeLine;
  return line(path`M${left},${y - 1}Q${eyesX * 1.2},${y - 6} ${right},${y - 1}`, frames, 3);
}
