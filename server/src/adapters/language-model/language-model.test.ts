import { tmpdir } from 'node:os';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeExternal } from '../../make-external.ts';
import type { NoAnswerReason } from '../../platform/ports/language-model.ts';
import { readSettings } from '../../platform/settings.ts';
import { formatTraceparent, makeTrace, runWithTrace } from '../../platform/trace.ts';
import { aLanguageModel, type Mood, type RunningLanguageModel } from './a-language-model.ts';
import { anInterview } from './an-interview.ts';
import { builtInLanguageModel } from './language-model.built-in.ts';
import { checkLanguageModel } from './language-model.check.ts';
import { fakeLanguageModel } from './language-model.fake.ts';
import { openAiLanguageModel } from './language-model.openai.ts';

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
  not_an_answer: { is: 'saying', content: 'I think that they are fine.' },
};
const connect = (more: object = {}) =>
  openAiLanguageModel({ ...endpoint.settings, ...more }, { timeoutMs: 1_000 });

checkLanguageModel('built-in', () => ({ model: builtInLanguageModel() }));
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
  expect(await model.ask(anInterview())).toMatchObject({ approval_status: 'approved' });
});

describe('an OpenAI-compatible endpoint', () => {
  it('gets instructions and data in separate messages, and the shape as a schema', async () => {
    const question = anInterview();
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
    await runWithTrace(trace, () => connect().ask(anInterview()));
    expect(endpoint.received[0]?.headers['traceparent']).toBe(formatTraceparent(trace));
  });

  it('is used in JSON mode once it has refused a schema', async () => {
    endpoint.knowsSchemas(false);
    const model = connect();
    await Promise.all([model.ask(anInterview()), model.ask(anInterview())]);
    await model.ask(anInterview());
    const forms = endpoint.received.map(({ body }) => body.response_format.type);
    expect(forms.toSorted()).toEqual([
      ...Array<string>(3).fill('json_object'),
      ...Array<string>(2).fill('json_schema'),
    ]);
    expect(forms.at(-1)).toBe('json_object');
  });

  it('may wrap its JSON in a fence', async () => {
    endpoint.willBe({ is: 'saying', content: '```json\n{"approval_status":"approved"}\n```' });
    expect(await connect().ask(anInterview())).toEqual({ approval_status: 'approved' });
  });

  it('gives no answer when its model declines', async () => {
    endpoint.willBe({ is: 'saying', content: null });
    await expect(connect().ask(anInterview())).rejects.toMatchObject({ reason: 'not_an_answer' });
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
        .ask(anInterview())
        .catch((error: unknown) => error);
      expect(failed).toMatchObject({ reason: why });
      expect(JSON.stringify([String(failed), failed])).not.toMatch(/sk-|Kafka|faktur/);
    },
  );

  it.each([500, 502, 503, 408])('counts as unreachable when it answers %i', async (status) => {
    endpoint.willBe({ is: 'failing', status });
    await expect(connect().ask(anInterview())).rejects.toMatchObject({ reason: 'unreachable' });
  });
});
