import type { SVGAttributes } from "react";
import { classNames } from "#ui/class-names.ts";

/** The sprite's URL, defined by `tools/vite/icon-sprite.ts`. */
declare const ICON_SPRITE: string;

/** Creates an icon that refers to the sprite. The build replaces Lucide's icons with these. */
export function createIcon(name: string) {
  return function Icon({ className, ...attributes }: SVGAttributes<SVGSVGElement>) {
    return (
      <svg className={classNames("lucide", className)} aria-hidden {...attributes}>
        <use href={`${ICON_SPRITE}#${name}`} />
      </svg>
    );
  };
}
