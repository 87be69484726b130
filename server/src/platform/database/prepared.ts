import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';

const mark = '/* prepared */';

/**
 * Marks, as its beginning, a frequent statement that is expensive to plan: it is planned once for
 * each connection. Only for few different texts whose best plan does not depend on the values; a
 * value that the plan depends on, such as a page's size, is written into the text.
 */
export const prepared: RawBuilder<unknown> = sql.raw(mark);

/**
 * A list of ids for a prepared statement. It hides the length of the list from the planner, which
 * would otherwise prefer a plan for exactly that length and plan each time.
 */
export const idsOfAnyNumber = (ids: readonly string[]): RawBuilder<unknown> =>
  sql`(select ${ids}::uuid[])::uuid[]`;

/** The same for a list of texts. */
export const textsOfAnyNumber = (texts: readonly string[]): RawBuilder<unknown> =>
  sql`(select ${texts}::text[])::text[]`;

/** Marks a text that a library has written. */
export const asPrepared = (text: string): string => `${mark} ${text}`;

const names = new Map<string, string>();

/** The name under which the database stores the plan; undefined for a statement without the mark. */
export function planName(text: string): string | undefined {
  if (!text.startsWith(mark)) return undefined;
  const cached = names.get(text);
  if (cached !== undefined) return cached;
  const name = createHash('sha1').update(text).digest('hex');
  names.set(text, name);
  return name;
}
