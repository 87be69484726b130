import type { AiAnswer, AiKind } from '../../ai-jobs/ai-jobs.commands.ts';
import { findAudience } from '../../boards/boards.queries.ts';
import type { Tx } from '../../platform/database/tables.ts';
import { everyAdmin } from '../../platform/live/live.ts';
import {
  findBoardsOf,
  findQuestions,
  lockQuestions,
  saveVersion,
  type AboutWhat,
  type BoardQuestion,
} from './questions.repository.ts';

/** What an answer rests on: who they are by now, the criteria, and what was asked. */
const basisOf = ({ prompt, opportunity, need, cards }: BoardQuestion) => ({
  ...{ prompt, opportunity, need, cards },
});

/** What all kinds of questions about people on a board have in common. */
export const aboutBoard = (what: AboutWhat, least = 1) =>
  ({
    async basis(db, subjects) {
      const found = await findQuestions(db, what, subjects);
      const asked = found.filter(({ cards }) => cards.length >= least);
      return new Map(asked.map((question) => [question.subject, basisOf(question)]));
    },
    lock: (tx, subjects) => lockQuestions(tx, what, subjects),
    live: {
      topic: 'assessment',
      async accounts(db, subjects) {
        const boards = await findBoardsOf(db, what, subjects);
        const audiences = await Promise.all(boards.map((board) => findAudience(db, board)));
        return [...new Set([everyAdmin, ...audiences.flat()])];
      },
    },
    apply: (tx: Tx, _change: unknown, { subject }: Pick<AiAnswer<unknown>, 'subject'>) =>
      saveVersion(tx, what, subject),
  }) satisfies Partial<AiKind>;
