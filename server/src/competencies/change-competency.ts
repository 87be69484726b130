import type { competencyCalls } from '@torg/protocol/competencies/competencies';
import type { Handler } from '../platform/handler.ts';
import { allowed } from '../platform/refusal.ts';
import { nameFields, termChanged } from './changed-term.ts';
import { openTerm, pathsOf } from './open-term.ts';
import { checkFree, updateTerm, type LockedTerm } from './terms.repository.ts';

type EditableTerm = Pick<LockedTerm, 'names' | 'discipline'>;
const fieldsOf = ({ names, discipline }: EditableTerm) => ({ ...nameFields(names), discipline });

export const changeCompetency: Handler<typeof competencyCalls.changeCompetency> = async (
  context,
  { params: { competency }, body: { revision, names, discipline } },
) => {
  const { db } = context;
  const term = await openTerm(db, competency);
  allowed(term.revision === revision, 'competency_was_changed');
  const { type } = term;
  if (names) await checkFree(db, { type, texts: pathsOf(names), except: competency });
  const after = { names: names ?? term.names, discipline: discipline ?? term.discipline };
  const next = await updateTerm(db, competency, after);
  await termChanged(
    context,
    { ...term, ...after },
    {
      what: 'changed_competency',
      before: fieldsOf(term),
      after: fieldsOf(after),
    },
  );
  return { competency, revision: next };
};
