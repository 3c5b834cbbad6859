/** The HTML of a mail for its frame, unchanged except that links open outside the frame. */
export function renderFramedMail(html: string): string {
  return html.replace("<head>", `<head><base target="_top">`);
}
