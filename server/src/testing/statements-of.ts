import type { Db } from '../platform/database/tables.ts';

/** The statements that are sent to the database while it works, except those of transactions. */
export async function statementsOf(db: Db, work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const executor = db.getExecutor();
  const compile = executor.compileQuery.bind(executor);
  executor.compileQuery = (...given: Parameters<typeof compile>) => {
    const query = compile(...given);
    statements.push(query.sql);
    return query;
  };
  try {
    await work();
  } finally {
    executor.compileQuery = compile;
  }
  return statements;
}
