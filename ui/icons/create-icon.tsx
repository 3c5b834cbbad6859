import type { SVGAttributes } from "react";
import { classNames } from "#ui/class-names.ts";

/** The address of the sprite; `tools/vite/icon-sprite.ts` defines it. */
declare const ICON_SPRITE: string;

/** An icon that refers to its drawing in the sprite. The build puts these in the place of Lucide's. */
export function createIcon(name: string) {
  return function Icon({ className, ...attributes }: SVGAttributes<SVGSVGElement>) {
    return (
      <svg className={classNames("lucide", className)} aria-hidden {...attributes}>
        <use href={`${ICON_SPRITE}#${name}`} />
      </svg>
    );
  };
}
