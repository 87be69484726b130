import type { vocabularyCalls } from '@torg/protocol/vocabulary/vocabulary';
import { openTerm, termChanged, updateTerm } from '../competencies/competencies.commands.ts';
import type { Handler } from '../platform/handler.ts';
import { lockUsers, retireCompetency } from './retire-competency.ts';

export const rejectCompetency: Handler<typeof vocabularyCalls.rejectCompetency> = async (
  context,
  { params: { competency } },
) => {
  const { db, now } = context;
  await lockUsers(context, [competency]);
  const term = await openTerm(db, competency, ['proposed']);
  await updateTerm(db, competency, { rejected_at: now });
  const done = await retireCompetency(context, { term, into: null });
  await termChanged(context, term, {
    what: 'rejected_competency',
    before: { status: 'proposed' },
    after: { status: 'rejected', moved: done.moved },
  });
  return done;
};
