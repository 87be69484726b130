import { callKey } from '../../protocol/src/all-calls.ts';
import type { Call } from '../../protocol/src/call.ts';

type Module = Record<string, unknown>;
type Table = Record<string, Call>;

const isTable = ([name]: [string, unknown]): boolean => name.endsWith('Calls');

/**
 * Calls of a table that the table of all calls lacks: their table was forgotten, or a later call of
 * the same name replaced them in a spread.
 */
export function hiddenCalls(modules: readonly Module[], all: Table): string[] {
  const listed = new Set(Object.entries(all).map(([name, call]) => `${name}: ${callKey(call)}`));
  const tables = modules.flatMap((one) => Object.entries(one).filter(isTable));
  const calls = tables.flatMap(([, table]) => Object.entries(table as Table));
  const every = new Set(calls.map(([name, call]) => `${name}: ${callKey(call)}`));
  return [...every].filter((one) => !listed.has(one));
}
