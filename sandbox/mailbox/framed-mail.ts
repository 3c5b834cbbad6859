/** A mail as its frame shows it: unchanged, but its links leave the frame. */
export function framedMail(html: string): string {
  return html.replace("<head>", `<head><base target="_top">`);
}
