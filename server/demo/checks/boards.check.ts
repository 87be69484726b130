import { beforeAll, describe, expect, it } from 'vitest';
import type { TestApi } from '../../src/testing/start-test-api.ts';
import { demoBoards, type DemoBoard } from '../data/boards/boards.ts';
import { fillBoard } from '../fill/fill-board.ts';
import { accountId, assignmentId, opportunityId } from '../load/demo-ids.ts';

export const checkBoards = (demo: () => TestApi): void =>
  void describe('the boards of the demo data', () => {
    let api: TestApi;
    beforeAll(async () => {
      api = demo();
    });

    const read = async ({ key, of, by }: DemoBoard) => {
      const client = await api.signedIn(accountId(by));
      const answer =
        of === 'assignment'
          ? await client.call('GET /api/main/assignment/{assignment_id}/evaluation-board', {
              params: { assignment_id: assignmentId(key) },
            })
          : await client.call('GET /api/main/opportunity/{id}/evaluation-board', {
              params: { id: opportunityId(key) },
            });
      expect([key, answer.status]).toEqual([key, 200]);
      return { client, board: answer.body };
    };

    it('are those of ten assignments and six needs, with people in every column', async () => {
      expect(demoBoards.map(({ of }) => of).toSorted()).toEqual([
        ...Array<string>(10).fill('assignment'),
        ...Array<string>(6).fill('need'),
      ]);
      const titles = new Set<string>();
      for (const one of demoBoards) {
        const { client, board } = await read(one);
        expect(board.columns).toHaveLength(6);
        for (const card of board.cards) {
          const column = board.columns.find((own) => own.evaluation_board_column === card.column);
          titles.add(column?.column_title ?? 'none');
        }
        const [card] = board.cards;
        const params = { id: card?.evaluation_board_card ?? '' };
        const { body } = await client.call('GET /api/main/evaluation-board-card/{id}/changes', {
          params,
        });
        expect(body.changes.at(-1)?.what).toBe('added_card');
        const file = (await client.call('GET /api/main/evaluation-board-card/{id}', { params }))
          .body.files[0];
        if (file === undefined) continue;
        const sent = await client.call('GET /api/main/submission-file/{id}', {
          params: { id: file.submission_file },
        });
        expect(sent.status).toBe(200);
      }
      expect([...titles].toSorted()).toEqual(
        ['', 'Avslått', 'Interessert', 'Intervju', 'Samtale', 'Tilbud'].toSorted(),
      );
    });

    it('one gets ten columns with as many cards as are wanted', async () => {
      const [one] = demoBoards;
      if (one === undefined) throw new Error('there is a board');
      const before = (await read(one)).board.cards.length;
      await fillBoard(api.db, 200, () => {});
      const { board } = await read(one);
      expect(board.cards.length - before).toBe(200);
      const added = board.columns.slice(-10);
      const counts = added.map(
        ({ evaluation_board_column: id }) =>
          board.cards.filter(({ column }) => column === id).length,
      );
      expect(counts).toEqual(Array<number>(10).fill(20));
    });
  });
