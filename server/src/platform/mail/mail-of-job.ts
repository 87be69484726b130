import { sql } from 'kysely';
import type { Tx } from '../database/tables.ts';
import type { JobContext } from '../jobs/job-definition.ts';
import type { Mail } from '../ports/mail.ts';
import { sendOnce } from './send-once.ts';

/** The job whose only mail was sent, or is being sent. */
interface ClaimedMailTable {
  job: string;
  claimed_at: Date;
}
declare module '../database/tables.ts' {
  interface Tables {
    claimed_mail: ClaimedMailTable;
  }
}

interface Together {
  /** Written together with the claim, so that it exists only if the mail is sent; false: no mail. */
  write?: (tx: Tx) => Promise<boolean>;
  /** Removes it again when the mail was not sent. */
  remove?: (tx: Tx) => Promise<void>;
}

/** Sends the only mail of a job once, however often the job is tried. */
export async function sendMailOfJob(
  context: Pick<JobContext, 'id' | 'external' | 'now' | 'transaction'>,
  mail: Mail,
  { write = async () => true, remove = async () => {} }: Together = {},
): Promise<void> {
  const { id: job, now, transaction } = context;
  const claim = (): Promise<boolean> =>
    transaction(async (tx) => {
      const { rows } = await sql`insert into claimed_mail (job, claimed_at)
        values (${job}, ${now()}) on conflict do nothing returning job`.execute(tx);
      return rows.length > 0 && write(tx);
    });
  const release = (): Promise<void> =>
    transaction(async (tx) => {
      await sql`delete from claimed_mail where job = ${job}`.execute(tx);
      await remove(tx);
    });
  await sendOnce(context, { id: `job.${job}`, ...mail }, { claim, release });
}

const keptMs = 60 * 86_400_000;

/** No job is tried again after so long a time. */
export async function sweepClaims(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMs);
  await sql`delete from claimed_mail where claimed_at < ${before}`.execute(tx);
}
