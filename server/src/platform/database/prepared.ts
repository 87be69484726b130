import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';

const mark = '/* planned once */';

/**
 * Stands first in a statement that is asked all the time and is dear to plan: a server then plans it
 * once for each connection. Only for texts of which there are few, and whose best plan does not
 * depend on the values: what does, such as a page's size, is written into the text.
 */
export const prepared: RawBuilder<unknown> = sql.raw(mark);

/**
 * A list of ids for such a statement. A server that sees how long a list is believes a plan for just
 * that length to be better, and plans anew each time after all; so it is not shown.
 */
export const idsOfAnyNumber = (ids: readonly string[]): RawBuilder<unknown> =>
  sql`(select ${ids}::uuid[])::uuid[]`;

/** The mark before a text that somebody else has written. */
export const planOnce = (text: string): string => `${mark} ${text}`;

const names = new Map<string, string>();

/** The name under which a server keeps the plan; undefined for what is planned each time. */
export function planName(text: string): string | undefined {
  if (!text.startsWith(mark)) return undefined;
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha1').update(text).digest('hex');
  names.set(text, name);
  return name;
}
