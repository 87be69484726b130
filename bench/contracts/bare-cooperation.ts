import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { callerFrom, tokenHashOf } from './bare-session.ts';

const isCompliant = `(d.stays_good = 'forever'
  or coalesce(d.good_until >= (now() at time zone 'Europe/Oslo')::date, false)
  or not exists (select from contract_document n where n.type = d.type
    and n.state = 'published' and n.version > d.version))`;

/** Everybody reads it of their own organization, whose contracts are read before their documents. */
const summarySql = `
  select o.organization, s.document, s.type, s.version, s.is_compliant
  from ${callerFrom} join organization o using (organization) left join lateral (
    select d.document, d.type, d.version, ${isCompliant} as is_compliant
    from (select contract, document, completed_at from contract where kind = 'cooperation'
      and organization = o.organization and status = 'completed' offset 0) c
      join contract_document d using (document)
    order by is_compliant desc, c.completed_at desc, c.contract desc limit 1) s on true`;

const signatory = (side: string) => `(
  select json_build_object('signatory', s.signatory, 'side', s.side, 'status', s.status,
    'name', s.name, 'email', s.email, 'signed_at', s.signed_at,
    'declined_because', s.declined_because,
    'account', coalesce(case when s.status in ('signed', 'declined') then (
        select coalesce(k.merged_into, k.account) from account k where k.account = s.account) end,
      (select k.account from account k where k.email = s.email and k.deactivated_at is null)))
  from contract_signatory s where s.contract = c.contract and s.side = '${side}'
    and s.replaced_at is null)`;

const pageSql = `
  with page as materialized (select contract from contract where kind = 'cooperation'
    order by created_at desc, contract limit $1 offset $2)
  select c.contract, c.external_id, c.provider, c.organization, o.name, c.initiator_account,
    c.status, d.document, d.type, d.version, c.status = 'completed' and ${isCompliant} as is_compliant,
    c.expires_at, c.completed_at, c.created_at, c.updated_at,
    ${signatory('recipient')} as recipient, ${signatory('sender')} as sender
  from page join contract c using (contract) join contract_document d using (document)
    join organization o on o.organization = c.organization
  order by c.created_at desc, c.contract`;

/** The total, for admins only. */
const totalSql = `select x.account as reader,
    (select count(*) from contract where kind = 'cooperation') as total
  from ${callerFrom} and x.role = 'admin'`;

interface BareSignatory {
  account: string | null;
  signed_at: string | null;
  status: string;
}

function viewOf(reader: string, row: Record<string, unknown>) {
  const { contract, external_id, provider, organization, name, initiator_account } = row;
  const { document, type, version, ...rest } = row;
  const people = [row['recipient'], row['sender']] as BareSignatory[];
  const [recipient, sender] = people.map(({ account: _account, signed_at, ...shown }) => ({
    ...shown,
    signed_at: signed_at === null ? null : new Date(signed_at).toISOString(),
  }));
  const isOpen = row['status'] === 'in_progress';
  const isOpenHere = isOpen && provider === 'torg_sign';
  const hasDecided = people.some(({ status }) => status === 'signed' || status === 'declined');
  const own = people.find(({ account }) => account === reader);
  return {
    contract_id: contract,
    external_id,
    contract_provider: provider,
    recipient_organization_id: organization,
    recipient_organization_name: name,
    initiator_account_id: initiator_account,
    version,
    status: rest['status'],
    recipient_signatory: recipient,
    sender_signatory: sender,
    document: { document, type, version },
    is_compliant: rest['is_compliant'],
    expires_at: rest['expires_at'],
    completed_at: rest['completed_at'],
    created_at: rest['created_at'],
    updated_at: rest['updated_at'],
    can: {
      recall: isOpen,
      remind: isOpenHere,
      replace_signatory: isOpenHere && !hasDecided,
      sign: isOpenHere && own !== undefined && ['unopened', 'viewed'].includes(own.status),
    },
  };
}

/** The questions about cooperation contracts, in hand-written SQL, with the rights of the reader. */
export function addCooperation(app: FastifyInstance, pool: Pool): void {
  app.get('/cooperation', async (request, reply) => {
    const values = [tokenHashOf(request)];
    const { rows } = await pool.query({ name: 'cooperation', text: summarySql, values });
    const [row] = rows;
    if (row === undefined) return reply.code(400).send({ error: 'no organization' });
    const { document, type, version, is_compliant } = row;
    return {
      hasSignedCooperationContract: document !== null,
      document: document === null ? null : { document, type, version },
      isCompliant: is_compliant ?? false,
    };
  });

  app.get<{ Querystring: { limit: string; offset: string } }>(
    '/cooperation-contracts',
    async (request, reply) => {
      const { limit, offset } = request.query;
      const caller = [tokenHashOf(request)];
      const [page, counted] = await Promise.all([
        pool.query({ name: 'contracts', text: pageSql, values: [limit, offset] }),
        pool.query({ name: 'contracts-total', text: totalSql, values: caller }),
      ]);
      const [total] = counted.rows;
      if (total === undefined) return reply.code(403).send({ error: 'not an admin' });
      const contracts = page.rows.map((row) => viewOf(total.reader, row));
      return { contracts, total: total.total, limit: Number(limit), offset: Number(offset) };
    },
  );
}
