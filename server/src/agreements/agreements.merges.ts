import { sql } from 'kysely';
import type { Tx } from '../platform/database/tables.ts';
import { merges, type MergePair } from '../platform/merges.ts';

/** Of two open drafts that would become one, that of the account or company which goes is withdrawn. */
const withdrawDoubles =
  (column: 'client' | 'profile') =>
  async (tx: Tx, { from, to, now }: MergePair): Promise<void> => {
    const other = column === 'client' ? sql.ref('profile') : sql.ref('client');
    await sql`
      update agreement_draft as d set status = 'withdrawn', updated_at = ${now}
      where d.${sql.ref(column)} = ${from} and d.extends_agreement is null
        and d.status in ('editing', 'sent', 'changes_proposed')
        and exists (select from agreement_draft as o where o.${sql.ref(column)} = ${to}
          and o.${other} = d.${other} and o.extends_agreement is null
          and o.status in ('editing', 'sent', 'changes_proposed')
          and (o.hired_for = d.hired_for
            or (o.assignment is null and d.assignment is null)))`.execute(tx);
  };

/** Without an assignment a draft is for its client, also for the one that it becomes. */
async function followClient(tx: Tx, pair: MergePair): Promise<void> {
  await withdrawDoubles('client')(tx, pair);
  await sql`update agreement_draft set hired_for = ${pair.to}
    where hired_for = ${pair.from}`.execute(tx);
}

/** What was agreed follows its people and companies; the rounds keep who sent them. */
export const agreementMerges = merges(
  {
    account: {
      'agreement.ended_by': 'follows',
      'agreement.profile': 'follows',
      'agreement_draft.created_by': 'follows',
      'agreement_draft.profile': 'follows',
      'agreement_draft.representative': 'follows',
    },
    organization: {
      'agreement.client': 'follows',
      'agreement.provider': 'follows',
      'agreement_draft.client': 'follows',
      'agreement_draft.provider': 'follows',
    },
  },
  { mergeAccount: withdrawDoubles('profile'), mergeOrganization: followClient },
);
