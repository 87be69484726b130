import { assignmentStates } from '@torg/protocol/assignments/assignment-life';
import { assignmentTypes } from '@torg/protocol/terms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { findAccount } from '../../accounts/accounts.queries.ts';
import { aThread } from '../../messages/messages.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import type { Actor } from '../../platform/actor.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { anAssignment } from '../assignments.fixtures.ts';
import { mayEdit, mayRead } from '../assignments.policy.ts';
import { findFacts } from '../assignments.repository.ts';

type Person = Pick<Actor, 'account' | 'role' | 'organization' | 'isAdminInCompany'>;

/** The same data in every run, so that a failure can be reproduced. */
function makeDice(seed: number) {
  let state = seed;
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  return {
    oneOf: <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T,
    some: <T>(values: readonly T[], chance: number): T[] => values.filter(() => next() < chance),
  };
}

describe('lists and the policy', () => {
  let api: TestApi;
  let people: Person[];
  let assignments: string[];

  beforeAll(async () => {
    api = await startTestApi();
    const dice = makeDice(20);
    const client = await anOrganization(api.db);
    const company = await anOrganization(api.db, { kind: 'consultant_company' });
    const ofCompany = (more: object = {}) => anAccount(api.db, { organization: company, ...more });
    const consultants = [
      await ofCompany(),
      await ofCompany(),
      await ofCompany({ is_admin_in_company: true }),
      await anAccount(api.db),
    ];
    const buyer = () => anAccount(api.db, { role: 'consultant_buyer', organization: client });
    const buyers = [await buyer(), await buyer(), await buyer()];
    const admin = await anAccount(api.db, { role: 'admin' });
    assignments = [];
    for (let index = 0; index < 60; index += 1) {
      const state = dice.oneOf(assignmentStates);
      const assignment = await anAssignment(api.db, {
        organization: client,
        state,
        assignment_type: dice.oneOf(assignmentTypes),
        editors: dice.some(buyers, 0.4),
        contacts: [],
        invited: dice.some(consultants, 0.3),
      });
      const interested = state === 'draft' ? [] : dice.some(consultants, 0.25);
      for (const account of interested) {
        const sent_by = dice.oneOf([account, consultants[2] ?? account]);
        const thread = await aThread(api.db, { kind: 'interest', participants: [sent_by] });
        const row = { assignment, account, sent_by, thread };
        await api.db.insertInto('assignment_interest').values(row).execute();
      }
      assignments.push(assignment);
    }
    people = [];
    for (const account of [...consultants, ...buyers, admin]) {
      const found = await findAccount(api.db, account);
      if (found === undefined) continue;
      const { role, organization, is_admin_in_company: isAdminInCompany } = found;
      people.push({ account, role, organization, isAdminInCompany });
    }
  });
  afterAll(() => api.close());

  async function listed(actor: Person, key: string, groupFilter: string): Promise<string[]> {
    const client = await api.signedIn(actor.account);
    const { body } = await client.call(key as 'POST /api/main/assignments', {
      body: { locale: 'nb', groupFilter: groupFilter as 'active-assignments', limit: 90 },
    });
    return body.assignments.map(({ uuid }) => uuid).toSorted();
  }

  async function where(
    actor: Person,
    passes: (facts: NonNullable<Awaited<ReturnType<typeof findFacts>>>) => boolean,
  ): Promise<string[]> {
    const ids: string[] = [];
    for (const assignment of assignments) {
      const facts = await findFacts(api.db, assignment, actor);
      if (facts && passes(facts)) ids.push(assignment);
    }
    return ids.toSorted();
  }

  const consultantsAndAdmins = () => people.filter(({ role }) => role !== 'consultant_buyer');
  const buyersAndAdmins = () => people.filter(({ role }) => role !== 'consultant');

  it('agree on active assignments', async () => {
    for (const actor of consultantsAndAdmins()) {
      const readable = await where(
        actor,
        (one) => one.state === 'published' && mayRead(actor, one),
      );
      expect(readable.length).toBeGreaterThan(0);
      expect(await listed(actor, 'POST /api/main/assignments', 'active-assignments')).toEqual(
        readable,
      );
    }
  });

  it('agree on assignments with sent interest: all of them can be read', async () => {
    const group = 'has-expressed-interest-assignments';
    for (const actor of consultantsAndAdmins()) {
      const answered = await where(
        actor,
        (one) => (one.is_interested || one.has_sent_interest) && mayRead(actor, one),
      );
      expect(await listed(actor, 'POST /api/main/assignments', group)).toEqual(answered);
    }
  });

  it('agree on the assignments of an editor: all of them can be edited', async () => {
    for (const actor of buyersAndAdmins()) {
      const own = await where(actor, (one) => one.is_editor && mayEdit(actor, one));
      expect(await listed(actor, 'POST /api/main/assignments/mine', 'all-my')).toEqual(own);
    }
  });

  it('agree call by call: what is listed can be opened, everything else is refused', async () => {
    for (const actor of people) {
      const client = await api.signedIn(actor.account);
      const readable = new Set(await where(actor, (one) => mayRead(actor, one)));
      for (const assignment_id of assignments.slice(0, 20)) {
        const { status } = await client.call('GET /api/main/assignment/{assignment_id}', {
          params: { assignment_id },
        });
        expect(status).toBe(readable.has(assignment_id) ? 200 : 401);
      }
    }
  });
});
