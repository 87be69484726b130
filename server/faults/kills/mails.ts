import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/tables.ts';
import type { SmtpReceiver } from '../an-smtp-receiver.ts';
import type { Ledger } from './ledger.ts';

/** The addresses of invited colleagues whose invitation did not arrive once. */
export interface Mails {
  none: string[];
  several: string[];
}

const withinMs = 300_000;

/** Waits until each invited colleague was mailed, since a killed worker's jobs run a little later. */
export async function countMails({ mails }: SmtpReceiver, ledger: Ledger): Promise<Mails> {
  const deadline = Date.now() + withinMs;
  const countOf = (email: string) => mails.filter(({ to }) => to === email).length;
  const without = () => [...ledger.colleagues.keys()].filter((email) => countOf(email) === 0);
  while (without().length > 0 && Date.now() < deadline) await pause(250);
  const several = [...ledger.colleagues.keys()].filter((email) => countOf(email) > 1);
  return { none: without(), several };
}

/** From the start of a claim until the mail has its end; a busy machine takes this long at most. */
const claimMs = 1_000;

/**
 * Those of the addresses whose mail was claimed at the moment of a kill, and lost its end: the one case
 * in which a mail may be lost, see `docs/decisions/how-a-mail-is-sent-once.md`. An invitation's link is
 * saved with the claim.
 */
export async function findCutOff(
  db: Db,
  { emails, kills }: { emails: readonly string[]; kills: readonly Date[] },
): Promise<string[]> {
  const { rows } = await sql<{ email: string; claimed_at: Date }>`
    select x.email, max(m.created_at) as claimed_at
    from account as x join magic_link as m on m.account = x.account
    where x.email = any(${emails}::text[]) group by x.email`.execute(db);
  const isAtAKill = (at: number) =>
    kills.some((kill) => at <= kill.getTime() && kill.getTime() - at < claimMs);
  return rows.filter(({ claimed_at }) => isAtAKill(claimed_at.getTime())).map(({ email }) => email);
}
