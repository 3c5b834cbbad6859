import { mix } from "#world/portraits/colour.ts";
import { SIDES } from "./head.ts";
import type { Head, Side } from "./head.ts";
import { line, path, plane, shifted } from "#world/portraits/svg.ts";

/** One wedge of shade on the side away from the light, and the edge of the other nostril. */
export function drawNose({ sitter: { face }, skin, nose }: Head): string {
  const top = face.eyeLine;
  const tip = face.noseTip;
  const wing = face.noseWidth;
  const ridge = path`M1,${top - 4}C3,${top + 12} ${wing + 2},${tip - 12} ${wing + 2.5},${tip - 3}`;
  const base = path`C${wing + 2},${tip + 5} 3,${tip + 5} -3,${tip + 3}`;
  const wedge = ridge + base + path`C2,${tip - 4} 1,${top + 16} 1,${top - 4}Z`;
  const nostril = path`M${-wing * 0.82},${tip + 0.5}Q${-wing * 0.3},${tip + 5} 1,${tip + 4.2}`;
  return shifted(
    nose.x,
    0,
    plane(wedge, mix(skin.shade, skin.deep, 0.12), 0.85) +
      line(nostril, mix(skin.shade, skin.deep, 0.3), 2, 0.75),
  );
}

/** Over fifty: one line from nose to mouth. There are no other wrinkles; the hair shows the age. */
export function drawLaughLines({ sitter, skin, nose, mouth }: Head): string {
  if (sitter.age <= 50) return "";
  const { noseWidth, mouthWidth } = sitter.face;
  const colour = mix(skin.shade, skin.deep, 0.2);
  const laughLine = (side: Side) => {
    const fromNose = nose.x + side * (noseWidth + 6);
    const [bend, end] = [mouth.x + side * (mouthWidth + 9), mouth.x + side * (mouthWidth + 8)];
    const data = path`M${fromNose},${nose.y + 2}Q${bend},${mouth.y - 13} ${end},${mouth.y - 2}`;
    return line(data, colour, 1.9, sitter.age > 60 ? 0.6 : 0.42);
  };
  return SIDES.map(laughLine).join("");
}
