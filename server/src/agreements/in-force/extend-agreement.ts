import type { AgreementFormData } from '@torg/protocol/agreements/agreement-shapes';
import type { agreementCalls } from '@torg/protocol/agreements/agreements';
import { plusDays } from '@torg/protocol/agreements/scope';
import { recordChange } from '../../events/events.commands.ts';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { isExtendable, mayExtend } from '../agreements.policy.ts';
import { findRepresentative, insertDraft } from '../drafts/drafts.repository.ts';
import { lockAgreement, type AgreementRow } from './agreements.repository.ts';
import { findExtension } from './extensions.repository.ts';

/** The same terms from the day after the end, at the rate that was valid last. */
function extendedForm({ agreement_form_data: form, ...row }: AgreementRow): AgreementFormData {
  const { assignment } = form;
  const last = row.rates.at(-1);
  return {
    ...form,
    assignment: {
      ...assignment,
      scope: { ...assignment.scope, startDate: plusDays(row.end_date, 1), endDate: null },
      paymentTerms: {
        ...assignment.paymentTerms,
        hourlyRate: last === undefined ? null : last.hourly_rate / 100,
        adjustments: [],
      },
    },
  };
}

export const extendAgreement: Handler<typeof agreementCalls.extendAgreement> = async (
  context,
  { params: { agreement_id: agreement } },
) => {
  const { db, actor, now } = context;
  const row = found(await lockAgreement(db, agreement), 'could_not_find_agreement');
  allowed(mayExtend(actor, row));
  allowed(isExtendable(row), 'agreement_end_not_possible');
  const begun = await findExtension(db, agreement, now);
  if (begun !== undefined) return { agreement_draft_id: begun };
  const { client, provider, profile, assignment } = row;
  const form = extendedForm(row);
  const made = await insertDraft(db, {
    ...{ client, provider, profile, assignment, extends_agreement: agreement },
    hired_for: assignment ?? client,
    representative: await findRepresentative(db, provider, form),
    agreement_form_data: JSON.stringify(form),
    hiring_basis: row.hiring_basis && JSON.stringify(row.hiring_basis),
    created_by: actor.account,
    created_at: now,
    updated_at: now,
  });
  const draft = found(made, 'could_not_create_agreement_draft');
  await recordChange(context, {
    what: 'began_agreement_draft',
    object: { kind: 'agreement_draft', id: draft, name: row.client_name },
    also: [client, profile, agreement],
  });
  return { agreement_draft_id: draft };
};
