import type { vocabularyCalls } from '@torg/protocol/vocabulary/vocabulary';
import type { Handler } from '../platform/handler.ts';
import { findNearest } from './nearest.repository.ts';
import { findUsers } from './term-users.repository.ts';
import { listProposed } from './terms-list.repository.ts';
import { nearestTo, termView } from './vocabulary.views.ts';

export const listProposedCompetencies: Handler<
  typeof vocabularyCalls.listProposedCompetencies
> = async ({ db, actor }, { query: { limit, offset } }) => {
  const { rows, total } = await listProposed(db, { limit, offset });
  const near = await findNearest(db, [...new Set(rows.map(({ names }) => names.nb))]);
  const users = await findUsers(
    db,
    rows.map(({ competency }) => competency),
  );
  const competencies = rows.map((row) => ({
    ...termView(row, actor),
    proposed_by: row.proposed_by,
    users: users.flatMap(({ competency, ...user }) =>
      competency === row.competency ? [user] : [],
    ),
    nearest: nearestTo(near, row.names.nb),
  }));
  return { competencies, total, limit, offset };
};
