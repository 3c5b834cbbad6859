import { Bot, Drama, Feather, PenLine, VenetianMask } from "lucide-react";
import type { LucideIcon, LucideProps } from "lucide-react";
import { createContext, useContext } from "react";
import type { FictionalIconName } from "#contract/catalogue/fictional-icons.ts";

const icons: Readonly<Record<FictionalIconName, LucideIcon>> = {
  masks: Drama,
  mask: VenetianMask,
  feather: Feather,
  pen: PenLine,
  robot: Bot,
};

const Chosen = createContext<FictionalIconName>("masks");

/** Provides the icon that the site chose for its fictional profiles. */
export const FictionalIconProvider = Chosen.Provider;

/** The site's icon for fictional profiles. Always shown with text, never alone. */
export function FictionalIcon(props: LucideProps) {
  const Icon = icons[useContext(Chosen)];
  return <Icon aria-hidden {...props} />;
}
