import { agreementDraftLife } from '@torg/protocol/agreements/agreement-life';
import type { AgreementFormData } from '@torg/protocol/agreements/agreement-shapes';
import { hasCooperationAgreement } from '../../contracts/contracts.queries.ts';
import type { ReadContext } from '../../platform/handler.ts';
import type { Movable } from '../../platform/moves/movable.ts';
import { allowed } from '../../platform/refusal.ts';
import { draftMoves, isConsentGiven } from '../agreements.policy.ts';
import { issuesInBasis, issuesInTerms, refuseIfIncomplete } from '../drafts/draft-issues.ts';
import { lockDrafts, updateDraft, type DraftRow } from '../drafts/drafts.repository.ts';
import { acceptDraft } from './accept-draft.ts';
import { recordRound } from './record-round.ts';

/** What goes with a move, by which it is. */
export interface DraftStep {
  /** the one that the actor has seen */
  revision?: number;
  message?: string;
  /** the terms that the company proposes */
  form?: AgreementFormData;
  /** from where, for the chain of the contract */
  request?: ReadContext['request'];
}
export type Drafts = Movable<typeof agreementDraftLife, DraftRow, DraftStep>;
type Condition = Drafts['write'];

const checkRevision = (row: DraftRow, step: DraftStep | undefined): void =>
  allowed(row.revision === step?.revision, 'agreement_draft_was_changed');

const checkCooperation = async (
  { db }: Pick<Parameters<Condition>[0], 'db'>,
  { provider }: DraftRow,
): Promise<void> =>
  allowed(
    provider !== null && (await hasCooperationAgreement(db, provider)),
    'cooperation_agreement_not_signed',
  );

const checkSending: Condition = async (context, rows, { with: step }) => {
  for (const row of rows) {
    checkRevision(row, step);
    const { now } = context;
    const missing = issuesInTerms(row, row.agreement_form_data, now);
    refuseIfIncomplete([...missing, ...issuesInBasis(row, now)]);
    await checkCooperation(context, row);
  }
};

const checkProposal: Condition = async ({ now }, rows, { with: step }) => {
  for (const row of rows) {
    checkRevision(row, step);
    refuseIfIncomplete(issuesInTerms(row, step?.form ?? row.agreement_form_data, now));
  }
};

const checkAcceptance: Condition = async (context, rows, { with: step }) => {
  for (const row of rows) {
    checkRevision(row, step);
    allowed(isConsentGiven(context.actor, row), 'consultant_has_not_consented');
    refuseIfIncomplete(issuesInTerms(row, row.sent_form ?? row.agreement_form_data, context.now));
    await checkCooperation(context, row);
  }
};

const write: Drafts['write'] = async (context, rows, step) => {
  const { db, now } = context;
  const { move, to: status, with: more = {} } = step;
  for (const row of rows) {
    if (move === 'send' || move === 'propose_changes') {
      await recordRound(context, row, { ...more, status });
    } else if (move === 'accept' || move === 'accept_changes') {
      await acceptDraft(context, row, more);
    } else {
      const ended_because = step.reason ?? null;
      await updateDraft(db, row.agreement_draft, { status, ended_because, updated_at: now });
    }
  }
};

/** A draft is in the history of its client, and once it was sent, in that of the consultant. */
export const drafts: Drafts = {
  life: agreementDraftLife,
  policy: draftMoves,
  columns: [{ table: 'agreement_draft', column: 'status' }],
  lock: (tx, ids) => lockDrafts(tx, ids),
  conditions: {
    send: checkSending,
    propose_changes: checkProposal,
    accept: checkAcceptance,
    accept_changes: checkAcceptance,
  },
  write,
  fields: { state: 'status', reason: 'ended_because' },
  history: ({ agreement_draft, client, profile, rounds, client_name }) => ({
    object: { kind: 'agreement_draft', id: agreement_draft, name: client_name },
    also: rounds > 0 ? [client, profile] : [client],
  }),
};
