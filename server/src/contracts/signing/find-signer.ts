import type { SignatoryStatus } from '@torg/protocol/contracts/contract-life';
import type { SigningSubject } from '@torg/protocol/contracts/signing';
import { limits } from '@torg/protocol/limits';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '../../platform/actor.ts';
import { prepared } from '../../platform/database/prepared.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { ReadContext } from '../../platform/handler.ts';
import { hashToken } from '../../platform/http/session-cookie.ts';
import { securityLog } from '../../platform/hardening/security-log.ts';
import { Refusal, allowed, found } from '../../platform/refusal.ts';
import { isOpenHere } from '../contracts.policy.ts';
import { accountOfSignatory, contractColumns, type ContractRow } from '../moves/lock-contracts.ts';

type Subject = z.output<typeof SigningSubject>;
type Context = Pick<ReadContext<Actor | null>, 'db' | 'actor' | 'now' | 'log'>;

export interface Signer {
  signatory: string;
  status: SignatoryStatus;
  name: string;
  email: string;
  /** who has the address; null: nobody, so that a mailed code says who it is */
  account: string | null;
  identifyBy: 'session' | 'code' | 'sign_in';
  contract: ContractRow;
}

type Row = Omit<Signer, 'identifyBy'>;
type FlatRow = Omit<Row, 'contract' | 'status'> & ContractRow & { step: SignatoryStatus };

async function findRow(db: Db, condition: RawBuilder<unknown>): Promise<Row | undefined> {
  const { rows } = await sql<FlatRow>`${prepared}
    select s.signatory, s.status as step, s.name, s.email, ${accountOfSignatory} as account,
      ${contractColumns}
    from contract_signatory as s join contract as c on c.contract = s.contract
    where s.replaced_at is null and ${condition}`.execute(db);
  if (rows[0] === undefined) return undefined;
  const { signatory, step: status, name, email, account, ...contract } = rows[0];
  return { signatory, status, name, email, account, contract };
}

/** A link lives while there is something to sign, and then downloads for some time. */
async function byToken(context: Context, token: string): Promise<Row> {
  const { db, now } = context;
  const downloadable = new Date(now.getTime() - limits.contract.downloadDays * 86_400_000);
  const row = await findRow(
    db,
    sql`exists (select from signing_link as l where l.signatory = s.signatory
        and l.token_hash = ${hashToken(token)} and l.killed_at is null)
      and (c.status = 'in_progress' and (c.expires_at is null or c.expires_at > ${now})
        or c.status = 'completed' and c.completed_at > ${downloadable})`,
  );
  if (row === undefined) securityLog(context, 'signing_link_refused', { account: null });
  return found(row, 'not_found');
}

async function rowOf(context: Context, subject: Subject): Promise<Row> {
  if ('token' in subject) return byToken(context, subject.token);
  const owned = await findRow(context.db, sql`s.signatory = ${subject.signatory}`);
  const row = found(owned, 'not_found');
  allowed(context.actor !== null);
  allowed(row.account === context.actor?.account, 'signed_in_as_somebody_else');
  return row;
}

/** Whoever signs, by link or session. An unknown and a dead link get the same answer. */
export async function findSigner(context: Context, subject: Subject): Promise<Signer> {
  const { actor } = context;
  const row = await rowOf(context, subject);
  const isOther = actor !== null && row.account !== null && actor.account !== row.account;
  if (isOther) throw new Refusal('signed_in_as_somebody_else');
  const isOwn = actor !== null && row.account === actor.account;
  const withoutSession = row.account === null ? 'code' : 'sign_in';
  return { ...row, identifyBy: isOwn ? 'session' : withoutSession };
}

/** Refuses whoever has signed or declined already, and a contract that has ended. */
export function refuseUnlessOpen({ status, contract }: Signer, now: Date): void {
  const hasDecided = status === 'signed' || status === 'declined';
  if (!isOpenHere(contract, now) || hasDecided) throw new Refusal('contract_state_does_not_allow');
}
