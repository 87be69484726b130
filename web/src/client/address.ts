import { stringifySearch, type Search } from './search-params.ts';

/** What `request` reads of its input at run time; the types of each call are in calls.ts. */
export interface LooseInput {
  params?: Record<string, string>;
  query?: Search;
  body?: unknown;
  signal?: AbortSignal;
  idempotencyKey?: string;
}

/** Turns `'GET /api/main/thread/{thread_id}'` and its input into a method and a URL. */
export function addressOf(key: string, input: LooseInput = {}): { method: string; url: string } {
  const [method = '', template = ''] = key.split(' ');
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = input.params?.[name];
    if (value === undefined) throw new Error(`${key} needs the parameter ${name}`);
    return encodeURIComponent(value);
  });
  return { method, url: `${path}${stringifySearch(input.query ?? {})}` };
}
