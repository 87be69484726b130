import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { hashOfEvent } from '../../server/src/contracts/signing/canonical-event.ts';
import { enqueueAfterSigning, recordHistory } from './bare-history.ts';
import { callerFrom, tokenHashOf } from './bare-session.ts';
import type { InTransaction } from './in-transaction.ts';

const contractSql = `
  select c.*, d.type, d.version, d.text, (select x.account from ${callerFrom}) as caller
  from contract c join contract_document d using (document)
  where c.contract = (select contract from contract_signatory where signatory = $2)
  for no key update of c`;

/** Read after the lock is there; signed in is whoever has the address. */
const signatoriesSql = `
  select s.signatory, s.side, s.status, s.name, s.email, s.signed_at, s.declined_because,
    (select k.account from account k where k.email = s.email and k.deactivated_at is null) as account
  from contract_signatory s where s.contract = $1 and s.replaced_at is null order by s.side`;

const eventSql = `
  insert into contract_event (contract, number, kind, at, signatory, account, name, address, device,
    identified_by, document_hash, details, previous_hash, hash)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`;

/** What the company signed last on an older version, to show what is new. */
const olderSql = `
  select o.text from contract p join contract_document o using (document)
  where p.status = 'completed' and o.type = $1 and o.version < $2 and o.text <> ''
    and $3 in (p.organization, p.sender_organization)
  order by o.version desc limit 1`;

interface Signing {
  signatory: string;
  name: string;
  document_hash: string;
}

interface Row extends Record<string, unknown> {
  contract: string;
  events: number;
  chain_head: string | null;
}

interface BareSignatory extends Record<string, unknown> {
  signatory: string;
  side: string;
  status: string;
  name: string;
  email: string;
  account: string | null;
}

interface Recorded {
  kind: 'signed' | 'completed';
  who: BareSignatory | null;
  details: Record<string, string | boolean>;
  address: string;
  device: string | null;
}

/** Adds an event to the chain: without its hash the signature would be no evidence. */
async function record(client: PoolClient, row: Row, { kind, who, ...seen }: Recorded) {
  const { details } = seen;
  const isTaken = who !== null;
  const event = {
    contract: row.contract,
    number: row.events + 1,
    kind,
    at: new Date(),
    signatory: who?.signatory ?? null,
    account: who?.account ?? null,
    name: who?.name ?? null,
    address: isTaken ? seen.address : null,
    device: isTaken ? seen.device : null,
    identified_by: isTaken ? ('session' as const) : ('system' as const),
    document_hash: isTaken ? (row['document_hash'] as string) : null,
    details,
    previous_hash: row.chain_head,
  };
  const hash = hashOfEvent(event);
  await client.query(eventSql, [
    ...[event.contract, event.number, kind, event.at, event.signatory, event.account, event.name],
    ...[event.address, event.device, event.identified_by, event.document_hash],
    ...[JSON.stringify(details), event.previous_hash, hash],
  ]);
  row.events += 1;
  row.chain_head = hash;
}

/** What the history of the contract shows, and what follows when it is complete. */
async function follow(client: PoolClient, row: Row, own: BareSignatory, isComplete: boolean) {
  const { contract } = row;
  const seen = [contract, row['organization']];
  const signed = { kind: 'signatory', id: own.signatory, name: own.name };
  const [from, to] = [{ status: 'viewed' }, { status: 'signed' }];
  const step = { object: signed, objects: seen, by: 'signatory', before: from, after: to };
  const completed = {
    object: { kind: 'contract', id: contract, name: row['title'] },
    ...{ objects: seen, by: 'system', before: { status: 'in_progress' } },
    after: { status: 'completed' },
  };
  await recordHistory(client, [
    { kind: 'signed_contract', account: own.account, metadata: step },
    ...(isComplete
      ? [{ kind: 'completed_contract' as const, account: null, metadata: completed }]
      : []),
  ]);
  if (isComplete) await enqueueAfterSigning(client, contract);
}

const masked = (email: string): string => email.replace(/^(.)[^@]*/u, '$1…');

function viewOf(row: Row, signatories: readonly BareSignatory[], own: BareSignatory) {
  const { contract, kind, provider, status, title, document, type, version } = row;
  const isOver = status === 'completed';
  return {
    contract: {
      ...{ contract_id: contract, kind, contract_provider: provider, status, title },
      document: { document, type, version },
      sender_name: row['sender_name'],
      recipient_name: row['recipient_name'],
      recipient_country: row['recipient_country'],
      signatories: signatories.map(({ account: _account, ...shown }) => shown),
      ended_because: row['ended_because'],
      document_hash: row['document_hash'],
      is_sealed: row['sealed_at'] !== null,
      expires_at: row['expires_at'],
      completed_at: row['completed_at'],
      created_at: row['created_at'],
      own_signatory: own.signatory,
      can: {
        ...{ recall: false, remind: false, replace_signatory: false, sign: false },
        read_terms: false,
      },
    },
    signatory: own.signatory,
    identify_by: 'session',
    masked_email: masked(own.email),
    changes: null as unknown,
    change_note: null as unknown,
    is_over: isOver,
    link_expires_at: isOver
      ? new Date((row['completed_at'] as Date).getTime() + 30 * 86_400_000)
      : row['expires_at'],
  };
}

class Refused extends Error {}

async function sign(
  client: PoolClient,
  { signatory, name, document_hash }: Signing,
  { tokenHash, ...from }: Pick<Recorded, 'address' | 'device'> & { tokenHash: string },
) {
  const row = (await client.query(contractSql, [tokenHash, signatory])).rows[0] as Row | undefined;
  if (row === undefined) throw new Refused('not found');
  const { caller: account } = row;
  const people = (await client.query(signatoriesSql, [row.contract])).rows as BareSignatory[];
  const own = people.find((one) => one.signatory === signatory);
  const isOver = row['expires_at'] !== null && (row['expires_at'] as Date) <= new Date();
  if (own === undefined || own.account !== account) throw new Refused('somebody else');
  if (row['status'] !== 'in_progress' || isOver || !['unopened', 'viewed'].includes(own.status)) {
    throw new Refused('state');
  }
  if (row['document_hash'] !== document_hash) throw new Refused('another document');
  const now = new Date();
  await client.query(
    `update contract_signatory set status = 'signed', signed_at = $2, signed_name = $3,
      account = $4 where signatory = $1`,
    [signatory, now, name, account],
  );
  Object.assign(own, { status: 'signed', signed_at: now });
  const details = { side: own.side, signed_name: name, authority_confirmed: true };
  await record(client, row, { kind: 'signed', who: own, details, ...from });
  const isComplete = people.every(({ status }) => status === 'signed');
  if (isComplete) {
    Object.assign(row, { status: 'completed', completed_at: now });
    await record(client, row, { kind: 'completed', who: null, details: {}, ...from });
  }
  await client.query(
    `update contract set events = $2, chain_head = $3, status = $4, completed_at = $5,
      updated_at = $6 where contract = $1`,
    [row.contract, row.events, row.chain_head, row['status'], row['completed_at'], now],
  );
  await follow(client, row, own, isComplete);
  const view = viewOf(row, people, own);
  if (isComplete) return view;
  const company = row[own.side === 'recipient' ? 'organization' : 'sender_organization'];
  const older = await client.query(olderSql, [row['type'], row['version'], company]);
  const isNew = older.rows[0] !== undefined && older.rows[0].text !== row['text'];
  return isNew ? { ...view, changes: [older.rows[0].text, row['text']] } : view;
}

/** Signing, in hand-written SQL, with the rights that the question has, its evidence, history and jobs. */
export function addSign(app: FastifyInstance, inTransaction: InTransaction): void {
  app.post<{ Body: Signing }>('/sign', async (request) => {
    const { body, ip: address, headers } = request;
    const from = { address, device: headers['user-agent'] ?? null };
    const tokenHash = tokenHashOf(request);
    return inTransaction((client) => sign(client, body, { ...from, tokenHash }));
  });
}
