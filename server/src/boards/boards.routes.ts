import { boardCalls } from '@torg/protocol/boards/boards';
import { routes } from '../platform/handler.ts';
import { Refusal } from '../platform/refusal.ts';

const noBoard = async (): Promise<never> => {
  throw new Refusal('could_not_find_evaluation_board');
};

export const boardRoutes = routes(boardCalls, {
  getAssignmentBoard: noBoard,
  getOpportunityBoard: noBoard,
  makeAssignmentBoard: noBoard,
  makeOpportunityBoard: noBoard,
  renameBoard: noBoard,
  showPresence: noBoard,
  addBoardColumn: noBoard,
  moveBoardColumn: noBoard,
  changeBoardColumn: noBoard,
  removeBoardColumn: noBoard,
  restoreBoardColumn: noBoard,
  addBoardCard: noBoard,
  getBoardCard: noBoard,
  changeBoardCard: noBoard,
  removeBoardCard: noBoard,
  restoreBoardCard: noBoard,
  moveBoardCard: noBoard,
  moveBoardCards: noBoard,
  listCardChanges: noBoard,
  addCardNote: noBoard,
  changeCardNote: noBoard,
  removeCardNote: noBoard,
  restoreCardNote: noBoard,
  uploadCardFile: noBoard,
  getSubmissionFile: noBoard,
  removeSubmissionFile: noBoard,
  restoreSubmissionFile: noBoard,
});
