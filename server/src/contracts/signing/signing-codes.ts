import { createHmac, timingSafeEqual } from 'node:crypto';
import { limits } from '@torg/protocol/limits';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/tables.ts';
import type { Settings } from '../../platform/settings.ts';

const { minutes, tries } = limits.contract.code;

/** Keyed, since six digits could be guessed from a plain hash. */
export const hashOfCode = (
  signatory: string,
  code: string,
  { sessionSecret }: Pick<Settings, 'sessionSecret'>,
): string =>
  createHmac('sha256', sessionSecret).update(`signing code:${signatory}:${code}`).digest('hex');

/** The same for every try of a mailing, as with its links. */
export function codeOf(
  mailing: string,
  { sessionSecret }: Pick<Settings, 'sessionSecret'>,
): string {
  const hash = createHmac('sha256', sessionSecret).update(`signing code of a mail:${mailing}`);
  return String(hash.digest().readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

/** Saves a code in place of the one before, with all its tries; the same one keeps its tries. */
export async function saveCode(
  tx: Tx,
  { signatory, code_hash, now }: { signatory: string; code_hash: string; now: Date },
): Promise<void> {
  const expires_at = new Date(now.getTime() + minutes * 60_000);
  const code = { code_hash, created_at: now, expires_at };
  const tries = sql<number>`case when signing_code.code_hash = ${code_hash}
    then signing_code.tries else 0 end`;
  await tx
    .insertInto('signing_code')
    .values({ signatory, tries: 0, ...code })
    .onConflict((of) => of.column('signatory').doUpdateSet({ ...code, tries }))
    .execute();
}

interface Guess {
  signatory: string;
  code_hash: string;
  now: Date;
}

/** Uses up one try; the database counts, so that guesses at the same time are not free. */
export async function tryCode(
  tx: Tx,
  { signatory, code_hash, now }: Guess,
): Promise<'right' | 'wrong' | 'none'> {
  const { rows } = await sql<{ code_hash: string }>`update signing_code set tries = tries + 1
    where signatory = ${signatory} and tries < ${tries} and expires_at > ${now}
    returning code_hash`.execute(tx);
  const [code] = rows;
  if (code === undefined) return 'none';
  return timingSafeEqual(Buffer.from(code.code_hash), Buffer.from(code_hash)) ? 'right' : 'wrong';
}

/** Whether this code was still there; it works once. */
export async function useCode(
  tx: Tx,
  { signatory, code_hash }: Omit<Guess, 'now'>,
): Promise<boolean> {
  const used = await tx
    .deleteFrom('signing_code')
    .where('signatory', '=', signatory)
    .where('code_hash', '=', code_hash)
    .executeTakeFirst();
  return used.numDeletedRows > 0n;
}

/** How many codes were mailed to this person since then. */
export async function countCodes(db: Db, signatory: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('contract_event')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('signatory', '=', signatory)
    .where('kind', '=', 'code_sent')
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}
