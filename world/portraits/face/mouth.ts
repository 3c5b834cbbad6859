import { mix } from "#world/portraits/colour.ts";
import type { Colour } from "#world/portraits/colour.ts";
import type { Head } from "./head.ts";
import { TEETH } from "#world/portraits/pigments.ts";
import { line, path, plane, shifted, symmetric } from "#world/portraits/svg.ts";

/**
 * One curve whose corners always turn up: they are higher than its middle in every mouth. Women
 * have lips; an open smile shows the teeth as one plane.
 */
export function drawMouth(head: Head): string {
  const { shot, mouth } = head;
  return shifted(mouth.x, mouth.y, shot.smile === "open" ? openSmile(head) : closedSmile(head));
}

function openSmile(head: Head): string {
  const { sitter, skin } = head;
  const woman = sitter.gender === "female";
  const half = sitter.face.mouthWidth;
  const edge = edgeOfLips(head);

  const teeth = symmetric(path`M0,12 Q${half * 0.62},12 ${half + 1},-3 Q${half / 2},0 0,0Z`);
  const upper = symmetric(path`M0,-0.2 Q${half * 0.4},-0.5 ${half + 1},-3`);
  const lower = symmetric(path`M0,12.6 Q${half * 0.55},12.6 ${half - 1},1`);
  return (
    plane(teeth, TEETH) +
    line(upper, edge, woman ? 2.8 : 2.2) +
    line(lower, woman ? mix(skin.lip, skin.base, 0.22) : edge, woman ? 2.7 : 1.8)
  );
}

function closedSmile(head: Head): string {
  const { sitter } = head;
  const woman = sitter.gender === "female";
  const half = sitter.face.mouthWidth;
  const low = woman ? 2.2 : 3;
  const smile = symmetric(path`M0,${low} Q${half * 0.5},${low} ${half + 2},-4.6`);
  return (
    (woman ? fullLips(head) : lowerLip(head)) + line(smile, edgeOfLips(head), woman ? 2.2 : 2.7)
  );
}

function fullLips({ sitter: { face }, skin }: Head): string {
  const { mouthWidth: half, lips } = face;
  const bow = path`M${-half},-3Q${-half * 0.35},${-6 * lips} 0,${-3.4 * lips}`;
  const right = path`Q${half * 0.35},${-6 * lips} ${half},-3`;
  return plane(bow + right + path`Q0,${19 * lips} ${-half},-3Z`, skin.lip);
}

function lowerLip({ sitter: { face }, skin }: Head): string {
  const half = face.mouthWidth * 0.6;
  const data = path`M${-half},5.5Q0,${14 * face.lips + 3} ${half},5.5Z`;
  return plane(data, skin.lip, 0.55);
}

function edgeOfLips({ sitter, skin }: Head): Colour {
  return mix(skin.lip, skin.deep, sitter.gender === "female" ? 0.3 : 0.5);
}
