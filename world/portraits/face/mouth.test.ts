import { expect, test } from "vitest";
import { composePortrait } from "#world/portraits/compose-portrait.ts";
import { poseHead } from "./head.ts";
import { drawMouth } from "./mouth.ts";

test("the corners of the mouth always turn up", () => {
  let lines = 0;
  for (let i = 0; i < 500; i++) {
    const { sitter, shot } = composePortrait(`mouth-${i}`, { shot: i % 3 });
    for (const [left, middle, right] of strokes(drawMouth(poseHead(sitter, shot, "id")))) {
      expect(left).toBeLessThan(middle - 1);
      expect(right).toBeLessThan(middle - 1);
      lines += 1;
    }
  }
  expect(lines).toBeGreaterThanOrEqual(500);
});

/** Heights of each line at its left end, middle and right end; smaller is higher. */
function strokes(svg: string): [left: number, middle: number, right: number][] {
  return [...svg.matchAll(/<path d="([^"]+)" fill="none"/g)].map(([, data = ""]) => {
    const points = [...data.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => ({
      x: Number(x),
      y: Number(y),
    }));
    const middle = points.find(({ x }) => x === 0)?.y ?? Number.NaN;
    return [points[0]?.y ?? Number.NaN, middle, points.at(-1)?.y ?? Number.NaN];
  });
}
