import { qaInterviewLife } from '@torg/protocol/profiles/profile-life';
import { findAccount } from '../accounts/accounts.queries.ts';
import type { Movable, MovedObject } from '../platform/moves/movable.ts';
import { allowed, found, Refusal } from '../platform/refusal.ts';
import { interviewMoves } from './qa-interviews.policy.ts';
import { lockForms, updateForms, type FormRow } from './qa-interviews.repository.ts';

interface Decided {
  decidedBy: string;
}
type Interviews = Movable<typeof qaInterviewLife, FormRow, Decided>;

/** A form is submitted only when every question is answered. */
const checkAnswered: Interviews['write'] = async (_context, rows) => {
  const issues = rows.flatMap(({ form_data }) =>
    form_data.questions.flatMap(({ answer }, place) =>
      answer === ''
        ? [{ path: `form_data.questions.${place}.answer`, message: 'must be answered' }]
        : [],
    ),
  );
  if (issues.length > 0) throw new Refusal('request_validation_error', { issues });
};

const checkDecider: Interviews['write'] = async ({ db, actor }, _rows, { with: decided }) => {
  const account = decided?.decidedBy ?? actor.account;
  const decider = found(await findAccount(db, account), 'could_not_find_account');
  allowed(decider.role === 'admin');
};

const write: Interviews['write'] = ({ db, actor, now }, rows, step) => {
  const { move, to: status, reason, with: decided } = step;
  const decision = {
    decision_reason: reason ?? '',
    decided_by: decided?.decidedBy ?? actor.account,
    decided_at: now,
  };
  return updateForms(
    db,
    rows.map(({ uuid }) => uuid),
    { status, ...(move === 'submit' ? { submitted_at: now } : decision), updated_at: now },
  );
};

/** Moves of a form are in its consultant's history too. */
export const historyOf = ({ uuid, account }: FormRow): MovedObject => ({
  object: { kind: 'qa_interview', id: uuid },
  also: [account],
});

export const interviews: Interviews = {
  life: qaInterviewLife,
  policy: interviewMoves,
  columns: [{ table: 'qa_interview_form', column: 'status' }],
  lock: lockForms,
  conditions: { submit: checkAnswered, approve: checkDecider, decline: checkDecider },
  write,
  fields: { state: 'status' },
  history: historyOf,
};
