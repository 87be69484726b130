import { callKey } from '../../protocol/src/all-calls.ts';
import type { Call } from '../../protocol/src/call.ts';

/**
 * The calls that a query may mean: `POST /assignment/…/publish`, `publish`, a handler's name, or a
 * URL from the browser with real ids in it.
 */
export function matchCalls(calls: Record<string, Call>, query: string): string[] {
  const exact = Object.keys(calls).filter((name) => name === query);
  if (exact.length > 0) return exact;
  const [method, path] = splitMethod(query.trim());
  const address = path.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '');
  return Object.entries(calls)
    .filter(([, call]) => method === undefined || call.method === method)
    .filter(([name, call]) =>
      address.startsWith('/')
        ? samePath(address, call)
        : `${name} ${callKey(call)}`.toLowerCase().includes(address.toLowerCase()),
    )
    .map(([name]) => name);
}

function splitMethod(query: string): [string | undefined, string] {
  const match = /^(GET|POST|PUT|PATCH|DELETE)\s+(.*)$/i.exec(query);
  return match ? [match[1]?.toUpperCase(), match[2] ?? ''] : [undefined, query];
}

/** A parameter matches anything; `…` and `*` match a parameter. The base may be left out. */
function samePath(address: string, { base, path }: Call): boolean {
  const parts = address.replace(`/api/${base}`, '').split('/');
  const own = path.split('/');
  return (
    parts.length === own.length &&
    own.every((part, at) => part.startsWith('{') || part === parts[at])
  );
}
