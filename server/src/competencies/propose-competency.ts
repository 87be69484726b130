import type { competencyCalls } from '@torg/protocol/competencies/competencies';
import type { Handler } from '../platform/handler.ts';
import { found } from '../platform/refusal.ts';
import { findSameCompetency, insertProposed } from './competencies.repository.ts';
import { lockNames } from './terms.repository.ts';

/** A term that is there already, by whatever name, is answered as it is. */
export const proposeCompetency: Handler<typeof competencyCalls.proposeCompetency> = async (
  { db, actor },
  { body: { name, type, discipline } },
) => {
  const criteria = { name: name.replaceAll(/\s+/g, ' '), type, locale: actor.locale };
  const known = await findSameCompetency(db, criteria);
  if (known !== undefined) return known;
  await lockNames(db);
  await insertProposed(db, { ...criteria, discipline, proposed_by: actor.account });
  return found(await findSameCompetency(db, criteria), 'global_error_handler');
};
