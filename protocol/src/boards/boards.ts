import { z } from 'zod';
import { callTable } from '../call.ts';
import { RecordedChange } from '../events/changes.ts';
import { limits } from '../limits.ts';
import { Paged, Uuid, params, queryPage, requiredText } from '../shapes.ts';
import {
  EvaluationBoard,
  EvaluationBoardCard,
  EvaluationBoardCardDetail,
  EvaluationBoardColumn,
} from './board-shapes.ts';
import { columnStages } from './board-terms.ts';

const size = limits.board;
const one = params('id');

/** A place in a list. A number is clamped at both ends, and counts without what is moved. */
const Position = z.union([z.int(), z.enum(['first', 'last'])]);
/** The nil UUID and null both mean the inbox. */
const ToColumn = Uuid.nullable();

const board_title = requiredText(size.boardTitle);
const card_title = requiredText(size.cardTitle);
const column_title = requiredText(size.columnTitle);
const stage = z.enum(columnStages);
const changes = (body: object): boolean => Object.keys(body).length > 0;

const editing = { access: 'board-editor', status: 200, params: one } as const;
const adding = { ...editing, status: 201 } as const;
const removing = { ...editing, status: 204 } as const;
const aBoard = ['could_not_find_evaluation_board'] as const;
const aColumn = ['could_not_find_evaluation_board_column'] as const;
const aCard = ['could_not_find_evaluation_board_card'] as const;
const isFull = ['evaluation_board_is_full'] as const;

export const boardCalls = callTable('main', {
  getAssignmentBoard: {
    method: 'GET',
    path: '/assignment/{assignment_id}/evaluation-board',
    summary: 'The board of an assignment.',
    access: 'assignment-editor',
    status: 200,
    params: params('assignment_id'),
    answer: EvaluationBoard,
    errors: ['could_not_find_assignment', ...aBoard],
  },
  getOpportunityBoard: {
    method: 'GET',
    path: '/opportunity/{id}/evaluation-board',
    summary: 'The board of a need.',
    access: 'opportunity-editor',
    status: 200,
    params: one,
    answer: EvaluationBoard,
    errors: ['could_not_find_opportunity', ...aBoard],
  },
  makeAssignmentBoard: {
    method: 'POST',
    path: '/evaluation-board/assignment',
    summary: 'Make the board of an assignment; all who have sent interest come into its inbox.',
    access: 'assignment-editor',
    status: 201,
    body: z.object({ board_title, assignment: Uuid }),
    answer: EvaluationBoard,
    errors: ['could_not_find_assignment', 'evaluation_board_is_there'],
  },
  makeOpportunityBoard: {
    method: 'POST',
    path: '/evaluation-board/opportunity',
    summary: 'Make the board of a need.',
    access: 'opportunity-editor',
    status: 201,
    body: z.object({ board_title, opportunity: Uuid }),
    answer: EvaluationBoard,
    errors: ['opportunity_not_found', 'evaluation_board_is_there'],
  },
  renameBoard: {
    method: 'PATCH',
    path: '/evaluation-board/{id}',
    summary: 'Give a board another title.',
    ...editing,
    body: z.object({ board_title }),
    answer: EvaluationBoard,
    errors: aBoard,
  },
  showPresence: {
    method: 'POST',
    path: '/evaluation-board/{id}/presence',
    summary: 'Show others that one looks at the board, and which card one holds.',
    ...removing,
    body: z.object({
      state: z.enum(['here', 'holds', 'gone']),
      card: Uuid.nullable().default(null),
    }),
    errors: [...aBoard, ...aCard],
  },

  addBoardColumn: {
    method: 'POST',
    path: '/evaluation-board/{id}/column',
    summary: 'Add a column, behind the others.',
    ...adding,
    body: z.object({ column_title, stage: stage.default('considered') }),
    answer: EvaluationBoardColumn,
    errors: [...aBoard, ...isFull],
  },
  moveBoardColumn: {
    method: 'POST',
    path: '/evaluation-board-column/{id}/move',
    summary: 'Move a column; `first`, 0 and 1 are the place behind the inbox.',
    ...editing,
    body: z.object({ column_order: Position }),
    answer: EvaluationBoardColumn,
    errors: aColumn,
  },
  changeBoardColumn: {
    method: 'POST',
    path: '/evaluation-board-column/{id}',
    summary: 'Change the title or the stage of a column.',
    ...editing,
    body: z
      .object({ column_title: column_title.optional(), stage: stage.optional() })
      .refine(changes, 'must change something'),
    answer: EvaluationBoardColumn,
    errors: aColumn,
  },
  removeBoardColumn: {
    method: 'DELETE',
    path: '/evaluation-board-column/{id}',
    summary: 'Remove a column; its cards go to the end of the inbox in their order.',
    ...removing,
    errors: aColumn,
  },
  restoreBoardColumn: {
    method: 'POST',
    path: '/evaluation-board-column/{id}/restore',
    summary: 'Put a removed column back, within a day, with the cards that still are in the inbox.',
    ...editing,
    answer: EvaluationBoardColumn,
    errors: [...aColumn, ...isFull],
  },

  addBoardCard: {
    method: 'POST',
    path: '/evaluation-board/{id}/card',
    summary: 'Add a card; the title of one about somebody is their name, unless another is given.',
    ...adding,
    body: z
      .object({
        card_title: card_title.optional(),
        card_order: Position.default('last'),
        profile: Uuid.optional(),
        board_column: ToColumn.default(null),
      })
      .refine((card) => card.card_title !== undefined || card.profile !== undefined, {
        path: ['card_title'],
        message: 'is required without a profile',
      }),
    answer: EvaluationBoardCard,
    errors: [
      ...aBoard,
      ...aColumn,
      ...isFull,
      'could_not_find_profile',
      'profile_is_on_board',
      'consultant_profile_not_visible',
    ],
  },
  addBoardCards: {
    method: 'POST',
    path: '/evaluation-board/{id}/cards',
    summary:
      'Add those of these people who may stand on the board and do not yet, at the end of a column.',
    ...adding,
    body: z.object({
      profiles: z
        .array(Uuid)
        .min(1)
        .max(size.peopleAtOnce)
        .refine((profiles) => new Set(profiles).size === profiles.length, 'must not repeat'),
      board_column: ToColumn.default(null),
    }),
    answer: z.object({ cards: z.array(EvaluationBoardCard) }),
    errors: [...aBoard, ...aColumn, ...isFull],
  },
  getBoardCard: {
    method: 'GET',
    path: '/evaluation-board-card/{id}',
    summary: 'A card with its notes and files.',
    ...editing,
    answer: EvaluationBoardCardDetail,
    errors: aCard,
  },
  changeBoardCard: {
    method: 'POST',
    path: '/evaluation-board-card/{id}',
    summary: 'Give a card another title.',
    ...editing,
    body: z.object({ card_title }),
    answer: EvaluationBoardCardDetail,
    errors: aCard,
  },
  removeBoardCard: {
    method: 'DELETE',
    path: '/evaluation-board-card/{id}',
    summary: 'Remove a card; it can be put back for a day.',
    ...removing,
    errors: aCard,
  },
  restoreBoardCard: {
    method: 'POST',
    path: '/evaluation-board-card/{id}/restore',
    summary: 'Put a removed card back where it stood, or at the end of the inbox.',
    ...editing,
    answer: EvaluationBoardCard,
    errors: [...aCard, ...isFull, 'profile_is_on_board'],
  },
  moveBoardCard: {
    method: 'POST',
    path: '/evaluation-board-card/{id}/move',
    summary: 'Move a card to a place in a column of its board.',
    ...editing,
    body: z.object({ to_evaluation_board_card_column: ToColumn, card_order: Position }),
    answer: EvaluationBoardCard,
    errors: [...aCard, ...aColumn],
  },
  moveBoardCards: {
    method: 'POST',
    path: '/evaluation-board/{id}/cards/move',
    summary: 'Move several cards, in the order given, to a place in a column: all or none.',
    ...editing,
    body: z.object({
      cards: z
        .array(Uuid)
        .min(1)
        .max(size.cardsAtOnce)
        .refine((cards) => new Set(cards).size === cards.length, 'must not repeat'),
      to_evaluation_board_card_column: ToColumn,
      card_order: Position,
    }),
    answer: z.object({ cards: z.array(EvaluationBoardCard) }),
    errors: [...aBoard, ...aCard, ...aColumn],
  },
  listCardChanges: {
    method: 'GET',
    path: '/evaluation-board-card/{id}/changes',
    summary: 'The history of a card, newest first.',
    ...editing,
    query: z.object(queryPage(limits.changePage)),
    answer: z.object({ changes: z.array(RecordedChange), ...Paged }),
    errors: aCard,
  },
});
