import { boardLookingCalls } from '@torg/protocol/boards/board-looking';
import { boardCalls } from '@torg/protocol/boards/boards';
import { cardContentCalls } from '@torg/protocol/boards/card-contents';
import { routes } from '../platform/handler.ts';
import './boards.tables.ts';
import { getAssignmentBoard } from './board/get-assignment-board.ts';
import { getOpportunityBoard } from './board/get-opportunity-board.ts';
import { makeAssignmentBoard } from './board/make-assignment-board.ts';
import { makeOpportunityBoard } from './board/make-opportunity-board.ts';
import { renameBoard } from './board/rename-board.ts';
import { showPresence } from './board/show-presence.ts';
import { addBoardCard } from './cards/add-board-card.ts';
import { addBoardCards } from './cards/add-board-cards.ts';
import { changeBoardCard } from './cards/change-board-card.ts';
import { getBoardCard } from './cards/get-board-card.ts';
import { listCardChanges } from './cards/list-card-changes.ts';
import { moveBoardCard } from './cards/move-board-card.ts';
import { moveBoardCards } from './cards/move-board-cards.ts';
import { removeBoardCard } from './cards/remove-board-card.ts';
import { restoreBoardCard } from './cards/restore-board-card.ts';
import { addBoardColumn } from './columns/add-board-column.ts';
import { changeBoardColumn } from './columns/change-board-column.ts';
import { moveBoardColumn } from './columns/move-board-column.ts';
import { removeBoardColumn } from './columns/remove-board-column.ts';
import { restoreBoardColumn } from './columns/restore-board-column.ts';
import { getSubmissionFile } from './files/get-submission-file.ts';
import { openForFiles } from './files/open-for-files.ts';
import { removeSubmissionFile } from './files/remove-submission-file.ts';
import { restoreSubmissionFile } from './files/restore-submission-file.ts';
import { uploadCardFile } from './files/upload-card-file.ts';
import { findBoardCards } from './looking/find-board-cards.ts';
import { listBoardPeople } from './looking/list-board-people.ts';
import { addCardNote } from './notes/add-card-note.ts';
import { changeCardNote } from './notes/change-card-note.ts';
import { removeCardNote } from './notes/remove-card-note.ts';
import { restoreCardNote } from './notes/restore-card-note.ts';

export const boardRoutes = routes(boardCalls, {
  getAssignmentBoard,
  getOpportunityBoard,
  makeAssignmentBoard,
  makeOpportunityBoard,
  renameBoard,
  showPresence,
  addBoardColumn,
  moveBoardColumn,
  changeBoardColumn,
  removeBoardColumn,
  restoreBoardColumn,
  addBoardCard,
  addBoardCards,
  getBoardCard,
  changeBoardCard,
  removeBoardCard,
  restoreBoardCard,
  moveBoardCard,
  moveBoardCards,
  listCardChanges,
});

const cardContentHandlers = {
  addCardNote,
  changeCardNote,
  removeCardNote,
  restoreCardNote,
  uploadCardFile,
  getSubmissionFile,
  removeSubmissionFile,
  restoreSubmissionFile,
};

export const cardContentRoutes = routes(cardContentCalls, cardContentHandlers, {
  uploadCardFile: openForFiles,
});

export const boardLookingRoutes = routes(boardLookingCalls, { listBoardPeople, findBoardCards });
