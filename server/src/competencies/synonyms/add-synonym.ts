import type { competencyCalls } from '@torg/protocol/competencies/competencies';
import type { Handler } from '../../platform/handler.ts';
import { termChanged } from '../changed-term.ts';
import { openTerm } from '../open-term.ts';
import { checkSynonym } from './check-synonym.ts';
import { insertSynonym, saveSynonyms } from './synonyms.repository.ts';

export const addSynonym: Handler<typeof competencyCalls.addSynonym> = async (
  context,
  { params: { competency }, body },
) => {
  const { db } = context;
  const term = await openTerm(db, competency, ['active']);
  await checkSynonym(db, term, body);
  const synonym = await insertSynonym(db, competency, body);
  await saveSynonyms(db, competency);
  await termChanged(context, term, { what: 'added_synonym', after: body });
  return synonym;
};
