import { callKey } from '../../protocol/src/all-calls.ts';
import type { Call } from '../../protocol/src/call.ts';

type Module = Record<string, unknown>;
type Table = Record<string, Call>;

const isTable = ([name]: [string, unknown]): boolean => name.endsWith('Calls');

/**
 * Calls that stand in a table and not in the one of all: its table was forgotten, or a call of the
 * same name came after it, which a spread takes instead without a word.
 */
export function hiddenCalls(modules: readonly Module[], all: Table): string[] {
  const seen = new Set(Object.entries(all).map(([name, call]) => `${name}: ${callKey(call)}`));
  const tables = modules.flatMap((one) => Object.entries(one).filter(isTable));
  const calls = tables.flatMap(([, table]) => Object.entries(table as Table));
  const every = new Set(calls.map(([name, call]) => `${name}: ${callKey(call)}`));
  return [...every].filter((one) => !seen.has(one));
}
