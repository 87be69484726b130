import type { MoveMetadata } from '@torg/protocol/events/changes';
import type { MoveEventKind } from '@torg/protocol/events/event-kinds';
import type { EventMetadata } from '@torg/protocol/events/events';
import { sql } from 'kysely';
import type { Db, Tx } from '../platform/database/tables.ts';

type Change = EventMetadata<'recorded_change'>;

export interface ChangeRow {
  event: string;
  created_at: Date;
  kind: 'recorded_change' | MoveEventKind;
  metadata: Change | MoveMetadata;
  account: string | null;
  name: string | null;
  image_file: string | null;
  /** the object's name if it is an account */
  person: string | null;
}

/** Reported events are never part of a history, whatever their metadata says. */
const ofObject = (object: string) => sql`e.metadata ? 'objects' and not e.reported
  and e.metadata -> 'objects' @> ${JSON.stringify([object])}::jsonb`;

/** A page of an object's history, newest first, and the length of it all. */
export async function findChanges(
  db: Db,
  object: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ChangeRow[]; total: number }> {
  const [{ rows }, counted] = await Promise.all([
    sql<ChangeRow>`
      select e.event, e.created_at, e.kind, e.metadata, a.account, a.name, a.image_file, x.name as person
      from event as e left join account as a on a.account = e.acting_account
      left join account as x on x.account = (e.metadata -> 'object' ->> 'id')::uuid
      where ${ofObject(object)}
      order by e.created_at desc, e.event limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`
      select count(*) as total from event as e where ${ofObject(object)}`.execute(db),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

interface Editing {
  account: string;
  object: string;
  what: string;
  since: Date;
}

interface LastChange {
  event: string;
  metadata: Change;
}

/** The object's last change, if it is by the account, of this kind and newer than `since`. */
export async function findLastEditing(
  tx: Tx,
  { account, object, what, since }: Editing,
): Promise<LastChange | undefined> {
  const { rows } = await sql<LastChange & { is_it: boolean }>`
    select e.event, e.metadata, e.acting_account = ${account} and e.created_at > ${since}
      and e.metadata ->> 'what' = ${what} as is_it
    from event as e where ${ofObject(object)}
    order by e.created_at desc, e.event limit 1`.execute(tx);
  const [last] = rows;
  return last?.is_it ? { event: last.event, metadata: last.metadata } : undefined;
}

/** The current names of the accounts. */
export async function findNames(
  db: Db,
  accounts: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (accounts.length === 0) return new Map();
  const rows = await db
    .selectFrom('account')
    .select(['account', 'name'])
    .where('account', 'in', accounts)
    .execute();
  return new Map(rows.map(({ account, name }) => [account, name]));
}
