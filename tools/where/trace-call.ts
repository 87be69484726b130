import { posix } from 'node:path';
import { callKey } from '../../protocol/src/all-calls.ts';
import type { Call } from '../../protocol/src/call.ts';
import { isTest, type Source } from '../check/sources.ts';

/** A file that has to do with a call, and what it is to it. */
export interface Trace {
  what: string;
  path: string;
  line?: number;
}

/** From the protocol's row to the pages: every file one would open to change this call. */
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
    const above = source.text.slice(0, match.index).split('\n');
    const name = exportAround(above);
    const users = name ? usersOf(name, source.path, app) : [];
    return [{ what: 'request', path: source.path, line: above.length }, ...users];
  });
}

function exportAround(above: string[]): string | undefined {
  const opening = /^export (?:const|async function|function) (\w+)/;
  return above.map((line) => opening.exec(line)?.[1]).findLast(Boolean);
}

function usersOf(name: string, from: string, app: Source[]): Trace[] {
  const used = new RegExp(`\\b${name}\\b`);
  return app
    .filter(({ path, text }) => path !== from && used.test(text))
    .map(({ path }) => ({
      what: posix.basename(path).includes('Page') ? 'page' : 'used by',
      path,
    }));
}

function firstLine(sources: Source[], what: string, where: RegExp, wanted: RegExp): Trace[] {
  for (const { path, text } of sources.filter((source) => where.test(source.path))) {
    const line = text.split('\n').findIndex((one) => wanted.test(one)) + 1;
    if (line > 0) return [{ what, path, line }];
  }
  return [];
}
