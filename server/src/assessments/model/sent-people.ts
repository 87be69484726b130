import type { CriterionToMeet } from '../rules/need-to-meet.ts';
import type { Candidate } from '../rules/compare-profiles.ts';
import { sentCriteria, sentCv, sentPrompt } from './sent-cv.ts';

export interface PeopleData {
  candidates: readonly Candidate[];
  criteria: readonly CriterionToMeet[];
  prompt: string;
}

/** By the ids of the cards, so that an order says nothing, and each is called the same in every run. */
const pseudonymsOf = (candidates: readonly Candidate[]): Map<string, string> =>
  new Map(
    candidates
      .map(({ card }) => card)
      .toSorted()
      .map((card, at) => [card, `K${at + 1}`] as const),
  );

/** What a model gets of a question about several people, in the order of the data. */
export function sentPeople({ candidates, criteria, prompt }: PeopleData) {
  const names = pseudonymsOf(candidates);
  return {
    criteria: sentCriteria(criteria),
    prompt: sentPrompt(prompt),
    candidates: candidates.map(({ card, cv }) => ({
      candidate: names.get(card) ?? '',
      cv: sentCv(cv, criteria),
    })),
  };
}

/** Whom a model means. */
export function candidateMeant({ candidates }: Pick<PeopleData, 'candidates'>) {
  const names = pseudonymsOf(candidates);
  return (name: string): Candidate | undefined =>
    candidates.find(({ card }) => names.get(card) === name);
}
