/** What the bundler tells of a chunk and of its modules, without what nobody uses. */
interface Chunk {
  modules: Record<string, { code: string | null }>;
}

/**
 * Leaves in a chunk of texts only those that modules of the same build show. The code names a text
 * by its id, so a text stays if its id stands somewhere between quotes.
 */
export function filterCatalog(
  code: string,
  chunk: Chunk,
  chunks: readonly Chunk[],
): string | undefined {
  if (!Object.keys(chunk.modules).some(isCatalog)) return undefined;
  const [start, written, end] = parts(code);
  const strings = stringsIn(chunks);
  const all = Object.entries<unknown>(JSON.parse(JSON.parse(written)));
  const own = Object.fromEntries(all.filter(([id]) => strings.has(id)));
  return `${start}${JSON.stringify(JSON.stringify(own))}${end}`;
}

const isCatalog = (path: string): boolean => path.endsWith('.po');

/** The texts are one string of JSON, with double quotes, until the code is made small. */
function parts(code: string): [start: string, written: string, end: string] {
  const [, start, written, end] = /^(.*JSON\.parse\()(".*")(\).*)$/s.exec(code) ?? [];
  if (start === undefined || written === undefined || end === undefined) {
    throw new Error('The chunk with the texts of a language is not written as expected.');
  }
  return [start, written, end];
}

function stringsIn(chunks: readonly Chunk[]): Set<string> {
  const modules = chunks.flatMap((chunk) => Object.entries(chunk.modules));
  return new Set(
    modules
      .filter(([path]) => !isCatalog(path))
      .flatMap(([, { code }]) => [...(code ?? '').matchAll(/["'`]([^"'`\s]{1,40})(?=["'`])/g)])
      .map(([, string]) => string ?? ''),
  );
}
