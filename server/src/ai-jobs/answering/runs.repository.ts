import type { Db, Tx } from '../../platform/database/tables.ts';

export interface SavedRun {
  run: number;
  input_hash: string;
  output: object;
}

/** The answers that earlier tries have had. */
export async function findRuns(db: Db, ai_job: string): Promise<SavedRun[]> {
  return db
    .selectFrom('ai_job_run')
    .select(['run', 'input_hash', 'output'])
    .where('ai_job', '=', ai_job)
    .execute();
}

export async function saveRun(tx: Tx, ai_job: string, saved: SavedRun): Promise<void> {
  const { run, input_hash } = saved;
  const output = JSON.stringify(saved.output);
  await tx
    .insertInto('ai_job_run')
    .values({ ai_job, run, input_hash, output })
    .onConflict((conflict) =>
      conflict.columns(['ai_job', 'run']).doUpdateSet({ input_hash, output }),
    )
    .execute();
}

export async function deleteRuns(tx: Tx, ai_job: string): Promise<void> {
  await tx.deleteFrom('ai_job_run').where('ai_job', '=', ai_job).execute();
}
