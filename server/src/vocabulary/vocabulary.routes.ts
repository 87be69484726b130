import { vocabularyCalls } from '@torg/protocol/vocabulary/vocabulary';
import { routes } from '../platform/handler.ts';
import { getManagedCompetency } from './get-managed-competency.ts';
import { listProposedCompetencies } from './list-proposed-competencies.ts';
import { listSearchesWithoutHits } from './searches/list-searches-without-hits.ts';
import { listSynonyms } from './synonyms/list-synonyms.ts';
import { listManagedCompetencies } from './list-managed-competencies.ts';
import { mergeCompetency } from './merge-competency.ts';
import { previewCompetencyMerge } from './merging/preview-competency-merge.ts';
import { readText } from './read-text.ts';
import { rejectCompetency } from './reject-competency.ts';
import { undoMerge } from './merging/undo-merge.ts';

export const vocabularyRoutes = routes(vocabularyCalls, {
  listManagedCompetencies,
  getManagedCompetency,
  listProposedCompetencies,
  previewCompetencyMerge,
  mergeCompetency,
  rejectCompetency,
  undoMerge,
  listSynonyms,
  readText,
  listSearchesWithoutHits,
});
