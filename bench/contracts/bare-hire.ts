import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { InTransaction } from './in-transaction.ts';

const person = `json_build_object('name', x.name, 'email', x.email, 'image', x.image_file,
  'phone', coalesce(x.phone, ''), 'title', coalesce(x.title, ''))`;

/** Everything that rights and terms depend on: a visible profile, an assignment that one edits. */
const factsSql = `
  select p.profile, v.visible_in_search, hirer.role, a.title, a.description, a.terms_and_conditions,
    a.start_date::text, a.percent, o.organization as client, o.name as client_name, o.country,
    o.sales_admin, c.organization as provider, c.name as provider_name, c.title as role_of_consultant,
    exists (select from assignment_editor e where e.assignment = a.assignment
      and e.account = hirer.account) as is_editor,
    (select ${person} from account x
        left join assignment_contact k on k.account = x.account and k.assignment = a.assignment
        left join assignment_editor e on e.account = x.account and e.assignment = a.assignment
      where x.organization = o.organization and x.role = 'consultant_buyer' and x.verified
        and x.deactivated_at is null
      order by k.position nulls last, x.account = hirer.account desc, e.position nulls last,
        x.created_at, x.account limit 1) as buyer,
    (select json_build_object('account', x.account, 'person', ${person}) from account x
      where x.organization = c.organization and x.is_admin_in_company and x.verified
        and x.deactivated_at is null order by x.created_at, x.account limit 1) as representative,
    (select c.name_nb from assignment_competency k join competency c using (competency)
      where k.assignment = a.assignment and c.type = 'role' order by k.position limit 1) as role_name
  from account hirer, profile p join profile_availability v using (profile)
    join (select x.account, x.title, n.organization, n.name from account x
      left join organization n using (organization)) c on c.account = p.profile,
    assignment a join organization o using (organization)
  where hirer.account = $1 and p.profile = $2 and a.assignment = $3`;

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
  account: string;
  profile: string;
  assignment: string;
}

/** Hiring, in hand-written SQL, with the rights that the question has. */
export function addHire(app: FastifyInstance, pool: Pool, inTransaction: InTransaction): void {
  app.post<{ Body: Hire }>('/hire', async ({ body: { account, profile, assignment } }, reply) => {
    const values = [account, profile, assignment];
    const { rows } = await pool.query({ name: 'hire', text: factsSql, values });
    const [row] = rows;
    const isAllowed =
      row?.role === 'consultant_buyer' && row.visible_in_search === true && row.is_editor === true;
    if (!isAllowed || row.sales_admin === null || row.buyer === null) {
      return reply.code(403).send({ error: 'refused' });
    }
    return inTransaction(async (client) => {
      const form = JSON.stringify(formOf(row));
      const made = await client.query(draftSql, [
        ...[row.client, row.provider, profile, assignment],
        ...[row.representative?.account, form, account],
      ]);
      const draft =
        made.rows[0] ?? (await client.query(openSql, [row.client, profile, assignment])).rows[0];
      return { agreement_draft_id: draft.agreement_draft };
    });
  });
}
