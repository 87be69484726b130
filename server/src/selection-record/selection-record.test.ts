import { PDF } from '@libpdf/core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { anInterest } from '../interest/interest.fixtures.ts';
import { anInterview } from '../interviews/interviews.fixtures.ts';
import { anOpportunity, approvedCriteria } from '../opportunities/opportunities.fixtures.ts';
import { anOrganization } from '../organizations/organizations.fixtures.ts';
import { aConsultant } from '../profiles/profiles.fixtures.ts';
import { aBoardDesk, type BoardDesk } from '../testing/boards/a-board-desk.ts';
import { startTestApi, type TestApi, type TestClient } from '../testing/start-test-api.ts';
import { findAColumn } from '../boards/boards.fixtures.ts';

let api: TestApi;
let desk: BoardDesk;
const json = 'GET /api/main/evaluation-board/{id}/selection-record' as const;
const pdf = 'GET /api/main/evaluation-board/{id}/selection-record/pdf' as const;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const read = async () => (await desk.buyer.call(json, { params: { id: desk.board } })).body;
async function textOf(bytes: Uint8Array): Promise<string> {
  const document = await PDF.load(bytes);
  const pages = document.extractText().map(({ text }) => text);
  return pages.join('\n').replaceAll(/\s+/g, ' ');
}
const columnNamed = (title: string) => findAColumn(api.db, desk.board, title);
const setDeadline = (deadline_date: string) =>
  api.db
    .updateTable('assignment')
    .set({ deadline_kind: 'date', deadline_date })
    .where('assignment', '=', desk.assignment)
    .execute();

it('says who was there since when, each move, and who made it', async () => {
  desk = await aBoardDesk(api);
  const consultant = await aConsultant(api.db, {
    visible: true,
    account: { name: 'Ida Solbakken' },
  });
  const { body: ida } = await desk.add({ profile: consultant });
  const { body: kari } = await desk.add({ card_title: 'Kari Åsen' });
  await desk.move(ida.evaluation_board_card, await columnNamed('Intervju'));
  await desk.move(kari.evaluation_board_card, await columnNamed('Intervju'), 'first');
  await desk.move(ida.evaluation_board_card, await columnNamed('Intervju'), 'first');
  const record = await read();
  expect(record.about).toMatchObject({ kind: 'assignment', id: desk.assignment });
  expect(record.people.map(({ name }) => name)).toEqual(['Ida Solbakken', 'Kari Åsen']);
  const [first, second] = record.people;
  expect(first).toMatchObject({ id: consultant, column_title: 'Intervju', interest: null });
  expect(first?.scores).toEqual({ by_people: [], by_machine: [] });
  expect(
    first?.steps.map(({ what, from_column, to_column, position }) => ({
      ...{ what, from_column, to_column, position },
    })),
  ).toEqual([
    { what: 'added_card', from_column: null, to_column: '', position: 1 },
    { what: 'moved_card', from_column: '', to_column: 'Intervju', position: null },
    { what: 'moved_card', from_column: 'Intervju', to_column: 'Intervju', position: 1 },
  ]);
  expect(second?.steps).toHaveLength(2);
  const [person] = await api.db
    .selectFrom('account')
    .select('name')
    .where('account', '=', desk.account)
    .execute();
  expect(first?.steps.every(({ by_name }) => by_name === person?.name)).toBe(true);
});

it('marks what was done after the deadline of the assignment', async () => {
  desk = await aBoardDesk(api);
  await setDeadline('2099-01-01');
  const { body: card } = await desk.add({ card_title: 'Kari Åsen' });
  expect((await read()).people[0]).toMatchObject({ came_after_deadline: false });
  await setDeadline('2020-01-01');
  await desk.move(card.evaluation_board_card, await columnNamed('Tilbud'));
  const { deadline, people } = await read();
  expect(deadline).toBe('2020-01-01');
  expect(people[0]?.came_after_deadline).toBe(true);
  expect(people[0]?.steps.every(({ after_deadline }) => after_deadline)).toBe(true);
});

it('still has who was removed and swept, and no name of who is deleted', async () => {
  desk = await aBoardDesk(api);
  const gone = await aConsultant(api.db, { visible: true, account: { name: 'Olav Lie' } });
  const { body: one } = await desk.add({ card_title: 'Kari Åsen' });
  const { body: two } = await desk.add({ profile: gone });
  for (const { evaluation_board_card: id } of [one, two]) {
    await desk.buyer.call('DELETE /api/main/evaluation-board-card/{id}', { params: { id } });
  }
  await api.db
    .deleteFrom('evaluation_board_card')
    .where('evaluation_board', '=', desk.board)
    .execute();
  const before = await read();
  expect(before.people.map(({ name }) => name)).toEqual(['Kari Åsen', 'Olav Lie']);
  expect(before.people.map(({ column_title }) => column_title)).toEqual([null, null]);
  await api.db.deleteFrom('profile').where('profile', '=', gone).execute();
  const { people } = await read();
  expect(people.map(({ name }) => name)).toEqual(['Kari Åsen', null]);
  expect(people[1]?.steps.map(({ what }) => what)).toEqual(['added_card', 'removed_card']);
});

it('has the answers with their reasons, and the interviews', async () => {
  desk = await aBoardDesk(api);
  const { assignment, account: editor } = desk;
  const account = await aConsultant(api.db, { visible: true, account: { name: 'Ida Solbakken' } });
  const interest = await anInterest(api.db, { assignment, account, editors: [editor] });
  await anInterview(api.db, { assignment, account, people: [editor] });
  const answered = await desk.buyer.call(
    'POST /api/main/assignment/{assignment_id}/interest-answers',
    {
      params: { assignment_id: assignment },
      body: { interests: [interest], reason: 'rate_too_high' },
    },
  );
  expect(answered.status).toBe(200);
  const record = await read();
  const [person] = record.people;
  expect(person).toMatchObject({ name: 'Ida Solbakken', column_title: null });
  expect(person?.interest).toMatchObject({ state: 'not_selected', reason: 'rate_too_high' });
  expect(person?.interviews).toHaveLength(1);
  const turnedDown = person?.steps.find(({ what }) => what === 'turned_interest_down');
  expect(turnedDown).toMatchObject({ reason: 'rate_too_high', is_automatic: false });
});

it('is read by those who may edit the board, and by nobody else', async () => {
  desk = await aBoardDesk(api);
  const organization = await anOrganization(api.db);
  const stranger = await api.signedIn(
    await anAccount(api.db, { role: 'consultant_buyer', organization }),
  );
  for (const call of [json, pdf] as const) {
    const refused = await stranger.call(call, { params: { id: desk.board } });
    expect(refused.status).toBe(401);
  }
});

it('is a tagged PDF with the same words, and whoever took it is in the next one', async () => {
  desk = await aBoardDesk(api);
  await setDeadline('2020-01-01');
  const { body: card } = await desk.add({ card_title: 'Kari Åsen' });
  await desk.move(card.evaluation_board_card, await columnNamed('Tilbud'));
  const take = (query: { locale?: 'en' }) =>
    desk.buyer.call(pdf, { params: { id: desk.board }, query });
  const { status, raw, headers } = await take({});
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toContain('Utvalgsprotokoll');
  const document = await PDF.load(raw);
  expect([document.getTitle(), document.getLanguage()]).toEqual(['Utvalgsprotokoll', 'nb']);
  expect(document.getCatalog().has('StructTreeRoot')).toBe(true);
  const text = await textOf(raw);
  for (const told of ['Kari Åsen', 'Innboks → Tilbud', 'etter fristen', 'Ingen har fått poeng']) {
    expect(text).toContain(told);
  }
  expect((await read()).steps.map(({ what }) => what)).toEqual(['exported_selection_record']);
  expect(await textOf((await take({ locale: 'en' })).raw)).toContain(
    'Took the selection record as a PDF',
  );
});

it('has what people and machines have scored, apart', async () => {
  desk = await aBoardDesk(api);
  const { organization, assignment, account } = desk;
  const need = await anOpportunity(api.db, { organization, own_of: assignment });
  const [id, reason] = ['ac_0123456789', ''];
  const criterion = {
    id,
    reason,
    criteria: 'Kan Java',
    importance: 'ABSOLUTE',
    source: null,
  } as const;
  await approvedCriteria(api.db, need, { criteria: [criterion], account });
  const profile = await aConsultant(api.db, { visible: true, account: { name: 'Ida Solbakken' } });
  const { body: card } = await desk.add({ profile });
  const { evaluation_board_card } = card;
  const saved = await desk.buyer.call('PUT /api/main/evaluation-board-card/{id}/scores', {
    params: { id: evaluation_board_card },
    body: { scores: [{ criteria_id: id, score: 3 }] },
  });
  expect(saved.status).toBe(200);
  const asked = await desk.buyer.call('POST /api/main/opportunity/{id}/profile-evaluations', {
    params: { id: need },
  });
  expect(asked.status).toBe(202);
  await api.runJobs();
  const [ida] = (await read()).people;
  const { name } = await api.db
    .selectFrom('account')
    .select('name')
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
  expect(ida?.scores).toEqual({
    by_people: [
      {
        ...{ criteria_id: id, criterion: 'Kan Java', score: 3, most: 4 },
        ...{ by_name: name, at: expect.any(String) },
      },
    ],
    by_machine: [
      {
        ...{ criteria_id: id, criterion: 'Kan Java', score: expect.any(Number), most: 100 },
        at: expect.any(String),
        by_name: 'fake-model',
      },
    ],
  });
  const takenBy = async (who: TestClient) =>
    textOf((await who.call(pdf, { params: { id: desk.board } })).raw);
  const text = await takenBy(desk.buyer);
  expect(text).toContain('3 av 4');
  expect(text).toContain('fake-model');

  // An admin has not scored anybody.
  const admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
  const readAs = async () => (await admin.call(json, { params: { id: desk.board } })).body;
  const folded = await readAs();
  expect(folded.folded).toEqual([evaluation_board_card]);
  expect(folded.people[0]?.scores).toMatchObject({ by_people: [{ score: 3 }], by_machine: [] });
  const without = await takenBy(admin);
  expect(without).toContain('Så mange er det: 1.');
  expect(without).not.toContain('fake-model');
  await admin.call('POST /api/main/evaluation-board/{id}/assessments-opened', {
    params: { id: desk.board },
    body: { evaluation_board_cards: folded.folded },
  });
  const opened = await readAs();
  expect([opened.folded, opened.people[0]?.scores]).toEqual([[], ida?.scores]);
  expect(await takenBy(admin)).toContain('fake-model');

  // Nobody scores somebody whose card was removed.
  const third = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
  await desk.buyer.call('DELETE /api/main/evaluation-board-card/{id}', {
    params: { id: evaluation_board_card },
  });
  const removed = (await third.call(json, { params: { id: desk.board } })).body;
  expect([removed.folded, removed.people[0]?.scores]).toEqual([[], ida?.scores]);

  // A criterion that is gone is said to be, and never shown by its id.
  await api.db.deleteFrom('opportunity_criteria_version').execute();
  await api.db.deleteFrom('opportunity_criteria').execute();
  expect((await read()).people[0]?.scores.by_people).toMatchObject([{ criterion: null, score: 3 }]);
  const withoutWords = await takenBy(desk.buyer);
  expect(withoutWords).toContain('Et kriterium som er fjernet siden');
  expect(withoutWords).not.toContain(id);
});
