import { assignmentStates } from '@torg/protocol/assignments/assignment-life';
import type { AssignmentCan } from '@torg/protocol/assignments/assignment-shapes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anAssignment } from '../../assignments/assignments.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { aConsultant } from '../../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../start-test-api.ts';
import { compareCan, isAccepted, outcomes, type Compared } from './compare-can.ts';

const path = '/api/main/assignment/{assignment_id}' as const;
type Try = (as: TestClient, params: { assignment_id: string }) => Promise<{ status: number }>;

const editing = {
  publish: (as, params) => as.call(`POST ${path}/publish`, { params }),
  unpublish: (as, params) => as.call(`POST ${path}/unpublish`, { params }),
  close: (as, params) => as.call(`POST ${path}/close`, { params, body: { reason: 'cancelled' } }),
  reopen: (as, params) => as.call(`POST ${path}/reopen`, { params }),
  remove: (as, params) => as.call(`DELETE ${path}`, { params }),
  copy: (as, params) => as.call(`POST ${path}/copy`, { params }),
  edit: (as, params) => as.call(`GET ${path}/draft`, { params }),
} as const satisfies Record<string, Try>;
type Listed = { assignments: { uuid: string; can: AssignmentCan }[] };
type Editing = keyof typeof editing;
const moves = Object.keys(editing) as Editing[];

describe('a row in a list of assignments offers exactly what the calls allow', () => {
  let api: TestApi;
  let organization: string;
  let buyer: TestClient;

  beforeAll(async () => {
    api = await startTestApi();
    organization = await anOrganization(api.db, { kind: 'client' });
    const role = 'consultant_buyer';
    buyer = await api.signedIn(await anAccount(api.db, { role, organization }));
  });
  afterAll(() => api.close());

  const mine = () =>
    buyer.call('POST /api/main/assignments/mine', { body: { limit: 90, locale: 'nb' } });

  /** Tries each change from each state. */
  async function tryAll(as: TestClient, list: () => Promise<{ body: Listed }>): Promise<Compared> {
    const compared = compareCan();
    const editors = [buyer.account ?? ''];
    for (const state of assignmentStates) {
      for (const name of moves) {
        const uuid = await anAssignment(api.db, { organization, state, editors });
        const row = (await list()).body.assignments.find((assignment) => assignment.uuid === uuid);
        const answer = await editing[name](as, { assignment_id: uuid });
        compared.note(`${name} from ${state}`, row?.can[name], isAccepted(answer));
      }
    }
    return compared;
  }

  it('to a buyer, for their own', async () => {
    const compared = await tryAll(buyer, mine);
    expect(compared.offered).toEqual(compared.allowed);
    expect(outcomes(compared)).toHaveLength(2);
  });

  it('to an admin, for all', async () => {
    const admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
    const compared = await tryAll(admin, () =>
      admin.call('POST /api/main/admin/assignments', { body: { limit: 90, locale: 'nb' } }),
    );
    expect(compared.offered).toEqual(compared.allowed);
    expect(outcomes(compared)).toHaveLength(2);
  });

  it('to a consultant, for active assignments and for answered ones', async () => {
    const compared = compareCan();
    const consultant = await api.signedIn(await aConsultant(api.db));
    const editors = [buyer.account ?? ''];
    const assignment_id = await anAssignment(api.db, { organization, state: 'published', editors });
    const rowIn = async (
      groupFilter: 'active-assignments' | 'has-expressed-interest-assignments',
    ) => {
      const body = { groupFilter, limit: 90, locale: 'nb' as const };
      const listed = await consultant.call('POST /api/main/assignments', { body });
      return listed.body.assignments.find(({ uuid }) => uuid === assignment_id);
    };
    const send = () =>
      consultant.call('POST /api/main/client/assignment-interest-message', {
        body: { assignment_id, consultants: [{ consultant_id: consultant.account ?? '' }] },
      });
    const open = await rowIn('active-assignments');
    compared.note('before', open?.can.sendInterest, (await send()).status === 200);
    const answered = await rowIn('has-expressed-interest-assignments');
    compared.note('after', answered?.can.sendInterest, (await send()).status === 200);
    expect(compared.offered).toEqual(compared.allowed);
    expect(outcomes(compared)).toHaveLength(2);
    expect(open?.can).toMatchObject({ edit: false, publish: false, copy: false, share: true });
  });
});
