import type { vocabularyCalls } from '@torg/protocol/vocabulary/vocabulary';
import type { Handler } from '../platform/handler.ts';
import { findNearestTerms } from './nearest.repository.ts';
import { findUsers } from './term-users.repository.ts';
import { listProposed } from './terms-list.repository.ts';
import { nearestTo, termView } from './vocabulary.views.ts';

export const listProposedCompetencies: Handler<
  typeof vocabularyCalls.listProposedCompetencies
> = async ({ db, actor }, { query: { limit, offset } }) => {
  const { rows, total } = await listProposed(db, { limit, offset });
  const ids = rows.map(({ competency }) => competency);
  const [near, users] = await Promise.all([findNearestTerms(db, ids), findUsers(db, ids)]);
  const competencies = rows.map((row) => ({
    ...termView(row, actor),
    proposed_by: row.proposed_by,
    users: users.flatMap(({ competency, ...user }) =>
      competency === row.competency ? [user] : [],
    ),
    nearest: nearestTo(near, row.competency),
  }));
  return { competencies, total, limit, offset };
};
