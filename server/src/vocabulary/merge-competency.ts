import type { vocabularyCalls } from '@torg/protocol/vocabulary/vocabulary';
import {
  copySynonyms,
  saveSynonyms,
  setMerged,
  termChanged,
  transferMerged,
} from '../competencies/competencies.commands.ts';
import type { Handler } from '../platform/handler.ts';
import type { SwappedRow } from '../platform/merges.ts';
import { allowed } from '../platform/refusal.ts';
import { openBoth, retireCompetency } from './retire-competency.ts';

const swappedRows = (kind: 'merged' | 'synonym', owners: readonly string[]): SwappedRow[] =>
  owners.map((owner) => ({ kind, owner, position: 0, mark: false, mark_of_other: null }));

export const mergeCompetency: Handler<typeof vocabularyCalls.mergeCompetency> = async (
  context,
  { params: { competency, into } },
) => {
  const { db } = context;
  allowed(competency !== into, 'competency_state_does_not_allow');
  const { term, target } = await openBoth(context, { competency, into });
  allowed(term.type === target.type, 'competency_state_does_not_allow');
  const swap = { from: competency, into };
  // Comes first, so that the new search documents name it as merged.
  const passed = await transferMerged(db, swap);
  await setMerged(db, competency, into);
  const synonyms = await copySynonyms(db, swap);
  await saveSynonyms(db, into);
  const more = [...swappedRows('merged', passed), ...swappedRows('synonym', synonyms)];
  const done = await retireCompetency(context, { term, into }, more);
  await termChanged(context, term, {
    what: 'merged_competency',
    also: [into],
    before: { status: term.status, merged_into: null },
    after: { status: 'merged', merged_into: target.names.nb, moved: done.moved },
  });
  return done;
};
