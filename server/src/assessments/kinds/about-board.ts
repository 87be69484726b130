import type { AiKind } from '../../ai-jobs/ai-jobs.commands.ts';
import { findAudience } from '../../boards/boards.queries.ts';
import { lockOpportunity } from '../../opportunities/opportunities.commands.ts';
import { everyAdmin } from '../../platform/live/live.ts';
import { lockProfiles } from '../../profiles/profiles.commands.ts';
import {
  findPlaces,
  findQuestions,
  type AboutWhat,
  type BoardQuestion,
} from './questions.repository.ts';

/** What an answer rests on: who they are by now, the criteria, and what was asked. */
const basisOf = ({
  prompt,
  opportunity,
  need_revision,
  criteria,
  criteria_version,
  cards,
}: BoardQuestion) => ({ prompt, opportunity, need_revision, criteria, criteria_version, cards });

/** What all kinds of questions about people on a board have in common. */
export const aboutBoard = (
  what: AboutWhat,
  least = 1,
): Pick<AiKind, 'basis' | 'lock' | 'live'> => ({
  async basis(db, subjects) {
    const found = await findQuestions(db, what, subjects);
    return new Map(
      found
        .filter(({ cards }) => cards.length >= least)
        .map((question) => [question.subject, basisOf(question)]),
    );
  },
  /** The need before the people, as everybody locks them who asks. */
  async lock(tx, subjects) {
    const { needs, profiles } = await findPlaces(tx, what, subjects);
    for (const need of needs) await lockOpportunity(tx, need);
    await lockProfiles(tx, profiles);
  },
  live: {
    topic: 'assessment',
    async accounts(db, subjects) {
      const { boards } = await findPlaces(db, what, subjects);
      const audiences = await Promise.all(boards.map((board) => findAudience(db, board)));
      return [...new Set([everyAdmin, ...audiences.flat()])];
    },
  },
});
