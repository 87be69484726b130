import type { PoolClient } from 'pg';

/** A line in the history of an object, as Torg writes it with every change. */
interface Line {
  kind: 'recorded_change' | 'signed_contract' | 'completed_contract';
  /** null: nobody's step */
  account: string | null;
  metadata: Record<string, unknown>;
}

const linesSql = `
  insert into event (kind, acting_account, metadata)
  select kind, acting_account, metadata
  from json_to_recordset($1::json) as line (kind text, acting_account uuid, metadata jsonb)`;

export async function recordHistory(client: PoolClient, lines: readonly Line[]): Promise<void> {
  const rows = lines.map(({ account: acting_account, ...line }) => ({ ...line, acting_account }));
  await client.query(linesSql, [JSON.stringify(rows)]);
}

/** What follows a completed contract. It is due tomorrow, so that no worker takes it meanwhile. */
const jobsSql = `
  insert into pgboss.job (name, data, singleton_key, start_after)
  select name, $1::jsonb, $2, now() + interval '1 day'
  from unnest(array['seal-contract', 'begin-agreement']) as job (name)`;

export async function enqueueAfterSigning(client: PoolClient, contract: string): Promise<void> {
  await client.query(jobsSql, [JSON.stringify({ input: { contract } }), contract]);
}
