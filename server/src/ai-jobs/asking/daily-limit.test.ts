import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import type { Database } from '../../platform/database/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import { aKind, type AiDesk, openAiDesk } from '../../testing/ai/an-ai-desk.ts';
import { openTestDatabase } from '../../testing/test-database.ts';

const env = {
  LANGUAGE_MODEL_URL: 'http://127.0.0.1:1/v1',
  LANGUAGE_MODEL_NAME: 'a-model-1',
  LANGUAGE_MODEL_PER_DAY: '10',
};
let database: Database;
let desk: AiDesk;
let asked_for = '';
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  desk = await openAiDesk(database, { env });
  asked_for = await anOrganization(database.db, { name: `Selskap ${randomUUID()}` });
});
afterEach(() => desk.jobs.stop());
afterAll(() => database.close());

const someSubjects = (count: number): string[] =>
  Array.from({ length: count }, () => {
    const subject = randomUUID();
    desk.texts.set(subject, 'tre små ord');
    return subject;
  });
const refusalOf = (asking: Promise<unknown>): Promise<unknown> =>
  asking.then(
    () => 'asked',
    (error: unknown) => error,
  );
const countRows = async (subjects: readonly string[]): Promise<number> => {
  const rows = await database.db
    .selectFrom('ai_job')
    .select('ai_job')
    .where('subject', 'in', subjects)
    .execute();
  return rows.length;
};

describe('questions to a model', () => {
  it('are refused all together beyond the limit of a day, until the next one', async () => {
    await desk.askAll(someSubjects(8), { asked_for });
    const more = someSubjects(3);
    desk.clock.set(new Date('2027-03-10T20:00:00Z'));
    await desk.askAll(someSubjects(8), { asked_for });
    const refusal = await refusalOf(desk.askAll(more, { asked_for }));
    // It is nine in the evening in Oslo.
    const untilMidnight = 3 * 3_600;
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({ code: 'too_many_requests', status: 429 });
    const { retryAfterSeconds } = refusal as Refusal;
    expect(Math.abs((retryAfterSeconds ?? 0) - untilMidnight)).toBeLessThan(120);
    expect(await countRows(more)).toBe(0);
    await desk.askAll(more.slice(0, 2), { asked_for });
    desk.clock.set(new Date('2027-03-10T23:30:00Z'));
    await desk.askAll(more, { asked_for, force_recreate: true });
    expect(await countRows(more)).toBe(3);
  });

  it('do not pass the limit together when they are asked at once', async () => {
    const calls = Array.from({ length: 6 }, () => someSubjects(3));
    const ends = await Promise.all(
      calls.map((subjects) => refusalOf(desk.askAll(subjects, { asked_for }))),
    );
    expect(ends.filter((end) => end instanceof Refusal)).toHaveLength(3);
    expect(await countRows(calls.flat())).toBe(9);
  });

  it('are counted for each organization, and for Torg itself', async () => {
    await desk.askAll(someSubjects(10), { asked_for });
    const another = await anOrganization(database.db, { name: `Selskap ${randomUUID()}` });
    await desk.askAll(someSubjects(10), { asked_for: another });
    await desk.askAll(someSubjects(10));
    for (const organization of [asked_for, another, null]) {
      const end = await refusalOf(desk.askAll(someSubjects(1), { asked_for: organization }));
      expect(end).toBeInstanceOf(Refusal);
    }
  });

  it('count once, however often they are joined', async () => {
    const subjects = someSubjects(9);
    for (let time = 0; time < 4; time += 1) await desk.askAll(subjects, { asked_for });
    await desk.askAll(someSubjects(1), { asked_for });
    expect(await refusalOf(desk.askAll(someSubjects(1), { asked_for }))).toBeInstanceOf(Refusal);
    expect((await desk.askAll(subjects, { asked_for })).size).toBe(9);
  });

  it('are not refused where they follow from a change, but count', async () => {
    await desk.askAll(someSubjects(14), { asked_for, follows_change: true });
    expect(await refusalOf(desk.askAll(someSubjects(1), { asked_for }))).toBeInstanceOf(Refusal);
    await desk.askAll(someSubjects(1), { asked_for, follows_change: true });
  });

  it('are not counted where rules answer', async () => {
    const rules = await openAiDesk(database, { env: { LANGUAGE_MODEL_PER_DAY: '10' } });
    const subjects = someSubjects(40);
    for (const subject of subjects) rules.texts.set(subject, 'tre små ord');
    await rules.askAll(subjects, { asked_for });
    await rules.jobs.stop();
    const ofRules = await openAiDesk(database, {
      env,
      makeKind: (texts) => ({ ...aKind(texts), engine: 'rules' }),
    });
    await ofRules.askAll(someSubjects(40), { asked_for });
    await ofRules.jobs.stop();
    expect(await countRows(subjects)).toBe(40);
    const rows = await database.db
      .selectFrom('ai_day')
      .select('questions')
      .where('organization', '=', asked_for)
      .execute();
    expect(rows).toEqual([]);
  });

  it('are counted no longer than they matter', async () => {
    await desk.askAll(someSubjects(1), { asked_for });
    const counts = () =>
      database.db
        .selectFrom('ai_day')
        .select('questions')
        .where('organization', '=', asked_for)
        .execute();
    await desk.sweep();
    expect(await counts()).toEqual([{ questions: 1 }]);
    desk.clock.advance({ days: 4 });
    await desk.sweep();
    expect(await counts()).toEqual([]);
  });
});
