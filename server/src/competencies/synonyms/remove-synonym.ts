import type { competencyCalls } from '@torg/protocol/competencies/competencies';
import type { Handler } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import { termChanged } from '../changed-term.ts';
import { openTerm } from '../open-term.ts';
import { lockNames } from '../terms.repository.ts';
import { deleteSynonyms, lockSynonym, saveSynonyms } from './synonyms.repository.ts';

export const removeSynonym: Handler<typeof competencyCalls.removeSynonym> = async (
  context,
  { params: { synonym } },
) => {
  const { db } = context;
  await lockNames(db);
  const { text, locale, relation, competency } = found(
    await lockSynonym(db, synonym),
    'could_not_find_synonym',
  );
  const term = await openTerm(db, competency, ['active']);
  await deleteSynonyms(db, [synonym]);
  await saveSynonyms(db, competency);
  const before = { text, locale, relation };
  await termChanged(context, term, { what: 'removed_synonym', before });
};
