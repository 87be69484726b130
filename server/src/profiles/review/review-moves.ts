import { profileQaLife } from '@torg/protocol/profiles/profile-life';
import type { Discipline } from '@torg/protocol/terms';
import { accountOf } from '../../platform/actor.ts';
import type { Movable } from '../../platform/moves/movable.ts';
import { allowed } from '../../platform/refusal.ts';
import { isNotDeactivated, qaMoves } from '../profiles.policy.ts';
import { addQaEntries } from './qa.repository.ts';
import { refuseUnlessValid } from './refuse-unless-valid.ts';
import { lockAllFacts, type FoundFacts } from '../visibility/facts.repository.ts';

interface SentFor {
  discipline: Discipline;
}
/** Returns the new entries by their profiles. */
type Reviews = Movable<typeof profileQaLife, FoundFacts, SentFor, ReadonlyMap<string, string>>;

const idsOf = (rows: readonly FoundFacts[]) => rows.map(({ profile }) => profile);

export const reviews: Reviews = {
  life: profileQaLife,
  policy: qaMoves,
  columns: [
    { table: 'profile', column: 'qa_status' },
    { table: 'profile_qa', column: 'status' },
  ],
  lock: (tx, ids, actor) => lockAllFacts(tx, ids, accountOf(actor)),
  conditions: {
    async send(context, rows) {
      allowed(rows.every(isNotDeactivated), 'account_is_deactivated');
      await refuseUnlessValid(context, idsOf(rows), 'qa');
    },
  },
  write: ({ db, actor }, rows, { to, with: sentFor }) =>
    addQaEntries(db, idsOf(rows), {
      status: to,
      by: accountOf(actor),
      discipline: sentFor?.discipline,
    }),
  fields: { state: 'qa_status' },
  history: ({ profile }) => ({ object: { kind: 'account', id: profile } }),
};
