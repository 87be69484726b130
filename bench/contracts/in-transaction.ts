import type { PoolClient } from 'pg';

/** Runs the work between `begin` and `commit`, on one connection. */
export type InTransaction = (work: (client: PoolClient) => Promise<unknown>) => Promise<unknown>;
