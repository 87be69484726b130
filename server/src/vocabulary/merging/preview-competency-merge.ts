import type { vocabularyCalls } from '@torg/protocol/vocabulary/vocabulary';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { findTerm } from '../terms-list.repository.ts';
import { findPreview } from './merge-preview.repository.ts';

export const previewCompetencyMerge: Handler<
  typeof vocabularyCalls.previewCompetencyMerge
> = async ({ db }, { params: { competency, into } }) => {
  const term = found(await findTerm(db, competency), 'could_not_find_competency');
  const target = found(await findTerm(db, into), 'could_not_find_competency');
  const fits =
    competency !== into &&
    term.type === target.type &&
    target.status === 'active' &&
    (term.status === 'active' || term.status === 'proposed');
  allowed(fits, 'competency_state_does_not_allow');
  return found(await findPreview(db, competency, into), 'could_not_find_competency');
};
