import { sql, type RawBuilder } from 'kysely';

const mark = '/* sent along */';

/**
 * Stands in a statement of a transaction whose answer nobody needs: to a server it travels in one
 * packet with the statement after it, or with the commit. Does it fail, that one fails with its
 * error. Only where nothing catches an error of its own.
 */
export const pipelined: RawBuilder<unknown> = sql.raw(mark);

/** The mark stands at the beginning, behind another at most. */
export const isPipelined = (text: string): boolean => text.slice(0, 60).includes(mark);
