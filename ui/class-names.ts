/** Joins the truthy names: `classNames(styles.chip, chosen && styles.chosen)`. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
