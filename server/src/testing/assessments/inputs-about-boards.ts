import { randomUUID } from 'node:crypto';
import type { CallName } from '@torg/protocol/all-calls';
import { nullColumn } from '@torg/protocol/boards/board-terms';
import type { World } from '../a-world.ts';

/** The bodies of the calls about assessments on boards, for the test of rights. */
export const boardAssessmentBodies: Partial<Record<CallName, (world: World) => unknown>> = {
  rateCardAssessment: () => ({ rating_value: 1 }),
  commentCardAssessment: () => ({ rating_comment: 'Treffer godt.' }),
  saveOwnScores: () => ({ scores: [] }),
  openAssessmentsAnyway: ({ board }) => ({
    evaluation_board_cards: [board.evaluation_board_card],
  }),
};

/** A card and column of the board of the need, and an assessment that nobody has asked for. */
export const boardAssessmentParams = ({ board }: World) => ({
  card: board.evaluation_board_card,
  col: nullColumn,
  assessment: randomUUID(),
});
