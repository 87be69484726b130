import type { competencyCalls } from '@torg/protocol/competencies/competencies';
import type { Handler } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import { termChanged } from '../changed-term.ts';
import { openTerm } from '../open-term.ts';
import { lockNames } from '../terms.repository.ts';
import { checkSynonym } from './check-synonym.ts';
import { lockSynonym, saveSynonyms, updateSynonym } from './synonyms.repository.ts';

export const changeSynonym: Handler<typeof competencyCalls.changeSynonym> = async (
  context,
  { params: { synonym }, body },
) => {
  const { db } = context;
  await lockNames(db);
  const before = found(await lockSynonym(db, synonym), 'could_not_find_synonym');
  const term = await openTerm(db, before.competency, ['active']);
  await checkSynonym(db, term, body);
  const after = await updateSynonym(db, synonym, body);
  await saveSynonyms(db, term.competency);
  const { text, locale, relation } = before;
  await termChanged(context, term, {
    what: 'changed_synonym',
    before: { text, locale, relation },
    after: body,
  });
  return after;
};
