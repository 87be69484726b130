import { nullColumn } from '@torg/protocol/boards/board-terms';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { anAssignment } from '../assignments/assignments.fixtures.ts';
import { anOpportunity } from '../opportunities/opportunities.fixtures.ts';
import { anOrganization } from '../organizations/organizations.fixtures.ts';
import { aConsultant } from '../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../testing/start-test-api.ts';

let api: TestApi;
let organization: string;
let buyer: TestClient;

beforeAll(async () => {
  api = await startTestApi();
  organization = await anOrganization(api.db);
  const role = 'consultant_buyer' as const;
  buyer = await api.signedIn(await anAccount(api.db, { role, organization }));
});
afterAll(() => api.close());

const anOwnAssignment = () =>
  anAssignment(api.db, { organization, editors: [buyer.account ?? ''] });
const make = (assignment: string, board_title = 'Kandidater') =>
  buyer.call('POST /api/main/evaluation-board/assignment', { body: { board_title, assignment } });
const sendInterest = async (assignment_id: string, sender?: string) => {
  const consultant = sender ?? (await aConsultant(api.db));
  const client = await api.signedIn(consultant);
  const body = { assignment_id, consultants: [{ consultant_id: consultant }] };
  const sent = await client.call('POST /api/main/client/assignment-interest-message', { body });
  expect(sent.status).toBe(200);
  return { consultant, thread: sent.body.thread_id };
};
const boardOf = async (assignment_id: string) =>
  (
    await buyer.call('GET /api/main/assignment/{assignment_id}/evaluation-board', {
      params: { assignment_id },
    })
  ).body;

describe('the board of an assignment', () => {
  it('has the first columns, and all who have sent interest in its inbox, oldest first', async () => {
    const assignment = await anOwnAssignment();
    const first = await sendInterest(assignment);
    const second = await sendInterest(assignment);
    const { status, body } = await make(assignment);
    expect(status).toBe(201);
    expect(body.columns.map((column) => [column.column_title, column.column_order])).toEqual([
      ...[['', 0] as const, ['Interessert', 1] as const, ['Samtale', 2] as const],
      ...[['Intervju', 3] as const, ['Tilbud', 4] as const, ['Avslått', 5] as const],
    ]);
    expect(body.columns[0]).toMatchObject({
      evaluation_board_column: nullColumn,
      stage: 'received',
      can: { change: false, remove: false },
    });
    expect(body.cards).toMatchObject([
      {
        profile: first.consultant,
        column: nullColumn,
        card_order: 0,
        interest: { state: 'received' },
      },
      {
        profile: second.consultant,
        column: nullColumn,
        card_order: 1,
        interest: { state: 'received' },
      },
    ]);
    expect(body.can).toEqual({ edit: true, addColumn: true, addCard: true });
    expect(await boardOf(assignment)).toEqual(body);
    const params = { id: body.cards[0]?.evaluation_board_card ?? '' };
    const detail = await buyer.call('GET /api/main/evaluation-board-card/{id}', { params });
    expect(detail.body).toMatchObject({ thread: first.thread, can: { edit: true, hire: true } });
  });

  it('is one: the second is refused, also when two make it at once', async () => {
    const assignment = await anOwnAssignment();
    const answers = await Promise.all(Array.from({ length: 6 }, () => make(assignment)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...[201, 409, 409, 409, 409, 409],
    ]);
    const codes = answers
      .filter(({ status }) => status === 409)
      .map(({ error }) => error.errorCode);
    expect(new Set(codes)).toEqual(new Set(['evaluation_board_is_there']));
  });

  it('is missing until it is made, and so are the unknown', async () => {
    const assignment_id = await anOwnAssignment();
    const path = 'GET /api/main/assignment/{assignment_id}/evaluation-board' as const;
    const before = await buyer.call(path, { params: { assignment_id } });
    expect([before.status, before.error.errorCode]).toEqual([
      404,
      'could_not_find_evaluation_board',
    ]);
    const unknown = await buyer.call(path, { params: { assignment_id: randomUUID() } });
    expect(unknown.error.errorCode).toBe('could_not_find_assignment');
    expect((await make(randomUUID())).error.errorCode).toBe('could_not_find_assignment');
    const need = await buyer.call('POST /api/main/evaluation-board/opportunity', {
      body: { board_title: 'Behov', opportunity: randomUUID() },
    });
    expect(need.error.errorCode).toBe('opportunity_not_found');
    const read = await buyer.call('GET /api/main/opportunity/{id}/evaluation-board', {
      params: { id: randomUUID() },
    });
    expect(read.error.errorCode).toBe('could_not_find_opportunity');
  });

  it('gets interest in its inbox at once, and once', async () => {
    const assignment = await anOwnAssignment();
    await make(assignment);
    const { consultant } = await sendInterest(assignment);
    const board = await boardOf(assignment);
    expect(board).toMatchObject({ version: 1, cards: [{ profile: consultant, card_order: 0 }] });
    const { consultant: another } = await sendInterest(assignment);
    expect((await boardOf(assignment)).cards.map(({ profile }) => profile)).toEqual([
      consultant,
      another,
    ]);
  });

  it('sets the interest of whoever stands in a later column, also when it counts again', async () => {
    const assignment = await anOwnAssignment();
    const { body: board } = await make(assignment);
    const interview = board.columns.find(({ stage }) => stage === 'interview');
    const consultant = await aConsultant(api.db);
    const card = { profile: consultant, board_column: interview?.evaluation_board_column ?? null };
    const params = { id: board.evaluation_board };
    await buyer.call('POST /api/main/evaluation-board/{id}/card', { params, body: card });
    await sendInterest(assignment, consultant);
    const state = async () => (await boardOf(assignment)).cards[0]?.interest;
    const interest = await state();
    expect(interest).toMatchObject({ state: 'interview' });

    const client = await api.signedIn(consultant);
    const of = { params: { assignment_interest: interest?.assignment_interest ?? '' } };
    const one = '/api/main/assignment-interest/{assignment_interest}';
    await client.call(`POST ${one}/withdraw`, of);
    await api.runJobs();
    expect(await state()).toMatchObject({ state: 'withdrawn' });
    await client.call(`POST ${one}/take-back`, of);
    expect(await state()).toMatchObject({ state: 'received' });
    await api.runJobs();
    expect(await state()).toMatchObject({ state: 'interview' });
  });

  it('loses and doubles no interest that is sent while it is made', async () => {
    const assignment = await anOwnAssignment();
    const people: string[] = [];
    for (let count = 0; count < 8; count += 1) people.push(await aConsultant(api.db));
    const clients = await Promise.all(people.map((one) => api.signedIn(one)));
    const sends = clients.map(
      (client, index) => () =>
        client.call('POST /api/main/client/assignment-interest-message', {
          body: {
            assignment_id: assignment,
            consultants: [{ consultant_id: people[index] ?? '' }],
          },
        }),
    );
    const calls = [...sends.slice(0, 4), () => make(assignment), ...sends.slice(4)];
    const answers = await Promise.all(calls.map((call) => call()));
    expect(answers.filter(({ status }) => status >= 400)).toEqual([]);
    const { cards } = await boardOf(assignment);
    expect(cards).toHaveLength(people.length);
    expect(new Set(cards.map(({ profile }) => profile))).toEqual(new Set(people));
    expect(cards.map(({ card_order }) => card_order)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });
});

describe('the board of a need', () => {
  it('is made for the need, and is found under it', async () => {
    const opportunity = await anOpportunity(api.db, { organization });
    const body = { board_title: 'Til behovet', opportunity };
    const made = await buyer.call('POST /api/main/evaluation-board/opportunity', { body });
    expect([made.status, made.body.cards]).toEqual([201, []]);
    const read = await buyer.call('GET /api/main/opportunity/{id}/evaluation-board', {
      params: { id: opportunity },
    });
    expect(read.body).toEqual(made.body);
    const again = await buyer.call('POST /api/main/evaluation-board/opportunity', { body });
    expect([again.status, again.error.errorCode]).toEqual([409, 'evaluation_board_is_there']);
    const renamed = await buyer.call('PATCH /api/main/evaluation-board/{id}', {
      params: { id: made.body.evaluation_board },
      body: { board_title: ' Behovet ' },
    });
    expect(renamed.body).toMatchObject({ board_title: 'Behovet', version: 1 });
  });
});
