import { randomUUID } from 'node:crypto';
import type { CallName } from '@torg/protocol/all-calls';
import { aWorldBoard, type WorldBoard } from './a-world-board.ts';
import type { World } from '../a-world.ts';
import type { TestApi } from '../start-test-api.ts';
import type { Named, Thing } from '../matrix/oracle.ts';

const parts = [
  'evaluation_board',
  'evaluation_board_column',
  'evaluation_board_card',
  'evaluation_board_card_note',
  'submission_file',
] as const satisfies readonly (keyof WorldBoard)[];

/** What says that a part of a board is missing itself. */
export const missingBoardCodes: Record<keyof WorldBoard, readonly string[]> = {
  evaluation_board: ['could_not_find_evaluation_board'],
  evaluation_board_column: ['could_not_find_evaluation_board_column'],
  evaluation_board_card: ['could_not_find_evaluation_board_card'],
  evaluation_board_card_note: ['could_not_find_evaluation_board_card_note'],
  submission_file: ['could_not_find_submission_file'],
};

/** Boards of unknown things, which nobody has. */
export const madeBoards: Partial<Record<CallName, unknown>> = {
  makeAssignmentBoard: { board_title: 'Kandidater', assignment: randomUUID() },
  makeOpportunityBoard: { board_title: 'Kandidater', opportunity: randomUUID() },
};

interface Subjects {
  assignments: readonly Named[];
  needs: readonly Named[];
}

/** A note is for whoever wrote it; all else on a board is for those who may edit what it belongs to. */
const thingOf = (part: keyof WorldBoard, { thing }: Named, author: string): Thing =>
  part === 'evaluation_board_card_note'
    ? { kind: 'contract', readers: [author], senders: [] }
    : thing;

async function boardOf(
  api: TestApi,
  { named, of }: { named: Named; of: { assignment: string } | { opportunity: string } },
  author: string,
): Promise<[keyof WorldBoard, Named][]> {
  const board = await aWorldBoard(api, of, author);
  return parts.map((part) => {
    const { whose } = named;
    return [part, { whose, id: board[part], thing: thingOf(part, named, author) }];
  });
}

/** Boards of assignments and needs of all, with columns, cards, notes and files. */
export async function boardsOf(
  api: TestApi,
  world: World,
  { assignments, needs }: Subjects,
): Promise<Record<keyof WorldBoard, Named[]>> {
  const exists = ({ thing, id }: Named) => thing.kind !== 'missing' && id !== world.assignment;
  const subjects = [
    ...assignments.filter(exists).map((named) => ({ named, of: { assignment: named.id } })),
    ...needs.filter(exists).map((named) => ({ named, of: { opportunity: named.id } })),
  ];
  const missing: Named = { whose: 'unknown', id: randomUUID(), thing: { kind: 'missing' } };
  const things = Object.fromEntries(parts.map((part) => [part, [missing]])) as Record<
    keyof WorldBoard,
    Named[]
  >;
  for (const { named, of } of subjects) {
    const { thing } = named;
    const editor = thing.kind === 'assignment' ? thing.editors[0] : world.accounts.admin;
    const made = await boardOf(api, { named, of }, editor ?? world.accounts.admin);
    for (const [part, one] of made) things[part].push(one);
  }
  return things;
}
