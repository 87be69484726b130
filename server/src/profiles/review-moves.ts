import { profileQaLife } from '@torg/protocol/profile-life';
import type { Discipline } from '@torg/protocol/terms';
import type { Movable } from '../platform/movable.ts';
import { allowed } from '../platform/refusal.ts';
import { isHere, qaMoves } from './profiles.policy.ts';
import { addQaEntries } from './qa.repository.ts';
import { refuseUnlessValid } from './refuse-unless-valid.ts';
import { lockStandings, type FoundStanding } from './standing.repository.ts';

interface SentFor {
  discipline: Discipline;
}
/** Answers the entries that were added, by their profiles. */
type Reviews = Movable<typeof profileQaLife, FoundStanding, SentFor, ReadonlyMap<string, string>>;

const idsOf = (rows: readonly FoundStanding[]) => rows.map(({ profile }) => profile);

export const reviews: Reviews = {
  life: profileQaLife,
  policy: qaMoves,
  columns: [
    { table: 'profile', column: 'qa_status' },
    { table: 'profile_qa', column: 'status' },
  ],
  lock: (tx, ids, { account }) => lockStandings(tx, ids, account),
  conditions: {
    send: (context, rows) => {
      allowed(rows.every(isHere), 'account_is_deactivated');
      return refuseUnlessValid(context, idsOf(rows), 'qa');
    },
  },
  write: ({ db, actor }, rows, { to, with: sentFor }) =>
    addQaEntries(db, idsOf(rows), {
      status: to,
      by: actor.account,
      discipline: sentFor?.discipline,
    }),
  fields: { state: 'qa_status' },
  history: ({ profile }) => ({ object: { kind: 'account', id: profile } }),
};
