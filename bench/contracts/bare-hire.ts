import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { recordHistory } from './bare-history.ts';
import { callerFrom, tokenHashOf } from './bare-session.ts';
import type { InTransaction } from './in-transaction.ts';

const person = `json_build_object('name', n.name, 'email', n.email, 'image', n.image_file,
  'phone', coalesce(n.phone, ''), 'title', coalesce(n.title, ''))`;

/** Everything that rights and terms depend on: a visible profile, an assignment that one edits. */
const factsSql = `
  select x.account, p.profile, v.visible_in_search, x.role, a.title, a.description, a.terms_and_conditions,
    a.start_date::text, a.percent, o.organization as client, o.name as client_name, o.country,
    o.sales_admin, c.organization as provider, c.name as provider_name, c.title as role_of_consultant,
    exists (select from assignment_editor e where e.assignment = a.assignment
      and e.account = x.account) as is_editor,
    (select ${person} from account n
        left join assignment_contact k on k.account = n.account and k.assignment = a.assignment
        left join assignment_editor e on e.account = n.account and e.assignment = a.assignment
      where n.organization = o.organization and n.role = 'consultant_buyer' and n.verified
        and n.deactivated_at is null
      order by k.position nulls last, n.account = x.account desc, e.position nulls last,
        n.created_at, n.account limit 1) as buyer,
    (select json_build_object('account', n.account, 'person', ${person}) from account n
      where n.organization = c.organization and n.is_admin_in_company and n.verified
        and n.deactivated_at is null order by n.created_at, n.account limit 1) as representative,
    (select c.name_nb from assignment_competency k join competency c using (competency)
      where k.assignment = a.assignment and c.type = 'role' order by k.position limit 1) as role_name
  from ${callerFrom}, profile p join profile_availability v using (profile)
    join (select k.account, k.title, n.organization, n.name from account k
      left join organization n using (organization)) c on c.account = p.profile,
    assignment a join organization o using (organization)
  where p.profile = $2 and a.assignment = $3`;

const draftSql = `
  insert into agreement_draft (client, provider, profile, assignment, hired_for, representative,
    agreement_form_data, created_by)
  values ($1, $2, $3, $4, $4, $5, $6, $7) on conflict do nothing returning agreement_draft`;

const openSql = `
  select agreement_draft from agreement_draft where client = $1 and profile = $2 and hired_for = $3
    and extends_agreement is null and status in ('editing', 'sent', 'changes_proposed')`;

const nobody = { name: '', email: '', image: null, phone: '', title: '' };

function formOf(row: Record<string, unknown>) {
  const isSwedish = row['country'] === 'SE';
  const representative = row['representative'] as { person: object } | null;
  return {
    assignment: {
      scope: {
        startDate: row['start_date'],
        endDate: null,
        custom: '',
        percentage: row['percent'],
      },
      role: row['role_name'] ?? row['role_of_consultant'] ?? '',
      description: { short: row['title'], long: row['description'] },
      paymentTerms: {
        currency: isSwedish ? 'SEK' : 'NOK',
        hourlyRate: null,
        adjustments: [],
        additionalSpecification: row['terms_and_conditions'] ?? '',
      },
    },
    client: {
      reuseContact: true,
      name: row['client_name'],
      contact: row['buyer'],
      representative: nobody,
    },
    consultantCompany: {
      name: row['provider_name'] ?? '',
      representative: representative?.person ?? nobody,
    },
    note: '',
  };
}

interface Hire {
  profile: string;
  assignment: string;
}

/** Hiring, in hand-written SQL, with the rights that the question has, and its line in the history. */
export function addHire(app: FastifyInstance, pool: Pool, inTransaction: InTransaction): void {
  app.post<{ Body: Hire }>('/hire', async (request, reply) => {
    const { profile, assignment } = request.body;
    const values = [tokenHashOf(request), profile, assignment];
    const { rows } = await pool.query({ name: 'hire', text: factsSql, values });
    const [row] = rows;
    const isAllowed =
      row?.role === 'consultant_buyer' && row.visible_in_search === true && row.is_editor === true;
    if (!isAllowed || row.sales_admin === null || row.buyer === null) {
      return reply.code(403).send({ error: 'refused' });
    }
    return inTransaction(async (client) => {
      const { account } = row;
      const form = JSON.stringify(formOf(row));
      const made = await client.query(draftSql, [
        ...[row.client, row.provider, profile, assignment],
        ...[row.representative?.account, form, account],
      ]);
      const [draft] = made.rows;
      if (draft === undefined) {
        const open = await client.query(openSql, [row.client, profile, assignment]);
        return { agreement_draft_id: open.rows[0].agreement_draft };
      }
      const { agreement_draft: id } = draft;
      const object = { kind: 'agreement_draft', id, name: row.client_name };
      const objects = [id, row.client, profile];
      const metadata = { what: 'began_agreement_draft', object, objects, before: {}, after: {} };
      await recordHistory(client, [{ kind: 'recorded_change', account, metadata }]);
      return { agreement_draft_id: id };
    });
  });
}
