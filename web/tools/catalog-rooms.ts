import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { locales } from '@torg/protocol/terms';
import type { Environment, Plugin, Rolldown } from 'vite';
import { isCatalog, pickTexts, stringsOf, type Modules } from './filter-catalog.ts';

const prefix = 'torg:texts/';
/** What every page needs; its texts come with the language. */
const everywhere = new Set(['app', 'client', 'locales', 'ui']);

/** What a module imports, at once or later. */
export interface Imports {
  now: readonly string[];
  later: readonly string[];
}

/**
 * Divides the texts of the app: those of a domain's pages come with the first of its pages. It turns
 * each `import('…')` of a domain's module into one that waits for its texts, and leaves in each
 * catalog only what its modules show. While one develops, there is one catalog, as in tests.
 */
export function catalogRooms(): Plugin {
  let source = '';
  const compiled = new Map<string, Promise<string>>();
  let whole: Whole | undefined;
  return {
    name: 'torg:catalog-rooms',
    enforce: 'pre',
    configResolved: ({ root }) => {
      source = join(root, 'src');
    },
    resolveId: {
      filter: { id: /^torg:texts\// },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0torg:texts\// },
      handler(id) {
        const [, locale = '', room] = id.split('/');
        if (room !== undefined) return compiled.getOrInsertComputed(locale, compile);
        const path = JSON.stringify(join(source, 'locales', locale, 'messages.po'));
        const rooms = isDivided(this.environment) ? roomsOf(source) : [];
        return `export { messages } from ${path};\nexport const rooms = {${rooms.map(written(locale)).join()}};`;
      },
    },
    transform: {
      filter: { code: /\bimport\(/ },
      handler(code, id) {
        return isDivided(this.environment) ? withTextsOf(code, id, source) : undefined;
      },
    },
    renderChunk(code, chunk, _options, { chunks }) {
      const catalog = chunk.moduleIds.find((id) => isCatalog(id) || isRoom(id));
      if (catalog === undefined || !isDivided(this.environment)) return undefined;
      whole ??= { source, strings: stringsBy(Object.values(chunks)), imports: importsBy(this) };
      const [, , room = null] = isRoom(catalog) ? catalog.split('/') : [];
      return pickTexts(code, shownIn(room, whole));
    },
  };
}

function stringsBy(chunks: readonly { modules: Modules }[]): Whole['strings'] {
  const modules = chunks.flatMap((chunk) => Object.entries(chunk.modules));
  const shown = modules.filter(([id]) => !isCatalog(id) && !isRoom(id));
  return new Map(shown.map(([id, { code }]) => [id, stringsOf(code)]));
}

type Bundle = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>;

function importsBy(bundle: Bundle): Whole['imports'] {
  const ids = [...bundle.getModuleIds()];
  return new Map(
    ids.map((id) => {
      const { importedIds = [], dynamicallyImportedIds = [] } = bundle.getModuleInfo(id) ?? {};
      return [id, { now: importedIds, later: dynamicallyImportedIds }];
    }),
  );
}

const isDivided = ({ mode, name }: Environment): boolean => mode === 'build' && name === 'client';

const isRoom = (id: string): boolean => id.startsWith(`\0${prefix}`) && id.split('/').length > 2;

async function compile(locale: string): Promise<string> {
  const [catalog] = await getCatalogs(getConfig());
  if (catalog === undefined) throw new Error('Lingui has no catalog.');
  const sourceLocale = locales[0];
  const { messages } = await catalog.getTranslations(locale, { fallbackLocales: {}, sourceLocale });
  return createCompiledCatalog(locale, messages, { namespace: 'es' }).source;
}

const roomsOf = (source: string): string[] =>
  readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !everywhere.has(entry.name))
    .map(({ name }) => name);

const written =
  (locale: string) =>
  (room: string): string =>
    `${JSON.stringify(room)}: () => import(${JSON.stringify(`${prefix}${locale}/${room}`)})`;

/** The domain to which a module belongs; undefined for what every page needs, and for packages. */
export function roomOf(id: string, source: string): string | undefined {
  const [folder = '', file] = relative(source, id).split('/');
  return file === undefined || folder === '..' || everywhere.has(folder) ? undefined : folder;
}

const later = /\bimport\(\s*(["'])(\.[^"']+\.tsx?)\1,?\s*\)/g;

/** Lets each import of a domain's module wait for the texts of the domain, too. */
export function withTextsOf(code: string, id: string, source: string): string | undefined {
  if (!id.startsWith(source)) return undefined;
  const replaced = code.replaceAll(later, (all, _quote, path: string) => {
    const room = roomOf(join(dirname(id), path), source);
    return room === undefined ? all : `withTexts(${JSON.stringify(room)},${all})`;
  });
  if (replaced === code) return undefined;
  const language = JSON.stringify(join(source, 'client', 'language.ts'));
  return `import { withTexts } from ${language};${replaced}`;
}

/** The app as it is built: the strings in the code of its modules, and what they import. */
interface Whole {
  source: string;
  strings: ReadonlyMap<string, readonly string[]>;
  imports: ReadonlyMap<string, Imports>;
}

/** The strings of the modules that come with a domain's pages, or (null) of those that always come. */
export function shownIn(room: string | null, { source, strings, imports }: Whole): Set<string> {
  const entries = [...imports.values()].flatMap((one) => one.later);
  const reached = (ids: readonly string[]) =>
    new Set([...closure(ids, imports)].flatMap((id) => strings.get(id) ?? []));
  const always = [join(source, 'main.tsx'), ...entries.filter((id) => !roomOf(id, source))];
  const atFirst = reached(always);
  if (room === null) return atFirst;
  return reached(entries.filter((id) => roomOf(id, source) === room)).difference(atFirst);
}

function closure(
  ids: readonly string[],
  imports: Whole['imports'],
  seen = new Set<string>(),
): Set<string> {
  for (const id of ids) {
    if (seen.has(id)) continue;
    seen.add(id);
    closure(imports.get(id)?.now ?? [], imports, seen);
  }
  return seen;
}
