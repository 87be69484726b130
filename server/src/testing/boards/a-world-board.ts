import { randomUUID } from 'node:crypto';
import {
  aBoard,
  aCard,
  aCardNote,
  aSubmissionFile,
  findAColumn,
} from '../../boards/boards.fixtures.ts';
import { aFile } from '../../files/files.fixtures.ts';
import type { TestApi } from '../start-test-api.ts';

/** A board with one of everything; the keys are those of the calls' objects. */
export interface WorldBoard {
  evaluation_board: string;
  evaluation_board_column: string;
  evaluation_board_card: string;
  evaluation_board_card_note: string;
  submission_file: string;
}

/** The board of an assignment or need, with a note by `author` and a file that is stored. */
export async function aWorldBoard(
  { db, torg }: Pick<TestApi, 'db' | 'torg'>,
  of: { assignment: string } | { opportunity: string },
  author: string,
): Promise<WorldBoard> {
  const content = Buffer.from('%PDF');
  const storage_key = randomUUID();
  const about = { contentType: 'application/pdf', size: content.length };
  await torg.parts.external.storage.put(storage_key, content, about);
  const stored = {
    purpose: 'evaluation_board',
    media_type: 'application/pdf',
    storage_key,
  } as const;
  const evaluation_board = await aBoard(db, of);
  const evaluation_board_card = await aCard(db, evaluation_board);
  return {
    evaluation_board,
    evaluation_board_card,
    evaluation_board_column: await findAColumn(db, evaluation_board, 'Samtale'),
    evaluation_board_card_note: await aCardNote(db, evaluation_board_card, author),
    submission_file: await aSubmissionFile(db, evaluation_board_card, await aFile(db, stored)),
  };
}

const partOfPath = {
  '/evaluation-board/{id}': 'evaluation_board',
  '/evaluation-board-column/{id}': 'evaluation_board_column',
  '/evaluation-board-card/{id}': 'evaluation_board_card',
  '/evaluation-board-card-note/{id}': 'evaluation_board_card_note',
  '/submission-file/{id}': 'submission_file',
} as const satisfies Record<string, keyof WorldBoard>;

/** What of a board the path of a call names by its id. */
export function partOfBoard(path: string): keyof WorldBoard | undefined {
  const found = Object.entries(partOfPath).find(([part]) => path.includes(part));
  return found?.[1];
}
