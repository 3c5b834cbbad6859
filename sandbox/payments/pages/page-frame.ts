import { renderHtml, markup } from "#server/platform/html.ts";
import type { Html } from "#server/platform/html.ts";
import type { Texts } from "#sandbox/payments/texts.ts";

interface Frame {
  readonly language: string;
  readonly t: Texts;
  readonly title: string;
}

/** A complete page without scripts that always says it is a test. */
export function renderPage({ language, t, title }: Frame, body: Html): string {
  const page = markup`<html lang="${language}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>${title} · ${t.title}</title>
      <link rel="stylesheet" href="/style.css" />
      <link rel="icon" href="data:," />
    </head>
    <body>
      <header>
        <p class="bank">${t.title}</p>
        <p class="test">${t.test}</p>
      </header>
      <main>
        <h1>${title}</h1>
        ${body}
      </main>
    </body>
  </html>`;
  return `<!doctype html>\n${renderHtml(page)}\n`;
}

export const STYLE = `
:root { color-scheme: light dark; --ink: #17242c; --soft: #4a5a64; --ground: #eef1f3; --paper: #fff;
  --line: #b9c4cb; --strong: #1d4e6b; --on-strong: #fff; --note: #fff3d6; --on-note: #4a3600; }
@media (prefers-color-scheme: dark) { :root { --ink: #e8eef1; --soft: #b3c0c8; --ground: #10181d;
  --paper: #1a252c; --line: #43535d; --strong: #8cc4e4; --on-strong: #0b1c26; --note: #4a3a10;
  --on-note: #ffedc2; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
header { border-bottom: 1px solid var(--line); }
.bank { margin: 0; padding: 1rem; background: var(--paper); font-weight: 700; }
.test { margin: 0; padding: .75rem 1rem; background: var(--note); color: var(--on-note); }
main { max-width: 34rem; margin: 1.5rem auto; padding: 1.5rem; background: var(--paper);
  border: 1px solid var(--line); border-radius: .5rem; }
h1 { margin: 0 0 1rem; font-size: 1.4rem; line-height: 1.25; }
h2 { font-size: 1.1rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1.5rem; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
.amount { font-weight: 700; font-size: 1.2rem; }
form { margin: 0 0 .75rem; }
form > button + button { margin-top: .75rem; }
label { display: block; margin: 0 0 1rem; }
input, select { display: block; width: 100%; min-height: 2.75rem; padding: .5rem .75rem; font: inherit;
  color: inherit; background: var(--paper); border: 1px solid var(--soft); border-radius: .375rem; }
button, .button { display: inline-block; width: 100%; min-height: 2.75rem; padding: .6rem 1rem;
  font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer;
  border: 1px solid var(--strong); border-radius: .375rem; background: transparent;
  color: var(--strong); }
button.main { background: var(--strong); color: var(--on-strong); }
button.quiet { border-color: transparent; font-weight: 400; text-decoration: underline; }
a { color: var(--strong); }
:focus-visible { outline: 3px solid var(--strong); outline-offset: 2px; }
.error { padding: .75rem 1rem; border-left: 4px solid #c0392b; background: var(--ground); }
details { margin-top: 1.5rem; padding-top: 1rem; border-top: 1px solid var(--line); }
summary { cursor: pointer; min-height: 2.75rem; padding: .5rem 0; font-weight: 600; }
ul { padding-left: 1.25rem; } li { margin: .25rem 0; }
article { padding: 1rem 0; border-top: 1px solid var(--line); }
code { font-size: .95em; }
.sheet { padding: 1rem; border: 2px solid var(--line); border-radius: 1rem 1rem 0 0; }
.qr { background: #fff; }
`;
