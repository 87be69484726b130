import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { limits } from '@torg/protocol/limits';
import type { Db, Tx } from '../database/tables.ts';
import { Refusal } from '../refusal.ts';

export interface IdempotencyKeyTable {
  account: string;
  key: string;
  request_hash: string;
  status: number | null;
  answer: string | null;
  created_at: Date;
}
declare module '../database/tables.ts' {
  interface Tables {
    idempotency_key: IdempotencyKeyTable;
  }
}

export function readKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  const key = String(header);
  if (key.length < 1 || key.length > limits.idempotencyKey.length) {
    const message = `Idempotency-Key has 1 to ${limits.idempotencyKey.length} characters`;
    throw new Refusal('request_validation_error', {
      issues: [{ path: 'idempotency-key', message }],
    });
  }
  return key;
}

/**
 * Two requests are the same when their address and their content are. The hash is keyed, since a
 * password in a body could be guessed from a plain one.
 */
export function hashOf(
  { url, body, fileHash = '' }: { url: string; body: unknown; fileHash?: string | undefined },
  secret: string,
): string {
  return createHmac('sha256', secret)
    .update(`${url}\n${JSON.stringify(body ?? null)}\n${fileHash}`)
    .digest('base64url');
}

export interface Replay {
  status: number;
  answer: string;
}

export interface KeyClaim {
  account: string;
  key: string;
  hash: string;
  now: Date;
}

/** No call that waits for external services takes so long: a claim without an answer is from a dead process. */
const abandonedAfterMs = 120_000;

/**
 * Claims the key. Within the call's own transaction a second request with the same key waits for the
 * first to end, and then gets its answer, or the claim if the first failed. If the claim was committed
 * before the call, the second is refused while the first still runs.
 */
export async function claimKey(
  tx: Tx,
  { account, key, hash, now }: KeyClaim,
): Promise<Replay | null> {
  const oldest = new Date(now.getTime() - limits.idempotencyKey.hours * 3_600_000);
  const abandoned = new Date(now.getTime() - abandonedAfterMs);
  const claimed = await tx
    .insertInto('idempotency_key')
    .values({ account, key, request_hash: hash, status: null, answer: null, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['account', 'key'])
        .doUpdateSet({ request_hash: hash, status: null, answer: null, created_at: now })
        .where((eb) =>
          eb.or([
            eb('idempotency_key.created_at', '<', oldest),
            eb.and([
              eb('idempotency_key.status', 'is', null),
              eb('idempotency_key.created_at', '<', abandoned),
            ]),
          ]),
        ),
    )
    .returning('key')
    .executeTakeFirst();
  if (claimed !== undefined) return null;

  const first = await tx
    .selectFrom('idempotency_key')
    .select(['request_hash', 'status', 'answer'])
    .where('account', '=', account)
    .where('key', '=', key)
    .executeTakeFirst();
  if (first !== undefined && first.request_hash !== hash) {
    throw new Refusal('idempotency_key_reused');
  }
  if (first === undefined || first.status === null) throw new Refusal('idempotency_key_in_use');
  return { status: first.status, answer: first.answer ?? '' };
}

export async function saveReply(db: Db, claim: KeyClaim, replay: Replay): Promise<void> {
  await db
    .updateTable('idempotency_key')
    .set({ status: replay.status, answer: replay.answer })
    .where('account', '=', claim.account)
    .where('key', '=', claim.key)
    .execute();
}

/** Frees the key of a failed call, so that it may be used again. */
export async function freeKey(db: Db, claim: KeyClaim): Promise<void> {
  await db
    .deleteFrom('idempotency_key')
    .where('account', '=', claim.account)
    .where('key', '=', claim.key)
    .where('status', 'is', null)
    .execute();
}

/** Deletes keys that nobody will repeat any more; returns how many. */
export async function sweepKeys(tx: Tx): Promise<number> {
  const swept = await tx
    .deleteFrom('idempotency_key')
    .where(
      'created_at',
      '<',
      sql<Date>`now() - make_interval(hours => ${limits.idempotencyKey.hours})`,
    )
    .executeTakeFirst();
  return Number(swept.numDeletedRows);
}
