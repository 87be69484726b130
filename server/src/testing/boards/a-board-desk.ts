import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anAssignment } from '../../assignments/assignments.fixtures.ts';
import { anOpportunity } from '../../opportunities/opportunities.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import type { TestApi } from '../start-test-api.ts';
import { aBoard } from '../../boards/boards.fixtures.ts';

/** For tests: a client with a buyer, the boards of an assignment and of a need, and the calls about them. */
export async function aBoardDesk(api: TestApi) {
  const { db } = api;
  const organization = await anOrganization(db);
  const account = await anAccount(db, { role: 'consultant_buyer', organization });
  const buyer = await api.signedIn(account);
  const assignment = await anAssignment(db, { organization, editors: [account] });
  const opportunity = await anOpportunity(db, { organization });
  const board = await aBoard(db, { assignment });
  return {
    ...{ organization, account, buyer, assignment, opportunity, board },
    boardOfNeed: await aBoard(db, { opportunity }),
    /** the board of the assignment as the buyer reads it */
    read: async () =>
      (
        await buyer.call('GET /api/main/assignment/{assignment_id}/evaluation-board', {
          params: { assignment_id: assignment },
        })
      ).body,
    detail: (id: string) =>
      buyer.call('GET /api/main/evaluation-board-card/{id}', { params: { id } }),
    add: (body: { profile?: string; card_title?: string; board_column?: string | null }) =>
      buyer.call('POST /api/main/evaluation-board/{id}/card', { params: { id: board }, body }),
    move: (id: string, to: string | null, card_order: number | 'first' | 'last' = 'last') =>
      buyer.call('POST /api/main/evaluation-board-card/{id}/move', {
        params: { id },
        body: { to_evaluation_board_card_column: to, card_order },
      }),
    changes: (id: string) =>
      buyer.call('GET /api/main/evaluation-board-card/{id}/changes', { params: { id } }),
  };
}
export type BoardDesk = Awaited<ReturnType<typeof aBoardDesk>>;
