import { callKey } from '../../protocol/src/all-calls.ts';
import type { Call } from '../../protocol/src/call.ts';
import { isTest, type Source } from '../check/sources.ts';
import { importsOf } from '../check/syntax.ts';

const mostPages = 8;

/** A file that takes part in a call, and its part. */
export interface Trace {
  what: string;
  path: string;
  line?: number;
}

/** Every file to open for a change of this call, from the protocol's row to the pages. */
export function traceCall(name: string, call: Call, sources: Source[]): Trace[] {
  const handler = handlerOf(name, sources);
  return [
    ...firstLine(sources, 'protocol', /^protocol\/src\/.*\.ts$/, new RegExp(`^\\s+${name}: {`)),
    ...firstLine(sources, 'routes', /^server\/src\/.*\.routes\.ts$/, new RegExp(`\\b${name}\\b`)),
    ...handler,
    ...tests(handler[0]?.path, callKey(call), sources),
    ...requests(callKey(call), sources),
  ];
}

function handlerOf(name: string, sources: Source[]): Trace[] {
  const declared = new RegExp(`^export (const|async function|function) ${name}\\b`);
  return firstLine(sources, 'handler', /^server\/src\/.*(?<!\.test)\.ts$/, declared);
}

function tests(handler: string | undefined, key: string, sources: Source[]): Trace[] {
  const beside = handler?.replace(/\.ts$/, '.test.ts');
  return sources
    .filter(({ path }) => isTest(path) && /^(protocol|server|e2e)\//.test(path))
    .filter(({ path, text }) => path === beside || text.includes(`'${key}'`))
    .toSorted((a, b) => Number(b.path === beside) - Number(a.path === beside))
    .map(({ path }) => ({ what: path.startsWith('e2e/') ? 'journey' : 'test', path }));
}

/** The query or mutation that sends it, and the files that use that. */
function requests(key: string, sources: Source[]): Trace[] {
  const app = sources.filter(({ path }) => path.startsWith('web/src/') && !isTest(path));
  const sent = new RegExp(`\\w\\(\\s*'${key.replaceAll(/[{}]/g, '\\$&')}'`);
  return app.flatMap((source) => {
    const match = sent.exec(source.text);
    if (!match) return [];
    const line = source.text.slice(0, match.index).split('\n').length;
    return [
      { what: 'request', path: source.path, line },
      ...usersOf(namesAround(source.text, match.index), source.path, app),
    ];
  });
}

/** The declaration around a place in a file, and the declarations in the file that use it. */
function namesAround(text: string, offset: number): string[] {
  const opening = /^(?:export )?(?:const|async function|function) (\w+)/gm;
  const openings = [...text.matchAll(opening)];
  const parts = openings.map((match, at) => ({
    name: match[1] ?? '',
    isOpen: match[0].startsWith('export'),
    start: match.index,
    text: text.slice(match.index, openings[at + 1]?.index),
  }));
  const around = parts.findLast(({ start }) => start <= offset);
  if (!around || around.isOpen) return around ? [around.name] : [];
  const uses = new RegExp(`\\b${around.name}\\b`);
  return parts.filter((part) => part.isOpen && uses.test(part.text)).map(({ name }) => name);
}

function usersOf(names: string[], from: string, app: Source[]): Trace[] {
  if (names.length === 0) return [];
  const used = new RegExp(`\\b(${names.join('|')})\\b`);
  const users = app.filter(({ path, text }) => path !== from && used.test(text));
  const pages = pagesAbove(users, app);
  return [
    ...users.filter((user) => !isPage(user)).map(({ path }) => ({ what: 'used by', path })),
    ...pages.slice(0, mostPages).map(({ path }) => ({ what: 'page', path })),
    ...(pages.length > mostPages
      ? [{ what: 'page', path: `… and ${pages.length - mostPages} more` }]
      : []),
  ];
}

/** The pages that show these components, found by following the imports upward. */
function pagesAbove(parts: Source[], app: Source[]): Source[] {
  const visited = new Set(parts);
  for (const part of visited) {
    if (isPage(part)) continue;
    const above = app.filter((one) => importsOf(one).some(({ target }) => target === part.path));
    for (const one of above) visited.add(one);
  }
  return [...visited].filter(isPage);
}

function isPage({ path }: Source): boolean {
  return path.endsWith('Page.tsx');
}

function firstLine(sources: Source[], what: string, where: RegExp, pattern: RegExp): Trace[] {
  for (const { path, text } of sources.filter((source) => where.test(source.path))) {
    const line = text.split('\n').findIndex((one) => pattern.test(one)) + 1;
    if (line > 0) return [{ what, path, line }];
  }
  return [];
}
