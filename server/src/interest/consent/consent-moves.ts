import { consentLife } from '@torg/protocol/interest/consent-life';
import type { Movable } from '../../platform/moves/movable.ts';
import { allowed } from '../../platform/refusal.ts';
import { consentMoves } from './consent.policy.ts';
import {
  findConsentAudience,
  isAnyPresented,
  lockConsents,
  updateConsents,
  type ConsentRow,
} from './consent.repository.ts';

/** What the company asks with. */
export interface Question {
  message: string;
  deadline: Date;
  asked_by: string;
  asked_at: Date;
}
type Consents = Movable<typeof consentLife, ConsentRow, Question>;

const write: Consents['write'] = ({ db, now }, rows, { move, to: state, with: question }) => {
  const answered_at = move === 'give' || move === 'refuse' ? now : null;
  return updateConsents(
    db,
    rows.map((row) => row.presentation_consent),
    { state, answered_at, ...question },
  );
};

/** Sending interest locks the same rows, so it is either seen here or sees the answer. */
const checkNotPresented: Consents['write'] = async ({ db }, rows) => {
  const ids = rows.map((row) => row.presentation_consent);
  allowed(!(await isAnyPresented(db, ids)), 'interest_message_already_sent');
};

export const consents: Consents = {
  life: consentLife,
  policy: consentMoves,
  columns: [{ table: 'presentation_consent', column: 'state' }],
  lock: lockConsents,
  conditions: { give: checkNotPresented, refuse: checkNotPresented },
  write,
  fields: { state: 'state' },
  history: ({ presentation_consent: id, account, assignment }) => ({
    object: { kind: 'presentation_consent', id },
    also: [account, assignment],
  }),
  async notify({ db, notify }, rows) {
    for (const { assignment, presentation_consent: id } of rows) {
      await notify(await findConsentAudience(db, [id]), 'assignment', { assignment });
    }
  },
};
