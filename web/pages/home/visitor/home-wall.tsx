import type { ReactNode } from "react";
import { PortraitWall, PortraitWallPictures } from "#ui/photo/portrait-wall.tsx";
import { TopBar } from "#web/shell/top-bar.tsx";
import styles from "./home-wall.module.css";
import { wallPictures } from "#web/site/wall/wall-pictures.ts";

/** The site's introduction next to the framed portraits. */
export function HomeWall({ children }: { children: ReactNode }) {
  return (
    <PortraitWall>
      <TopBar onDeep />
      <div className={styles.hall}>
        <div className={styles.pictures}>
          <PortraitWallPictures pictures={wallPictures} />
        </div>
        <div className={styles.words}>{children}</div>
      </div>
    </PortraitWall>
  );
}
