import { tmpdir } from 'node:os';
import type { NoAnswerReason } from '@torg/protocol/ai-jobs/ai-terms';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeExternal } from '../../make-external.ts';
import { readSettings } from '../../platform/settings.ts';
import { formatTraceparent, makeTrace, runWithTrace } from '../../platform/trace.ts';
import { aLanguageModel, type RunningLanguageModel } from './a-language-model.ts';
import { aQuestion } from './a-question.ts';
import { checkLanguageModel } from './language-model.check.ts';
import { fakeLanguageModel } from './language-model.fake.ts';
import { openAiLanguageModel } from './language-model.openai.ts';
import type { Mood } from './moods.ts';

let endpoint: RunningLanguageModel;
beforeAll(async () => {
  endpoint = await aLanguageModel();
});
afterAll(() => endpoint.stop());
beforeEach(() => {
  endpoint.willBe({ is: 'thinking' });
  endpoint.knowsSchemas(true);
  endpoint.received.length = 0;
});

const moodFor: Record<NoAnswerReason, Mood> = {
  timed_out: { is: 'silent' },
  unreachable: { is: 'hanging up' },
  busy: { is: 'failing', status: 429 },
  refused: { is: 'failing', status: 403 },
  not_an_answer: { is: 'saying', content: 'I think that Kafka is asked for.' },
  cut_off: { is: 'cutting off' },
  declined: { is: 'declining' },
};
const connect = (more: object = {}) =>
  openAiLanguageModel({ ...endpoint.settings, ...more }, { timeoutMs: 1_000 });

checkLanguageModel('fake', () => {
  const model = fakeLanguageModel();
  return { model, willFail: model.willFail };
});
checkLanguageModel('openai', () => ({
  model: connect(),
  willFail: (reason) => endpoint.willBe(moodFor[reason]),
}));

it('is the one that the settings name, or the built-in rules without settings', async () => {
  const { url, key = '', name } = endpoint.settings;
  const picked = async (env: object) =>
    (await makeExternal(readSettings({ DATA_DIR: tmpdir(), ...env }))).languageModel;
  const named = {
    LANGUAGE_MODEL_URL: `${url}/`,
    LANGUAGE_MODEL_KEY: key,
    LANGUAGE_MODEL_NAME: name,
  };
  expect((await picked({})).name).toBe('built-in');
  const model = await picked(named);
  expect(model.name).toBe(name);
  expect((await model.ask(aQuestion())).content).toMatchObject({ criteria: [{}] });
});

describe('an OpenAI-compatible endpoint', () => {
  it('gets instructions and data in separate messages, and the shape as a schema', async () => {
    const question = aQuestion();
    await connect().ask(question);
    const [{ body } = { body: undefined }] = endpoint.received;
    expect(body?.messages.map(({ role }) => role)).toEqual(['system', 'user']);
    expect(body?.messages[0]?.content).toBe(question.instructions);
    expect(JSON.parse(body?.messages[1]?.content ?? '')).toEqual({
      locale: 'nb',
      ...question.data,
    });
    expect(body?.response_format).toEqual({
      type: 'json_schema',
      json_schema: { name: question.type, strict: true, schema: question.answerSchema },
    });
  });

  it('gets the trace of the job', async () => {
    const trace = makeTrace();
    await runWithTrace(trace, () => connect().ask(aQuestion()));
    expect(endpoint.received[0]?.headers['traceparent']).toBe(formatTraceparent(trace));
  });

  it('is used in JSON mode once it has refused a schema', async () => {
    endpoint.knowsSchemas(false);
    const model = connect();
    await Promise.all([model.ask(aQuestion()), model.ask(aQuestion())]);
    await model.ask(aQuestion());
    const forms = endpoint.received.map(({ body }) => body.response_format.type);
    expect(forms.toSorted()).toEqual([
      ...Array<string>(3).fill('json_object'),
      ...Array<string>(2).fill('json_schema'),
    ]);
    expect(forms.at(-1)).toBe('json_object');
  });

  it('may wrap its JSON in a fence', async () => {
    endpoint.willBe({ is: 'fencing' });
    expect((await connect().ask(aQuestion())).content).toMatchObject({ criteria: [{}] });
  });

  it('says how many tokens a question came to, also one without an answer', async () => {
    expect((await connect().ask(aQuestion())).tokens).toEqual({ input: 100, output: 20 });
    endpoint.willBe({ is: 'declining' });
    const tokens = { input: 100, output: 20 };
    await expect(connect().ask(aQuestion())).rejects.toMatchObject({ tokens });
  });

  it.each([
    ['120', 120],
    ['soon', undefined],
    ['-5', undefined],
  ])('says when it wants to be asked again: %s', async (retryAfter, retryAfterSeconds) => {
    endpoint.willBe({ is: 'failing', status: 429, retryAfter });
    const failed = await connect()
      .ask(aQuestion())
      .catch((error: unknown) => error);
    expect(failed).toMatchObject({ reason: 'busy', retryAfterSeconds });
  });

  it('may name the time at which it wants to be asked again', async () => {
    const retryAfter = new Date(Date.now() + 3_600_000).toUTCString();
    endpoint.willBe({ is: 'failing', status: 429, retryAfter });
    const failed = connect().ask(aQuestion());
    // To some minutes, which a busy machine does not need for one request.
    await expect(failed).rejects.toMatchObject({ retryAfterSeconds: expect.closeTo(3_600, -2.5) });
  });

  it('is not waited for when its answer comes drop by drop', async () => {
    endpoint.willBe({ is: 'dripping' });
    await expect(connect().ask(aQuestion())).rejects.toMatchObject({ reason: 'timed_out' });
  });

  it('is not read to the end when its answer has no end', async () => {
    endpoint.willBe({ is: 'flooding' });
    await expect(connect().ask(aQuestion())).rejects.toMatchObject({
      message: 'the language model gave no answer: not_an_answer (too large)',
    });
  });

  it('does not send key and question elsewhere', async () => {
    const other = await aLanguageModel();
    endpoint.willBe({ is: 'redirecting', to: `${other.settings.url}/chat/completions` });
    await expect(connect().ask(aQuestion())).rejects.toMatchObject({ reason: 'refused' });
    expect(other.received).toEqual([]);
    await other.stop();
  });

  it.each([
    ['a wrong key', { key: 'sk-wrong' }, 'refused'],
    ['no key', { key: undefined }, 'refused'],
    ['a model that it does not have', { name: 'another' }, 'refused'],
    ['a port where nobody listens', { url: 'http://127.0.0.1:1/v1' }, 'unreachable'],
  ])(
    'gives no answer to %s, and the error contains neither key nor text',
    async (_what, more, why) => {
      const failed = await connect(more)
        .ask(aQuestion())
        .catch((error: unknown) => error);
      expect(failed).toMatchObject({ reason: why });
      expect(JSON.stringify([String(failed), failed])).not.toMatch(/sk-|Kafka|faktur/);
    },
  );

  it.each([500, 502, 503, 408])('counts as unreachable when it answers %i', async (status) => {
    endpoint.willBe({ is: 'failing', status });
    await expect(connect().ask(aQuestion())).rejects.toMatchObject({ reason: 'unreachable' });
  });
});
