import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NoVectorsReason, TextToEmbed } from '../../platform/ports/embeddings.ts';
import { readSettings } from '../../platform/settings.ts';
import { formatTraceparent, makeTrace, runWithTrace } from '../../platform/trace.ts';
import { anEmbeddingsEndpoint, type Mood, type RunningEndpoint } from './an-embeddings-endpoint.ts';
import { builtInEmbeddings } from './embeddings.built-in.ts';
import { checkEmbeddings, similarity } from './embeddings.check.ts';
import { openAiEmbeddings } from './embeddings.openai.ts';
import { makeEmbeddings } from './make-embeddings.ts';

let endpoint: RunningEndpoint;
beforeAll(async () => {
  endpoint = await anEmbeddingsEndpoint();
});
afterAll(() => endpoint.stop());
beforeEach(() => {
  endpoint.willBe({ is: 'thinking' });
  endpoint.received.length = 0;
});

const moodFor: Record<NoVectorsReason, Mood> = {
  timed_out: { is: 'silent' },
  unreachable: { is: 'hanging up' },
  busy: { is: 'failing', status: 429 },
  refused: { is: 'failing', status: 403 },
  not_vectors: { is: 'saying', body: '{"data":[{"index":0,"embedding":[1]}]}' },
};
const connect = (more: object = {}) =>
  openAiEmbeddings(
    { ...endpoint.settings, ...more },
    { timeoutMs: { query: 500, document: 5_000 } },
  );
const corpusStats = new Uint8Array();
const some: TextToEmbed = { text: 'k8s', names: [['Kubernetes', 'k8s']] };

checkEmbeddings('built-in', () => ({ embeddings: builtInEmbeddings() }));
checkEmbeddings('openai', () => ({
  embeddings: connect(),
  willFail: (reason) => endpoint.willBe(moodFor[reason]),
}));

describe('the built-in model', () => {
  it('recognizes a role by all its names, in another language, and misspelled', async () => {
    const roles = ['Prosjektleder', 'Projektledare', 'Project manager'];
    const [document, other, query, misspelled] = await builtInEmbeddings().embed(
      [
        { text: 'Prosjektleder for nye tog.', names: [roles] },
        { text: 'Tester av nye tog.', names: [['Tester', 'Testare']] },
        { text: 'project manager', names: [roles] },
        { text: 'prosjektledr', names: [] },
      ],
      { as: 'document', corpusStats },
    );
    expect(similarity(query, document)).toBeGreaterThan(similarity(query, other) + 0.3);
    expect(similarity(misspelled, document)).toBeGreaterThan(similarity(misspelled, other) + 0.1);
  });
});

describe('an OpenAI-compatible endpoint', () => {
  it('gets queries with the names of competencies, documents unchanged, and the trace', async () => {
    const trace = makeTrace();
    await runWithTrace(trace, () => connect().embed([some], { as: 'query', corpusStats }));
    await connect({ dimensions: 64 }).embed([some], { as: 'document', corpusStats });
    expect(endpoint.received.map(({ body }) => [body.input, body.dimensions])).toEqual([
      [['k8s (Kubernetes, k8s)'], undefined],
      [['k8s'], 64],
    ]);
    expect(endpoint.received[0]?.headers['traceparent']).toBe(formatTraceparent(trace));
  });

  it.each([
    ['a wrong key', { key: 'sk-wrong' }, 'refused'],
    ['a model that it does not have', { name: 'missing' }, 'refused'],
    ['a port where nobody listens', { url: 'http://127.0.0.1:1/v1' }, 'unreachable'],
  ])('gives no vectors to %s', async (_what, more, reason) => {
    const query = connect(more).embed([some], { as: 'document', corpusStats });
    await expect(query).rejects.toMatchObject({ reason });
  });
});

describe('the chosen model', () => {
  const choice = (env: NodeJS.ProcessEnv) => makeEmbeddings(readSettings(env));

  it('is the built-in model, or the one that the settings name', async () => {
    expect(choice({}).chosen.name).toMatch(/^built-in/);
    const { url, key = '', name } = endpoint.settings;
    const named = { EMBEDDINGS_URL: `${url}/`, EMBEDDINGS_KEY: key, EMBEDDINGS_NAME: name };
    expect(choice(named).chosen.name).toBe(name);
    expect(choice({ ...named, EMBEDDINGS_DIMENSIONS: '64' }).chosen.name).toBe(`${name}@64`);
  });

  it('comes with the previous one while that one’s vectors are still in use', async () => {
    const { url, key = '', name } = endpoint.settings;
    const builtIn = choice({}).chosen.name;
    const env = { EMBEDDINGS_URL: url, EMBEDDINGS_KEY: key, EMBEDDINGS_NAME: name };
    expect(choice(env).named(builtIn)?.name).toBe(builtIn);
    const before = choice(env).named('another-embedding-model@32');
    const [vector] = (await before?.embed([some], { as: 'query', corpusStats })) ?? [];
    expect(vector).toHaveLength(32);
    expect(choice({}).named(name)).toBeNull();
  });
});
