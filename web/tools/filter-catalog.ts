/** The modules of a chunk, as the bundler has written them, without what nobody uses. */
export type Modules = Record<string, { code: string | null }>;

/** Whether a module holds the texts of a language. */
export const isCatalog = (path: string): boolean => path.endsWith('.po');

/** Leaves in a chunk of texts only those whose id is among the strings. */
export function pickTexts(code: string, strings: ReadonlySet<string>): string {
  const [start, written, end] = parts(code);
  const all = Object.entries<unknown>(JSON.parse(JSON.parse(written)));
  const own = Object.fromEntries(all.filter(([id]) => strings.has(id)));
  return `${start}${JSON.stringify(JSON.stringify(own))}${end}`;
}

/** The texts are one string of JSON, with double quotes, until the code is made small. */
function parts(code: string): [start: string, written: string, end: string] {
  const [, start, written, end] = /^(.*?JSON\.parse\()("(?:[^"\\]|\\.)*")(\).*)$/s.exec(code) ?? [];
  if (start === undefined || written === undefined || end === undefined) {
    throw new Error('The chunk with the texts of a language is not written as expected.');
  }
  return [start, written, end];
}

/** The short strings of some code, which names a text by its id. */
export const stringsOf = (code: string | null): string[] =>
  [...(code ?? '').matchAll(/["'`]([^"'`\s]{1,40})(?=["'`])/g)].map(([, string]) => string ?? '');

/** The short strings of all modules but the catalogs. */
export const stringsIn = (modules: Modules): Set<string> =>
  new Set(
    Object.entries(modules)
      .filter(([path]) => !isCatalog(path))
      .flatMap(([, { code }]) => stringsOf(code)),
  );
