import type { Kysely, Transaction } from 'kysely';

/**
 * Every table of the database. Each domain adds its own in `<domain>.tables.ts` by declaring this
 * interface again, so that the platform knows no domain.
 */
export interface Tables {}

/** For reads: any connection, no transaction. */
export type Db = Kysely<Tables>;
/** For changes: one transaction. */
export type Tx = Transaction<Tables>;
