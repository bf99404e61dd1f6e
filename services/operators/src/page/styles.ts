/** Colours and sizes of the product that this page uses, from `frontend/src/app/colours-and-sizes.css`. */
export const TOKENS: Readonly<Record<string, string>> = {
  "--paper": "light-dark(#faf8f5, #14161f)",
  "--surface": "light-dark(#ffffff, #1d202c)",
  "--ink": "light-dark(#1d2036, #eeeaf2)",
  "--ink-soft": "light-dark(#5b607a, #a6a9bd)",
  "--line": "light-dark(#e4e0d8, #2f3344)",
  "--control-line": "light-dark(#8b8896, #767b92)",
  "--good": "light-dark(#1f7a4d, #62c894)",
  "--accent-strong-light": "#b3262e",
  "--accent-strong-dark": "#ff8a8d",
  "--on-accent-strong": "light-dark(#ffffff, #14161f)",
  "--danger": "light-dark(#b3262e, #ff8a8d)",
  "--space-1": "4px",
  "--space-2": "8px",
  "--space-3": "12px",
  "--space-4": "16px",
  "--space-5": "24px",
  "--space-6": "32px",
  "--text-small": "0.875rem",
  "--text-base": "1rem",
  "--text-title": "1.375rem",
  "--radius-control": "8px",
  "--radius-card": "16px",
};

const declarations = Object.entries(TOKENS).map(([name, value]) => `  ${name}: ${value};`);

export const STYLES = `:root {
  color-scheme: light dark;
${declarations.join("\n")}
  --accent-strong: light-dark(var(--accent-strong-light), var(--accent-strong-dark));
}
*, *::before, *::after { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 400 var(--text-base) / 1.5 system-ui, sans-serif;
  font-variant-numeric: tabular-nums;
  overflow-wrap: break-word;
}
header, main { max-width: 75rem; margin: 0 auto; padding: var(--space-4); }
header { display: flex; flex-wrap: wrap; gap: var(--space-4); align-items: center; }
nav { display: flex; gap: var(--space-4); }
header form { margin-inline-start: auto; align-items: center; }
h1, h2 { font-size: var(--text-title); font-weight: 600; line-height: 1.25; margin: var(--space-5) 0 var(--space-3); }
a { color: var(--accent-strong); }
a[aria-current] { color: inherit; font-weight: 600; text-decoration: none; }
section {
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  padding: var(--space-4);
  margin-block: var(--space-4);
}
.scrolling { overflow-x: auto; }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr)); gap: var(--space-4); margin: 0; }
dt { font-size: var(--text-small); color: var(--ink-soft); }
dd { margin: 0; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; font-size: var(--text-small); }
th, td {  text-align: start; vertical-align: top; padding: var(--space-1) var(--space-3) var(--space-1) 0; border-top: 1px solid var(--line); }
thead th { border-top: 0; color: var(--ink-soft); font-weight: 400; }
form { display: flex; flex-wrap: wrap; gap: var(--space-3); align-items: end; }
label { display: grid; gap: var(--space-1); font-size: var(--text-small); color: var(--ink-soft); }
label.choice { display: flex; gap: var(--space-2); align-items: center; min-height: 44px; }
input, button {
  font: inherit;
  color: var(--ink);
  background: var(--surface);
  border: 1px solid var(--control-line);
  border-radius: var(--radius-control);
  padding: var(--space-2) var(--space-3);
  min-height: 44px;
}
input[type="checkbox"] { min-height: 0; width: 1.25rem; height: 1.25rem; }
button { cursor: pointer; }
button.danger { border-color: var(--danger); color: var(--danger); }
button.primary { background: var(--accent-strong); border-color: transparent; color: var(--on-accent-strong); }
:focus-visible { outline: 2px solid var(--accent-strong); outline-offset: 2px; }
.problem { color: var(--danger); font-weight: 600; }
.good { color: var(--good); }
.note { color: var(--ink-soft); font-size: var(--text-small); }
`;
