import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { AssessmentDesk } from '../../testing/assessments/an-assessment-desk.ts';
import { openAssessments } from '../../testing/assessments/open-assessments.ts';

const { desk } = await openAssessments();
const own = await desk.own();

const codeOf = (answer: Awaited<ReturnType<AssessmentDesk['ask']>>) => [
  answer.status,
  answer.error?.errorCode,
];
const invalid = [400, 'request_validation_error'];

describe('a question about profiles is refused', () => {
  it.each([
    ['nobody', () => []],
    ['51 people', () => Array.from({ length: 51 }, () => randomUUID())],
    ['somebody twice', () => [own, own]],
    ['what is no id', () => ['ida']],
  ])('about %s', async (_what, ids) => {
    expect(codeOf(await desk.ask(desk.buyer, ids()))).toEqual(invalid);
  });

  it('with a prompt of 2,001 characters, and not with one of 2,000', async () => {
    expect(codeOf(await desk.ask(desk.buyer, [own], { prompt: 'a'.repeat(2_001) }))).toEqual(
      invalid,
    );
    const longest = await desk.ask(desk.buyer, [own], { prompt: 'a'.repeat(2_000) });
    expect(longest.status).toBe(202);
  });

  it.each([
    'Bare personer under 40 år.',
    'Jag vill ha en kvinna.',
    'Only ethnic Norwegians, please.',
    'Er hun gravid?',
    'Ingen som er organisert i fagforening.',
  ])('with a prompt that asks for what nobody may be chosen by: %s', async (prompt) => {
    expect(codeOf(await desk.ask(desk.buyer, [own], { prompt }))).toEqual([
      400,
      'prompt_asks_about_protected_trait',
    ]);
  });

  it.each(['Legg vekt på PostgreSQL.', 'Minst fem års erfaring.', 'Gärna bank.'])(
    'and not with one about the work: %s',
    async (prompt) => {
      expect((await desk.ask(desk.buyer, [own], { prompt })).status).toBe(202);
    },
  );
});

describe('a rating', () => {
  it.each([1.01, -1.01, 2, Number.MAX_VALUE])('of %s is refused', async (rating) => {
    const { body } = await desk.ask(desk.buyer, [own]);
    const id = body.profile_ai_assessments[0]?.opportunity_profile_ai_assessment ?? '';
    expect((await desk.rate(desk.buyer, id, { rating })).status).toBe(400);
  });

  it('of an assessment that nobody asked for is refused', async () => {
    const missing = await desk.rate(desk.buyer, randomUUID(), { rating: 1 });
    expect([missing.status, missing.error.errorCode]).toEqual([
      404,
      'could_not_find_assignment_profile_ai_assessment',
    ]);
  });
});
