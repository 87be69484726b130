import type { competencyCalls } from '@torg/protocol/competencies/competencies';
import type { Handler } from '../platform/handler.ts';
import { termChanged } from './changed-term.ts';
import { pathsOf } from './open-term.ts';
import { checkFree, lockNames, insertTerm } from './terms.repository.ts';

export const addCompetency: Handler<typeof competencyCalls.addCompetency> = async (
  context,
  { body },
) => {
  const { db } = context;
  const { type, names } = body;
  await lockNames(db);
  await checkFree(db, { type, texts: pathsOf(names) });
  const competency = await insertTerm(db, body);
  await termChanged(context, { type, competency, names }, { what: 'added_competency' });
  return { competency, revision: 0 };
};
