/** The same colours and sizes as the app's pages for strangers, in one small style sheet. */
export const pageStyle = `
:root { color-scheme: light dark; font: 1rem/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
* { box-sizing: border-box; }
body { display: grid; grid-template-rows: auto 1fr; min-height: 100dvh; margin: 0;
  color: light-dark(#23211d, #e6e9e7); background: light-dark(#f6f3ec, #151b19); }
header { padding: 2rem 1.25rem; color: #eaf2ed; background: light-dark(#17382f, #0e1b17); }
header a { display: inline-block; color: inherit; border-radius: 0.5rem; }
header svg { display: block; fill: none; stroke: currentColor; stroke-width: 5.5; stroke-linecap: round; }
header circle { fill: #e0875e; stroke: none; }
main { display: grid; align-content: start; justify-items: center; padding: 2.5rem 1.25rem; }
main > div { width: min(100%, 27rem); }
h1 { margin: 0 0 1rem; font-size: 1.75rem; line-height: 1.25; letter-spacing: -0.012em; text-wrap: balance; overflow-wrap: break-word; }
p { margin: 0 0 1.5rem; overflow-wrap: break-word; }
button { min-height: 2.75rem; padding: 0.5rem 1.25rem; border: 1px solid transparent; border-radius: 0.5rem;
  color: #fff; background: #235642; font: inherit; font-weight: 600; cursor: pointer; }
button:hover { background: #1b4535; }
button.quiet { color: inherit; background: light-dark(#fff, #1d2522); border-color: light-dark(#8e887c, #77837c); }
button.quiet:hover { background: light-dark(#f1ede4, #262f2b); }
.more { margin: 2rem 0 0; font-size: 0.9375rem; }
.more a { color: light-dark(#235642, #8fc7ad); text-underline-offset: 0.15em; }
:focus-visible { outline: 2px solid light-dark(#c05224, #ea9d79); outline-offset: 2px; }
@media (min-width: 1024px) {
  body { grid-template: none / minmax(24rem, 2fr) 3fr; }
  header { display: grid; align-content: center; padding: 4rem; }
  main { align-content: center; }
}
`;
