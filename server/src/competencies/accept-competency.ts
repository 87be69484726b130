import type { competencyCalls } from '@torg/protocol/competencies/competencies';
import type { Handler } from '../platform/handler.ts';
import { nameFields, termChanged } from './changed-term.ts';
import { openTerm, pathsOf } from './open-term.ts';
import { checkFree, updateTerm } from './terms.repository.ts';

export const acceptCompetency: Handler<typeof competencyCalls.acceptCompetency> = async (
  context,
  { params: { competency }, body: { names, discipline } },
) => {
  const { db } = context;
  const term = await openTerm(db, competency, ['proposed']);
  const { type, status } = term;
  await checkFree(db, { type, texts: pathsOf(names), except: competency });
  const revision = await updateTerm(db, competency, { names, discipline, status: 'active' });
  await termChanged(
    context,
    { ...term, names },
    {
      what: 'accepted_competency',
      before: { ...nameFields(term.names), discipline: term.discipline, status },
      after: { ...nameFields(names), discipline, status: 'active' },
    },
  );
  return { competency, revision };
};
