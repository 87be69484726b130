import { assignmentStates, type AssignmentState } from '@torg/protocol/assignments/assignment-life';
import { assignmentTypes } from '@torg/protocol/terms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anAssignment } from '../../assignments/assignments.fixtures.ts';
import { aThread } from '../../messages/messages.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { aConsultant } from '../../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../start-test-api.ts';
import { compareCan, outcomes, type Compared } from './compare-can.ts';

const list =
  'GET /api/main/assignment/{assignment_id}/consultant-company/{consultant_company_id}/consultants';
const both = [false, true];
const candidates = both.flatMap((visible) =>
  both.flatMap((sent) => both.map((invited) => ({ visible, sent, invited }))),
);

describe('the list of consultants to put forward offers exactly those who can be sent', () => {
  let api: TestApi;
  let client: string;
  let company: string;
  beforeAll(async () => {
    api = await startTestApi();
    client = await anOrganization(api.db, { kind: 'client' });
    company = await anOrganization(api.db, { kind: 'consultant_company' });
  });
  afterAll(() => api.close());

  type Fields = NonNullable<Parameters<typeof anAssignment>[1]>;
  /** An assignment with consultants of each kind. */
  async function anAssignmentWithConsultants(fields: Fields, alsoInvited: readonly string[]) {
    const { db } = api;
    const people = [];
    for (const kind of candidates) {
      const account = { organization: company };
      people.push({ ...kind, account: await aConsultant(db, { account, visible: kind.visible }) });
    }
    const invited = people.filter((person) => person.invited).map(({ account }) => account);
    const others = { organization: client, invited: [...invited, ...alsoInvited] };
    const assignment = await anAssignment(db, { ...fields, ...others });
    for (const { account } of people.filter(({ sent }) => sent)) {
      const thread = await aThread(db, { kind: 'interest', participants: [account] });
      const row = { assignment, account, sent_by: account, thread };
      await db.insertInto('assignment_interest').values(row).execute();
    }
    return { assignment, people };
  }

  async function tryAll(
    as: TestClient,
    states: readonly AssignmentState[],
    alsoInvited: readonly string[] = [],
  ): Promise<Compared> {
    const compared = compareCan();
    for (const state of states) {
      for (const assignment_type of assignmentTypes) {
        const kinds = { state, assignment_type };
        const { assignment, people } = await anAssignmentWithConsultants(kinds, alsoInvited);
        const params = { assignment_id: assignment, consultant_company_id: company };
        const { body } = await as.call(list, { params });
        for (const { account, ...kind } of people) {
          const row = body.consultants.find((consultant) => consultant.account === account);
          const sent = await as.call('POST /api/main/client/assignment-interest-message', {
            body: { assignment_id: assignment, consultants: [{ consultant_id: account }] },
          });
          const name = JSON.stringify({ state, assignment_type, ...kind });
          compared.note(name, row?.can.putForward, sent.status === 200);
        }
      }
    }
    return compared;
  }

  it('to an admin, in every state of the assignment', async () => {
    const admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
    const compared = await tryAll(admin, assignmentStates);
    expect(compared.offered).toEqual(compared.allowed);
    expect(outcomes(compared)).toHaveLength(2);
  });

  it('to the admin of the company', async () => {
    const account = { organization: company, is_admin_in_company: true };
    const companyAdmin = await aConsultant(api.db, { account });
    const client = await api.signedIn(companyAdmin);
    const compared = await tryAll(client, ['published'], [companyAdmin]);
    expect(compared.offered).toEqual(compared.allowed);
    expect(outcomes(compared)).toHaveLength(2);
  });
});
