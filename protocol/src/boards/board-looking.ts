import { z } from 'zod';
import { callTable } from '../call.ts';
import { limits } from '../limits.ts';
import { Uuid, params, requiredText } from '../shapes.ts';
import { BoardPerson } from './board-shapes.ts';

const reading = { access: 'board-editor', status: 200, params: params('id') } as const;

/** What an open board asks for besides itself. */
export const boardLookingCalls = callTable('main', {
  listBoardPeople: {
    method: 'GET',
    path: '/evaluation-board/{id}/people',
    summary: 'Who may edit the board: the names and faces for what a live message says.',
    ...reading,
    answer: z.object({ people: z.array(BoardPerson) }),
    errors: ['could_not_find_evaluation_board'],
  },
  findBoardCards: {
    method: 'GET',
    path: '/evaluation-board/{id}/cards',
    summary: 'The cards on which all the words stand: in name, title, skills, roles or notes.',
    ...reading,
    query: z.object({ q: requiredText(limits.query) }),
    answer: z.object({ cards: z.array(Uuid) }),
    errors: ['could_not_find_evaluation_board'],
  },
});
