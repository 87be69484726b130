import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import type { Database } from '../../platform/database/database.ts';
import type { ModelAnswer } from '../../platform/ports/language-model.ts';
import { type AiDesk, openAiDesk } from '../../testing/ai/an-ai-desk.ts';
import { openTestDatabase } from '../../testing/test-database.ts';

/** A worker that finds nothing looks again at the latest then. */
const within = { timeout: 15_000, interval: 20 };

let database: Database;
let desk: AiDesk;
/** the questions that workers wait for, by the name in their texts */
let running: { of: string; answer: (answer: ModelAnswer) => void }[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  desk = await openAiDesk(database, { work: true });
  running = [];
  desk.model.ask = (question) => {
    const [of = ''] = (question.data as { text: string }).text.split(' ');
    return new Promise((answer) => void running.push({ of, answer }));
  };
});
afterEach(async () => {
  answerAll();
  desk.model.ask = async () => ({ content: { words: 3 } });
  await desk.jobs.stop();
});
afterAll(() => database.close());

const answerAll = () => {
  for (const { answer } of running.splice(0)) answer({ content: { words: 3 } });
};
const count = (name: string) => running.filter(({ of }) => of === name).length;
const askFor = async (name: string, questions: number) => {
  const asked_for = name === 'torg' ? null : await anOrganization(database.db, { name });
  const subjects = Array.from({ length: questions }, () => randomUUID());
  for (const subject of subjects) desk.texts.set(subject, `${name} spør ${subject}`);
  await desk.askAll(subjects, { asked_for });
  return subjects;
};

it('no organization has over half of the workers while the question of another one waits', async () => {
  await askFor('Mange', 30);
  await desk.jobs.beginWork();
  await vi.waitFor(() => expect(count('Mange')).toBe(2), within);
  await askFor('Få', 2);
  await vi.waitFor(() => expect(count('Få')).toBe(2), within);
  expect(count('Mange')).toBe(2);
  for (let round = 0; round < 4; round += 1) {
    const before = running.length;
    const [first] = running.splice(0, 1);
    first?.answer({ content: { words: 3 } });
    await vi.waitFor(() => expect(running.length).toBeGreaterThanOrEqual(before - 1), within);
    expect(count('Mange')).toBeLessThanOrEqual(2);
  }
});

it("Torg's own questions take their turn like those of an organization", async () => {
  await askFor('torg', 20);
  await desk.jobs.beginWork();
  await vi.waitFor(() => expect(count('torg')).toBe(2), within);
  const subjects = await askFor('Noen', 1);
  await vi.waitFor(() => expect(count('Noen')).toBe(1), within);
  expect(count('torg')).toBe(2);
  const [theirs] = running.filter(({ of }) => of === 'Noen');
  theirs?.answer({ content: { words: 3 } });
  await vi.waitFor(
    async () =>
      expect(
        await database.db
          .selectFrom('ai_job')
          .select('inference_status')
          .where('subject', 'in', subjects)
          .execute(),
      ).toEqual([{ inference_status: 'success' }]),
    within,
  );
});
