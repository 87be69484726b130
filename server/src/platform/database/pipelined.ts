import { sql, type RawBuilder } from 'kysely';
import { asPrepared } from './prepared.ts';

const mark = '/* pipelined */';

/**
 * Marks a statement of a transaction whose answer nobody needs: it travels to the server in one
 * packet with the statement after it, or with the commit. If it fails, that statement fails with its
 * error, so use it only where no code catches the error of this statement.
 */
export const pipelined: RawBuilder<unknown> = sql.raw(mark);

/** Marks a text that a library has written, also as one to be planned once. */
export const asPipelined = (text: string): string => asPrepared(`${mark} ${text}`);

/** The mark stands at the beginning, or right after another mark. */
export const isPipelined = (text: string): boolean => text.slice(0, 60).includes(mark);
