import { describe, expect, it } from 'vitest';
import { silentLog } from '../../platform/log.ts';
import type { ModelAnswer } from '../../platform/ports/language-model.ts';
import { openAssessments } from '../../testing/assessments/open-assessments.ts';
import { answerQuestion } from './question/answer-question.ts';
import type { FoundPassage } from './question/passages.ts';
import { byFirstParts } from './question/read-question.ts';

const { api, desk } = await openAssessments();
const ida = await desk.own({ name: 'Ida Solbakken' });

const ask = (query: string, more: { instruction?: string } = {}) =>
  desk.admin.call('POST /api/main/rag', { body: { instruction: '', query, ...more } });

describe('a question to the profiles', () => {
  it('is answered with the sentences of CVs, each with its source', async () => {
    const { status, body } = await ask('PostgreSQL');
    expect(status).toBe(200);
    expect(body.answered_by).toBe('built-in');
    expect(body.result).toContain('Ida Solbakken');
    expect(body.sources.length).toBeGreaterThan(0);
    const { description = '' } =
      (await api.db
        .selectFrom('profile_item')
        .select('description')
        .where('profile', '=', ida)
        .executeTakeFirst()) ?? {};
    const texts = `${description} Jeg har laget betalingsløsninger i Java og PostgreSQL.`;
    for (const { quote, name } of body.sources) {
      expect(texts).toContain(quote);
      expect(name).toBe('Ida Solbakken');
    }
    // Without a model there is nothing to count.
    expect(await api.db.selectFrom('ai_day').select('questions').execute()).toEqual([]);
  });

  it('is answered from the first parts of its compounds where nobody uses the whole words', async () => {
    const { body } = await ask('Hvem har erfaring fra betalingssektoren?');
    expect(body.sources.map(({ quote }) => quote).join(' ')).toContain('betalingsløsninger');
    expect(byFirstParts('Hvem kan helsesektoren, saksbehandlingssystemer og Kafka?')).toBe(
      'Hvem kan helse, saksbehandling og Kafka?',
    );
  });

  it('finds those with a skill that it names, though they say the rest in other words', async () => {
    const { body } = await ask('Which consultants have used PostgreSQL in production?');
    expect(body.sources.map(({ name }) => name)).toContain('Ida Solbakken');
    const quotes = body.sources.map(({ name, quote }) => `${name} ${quote}`);
    expect(new Set(quotes).size).toBe(quotes.length);
  });

  it('finds in a bokmål CV what is asked for in another language and in other words', async () => {
    for (const query of [
      'Who has built payment solutions?',
      'Vem har byggt betalningslösningar?',
    ]) {
      const quotes = (await ask(query)).body.sources.map(({ quote }) => quote);
      expect(quotes.join(' '), query).toContain('betalingsløsninger');
    }
  });

  it.each(['Hvem er det som har gjort dette?', 'Vem är det som har gjort det här?', 'Who is it?'])(
    'is not answered by words that only join it: %s',
    async (query) => {
      expect((await ask(query)).body.sources).toEqual([]);
    },
  );

  it('says so where the search finds nobody, and asks no model', async () => {
    const { body } = await ask('Fortran77isme');
    expect(body).toEqual({
      result: 'Søket fant ingen profiler som sier noe om dette.',
      ...{ sources: [], answered_by: 'built-in', created_at: expect.any(String) },
    });
  });

  it('leaves out those who say no to machines', async () => {
    const client = await api.signedIn(ida);
    const path = 'PUT /api/main/profile/{profile}/assessments/declined' as const;
    const say = (declined: boolean) =>
      client.call(path, { params: { profile: ida }, body: { declined } });
    await say(true);
    expect((await ask('PostgreSQL')).body.sources).toEqual([]);
    await say(false);
  });

  it('is refused where it asks for what nobody may be chosen by', async () => {
    const refused = await ask('Java', { instruction: 'Bare kvinner under 30 år' });
    expect([refused.status, refused.error.errorCode]).toEqual([
      400,
      'prompt_asks_about_protected_trait',
    ]);
    expect(
      (await desk.buyer.call('POST /api/main/rag', { body: { instruction: '', query: 'x' } }))
        .status,
    ).toBe(401);
  });
});

describe('a model that is asked about passages', () => {
  const passage = (id: string, profile: string, text: string): FoundPassage => ({
    ...{ id, profile, item: profile, text, weight: 1 },
  });
  const passages = [
    passage('k1', 'a', 'Bygget tjenester i Kotlin.'),
    passage('k2', 'b', 'Ledet et team av testere.'),
  ];
  const names = new Map([
    ['a', 'Ida Solbakken'],
    ['b', 'Ola Nes'],
  ]);
  const asking = (ask: () => Promise<ModelAnswer>) => ({
    ...{ model: { name: 'a-model', ask }, log: silentLog, passages, names },
    ...{ instruction: '', query: 'Kotlin', locale: 'nb' as const },
  });
  const says = (sentences: object[]) => asking(async () => ({ content: { sentences } }));

  it('is quoted only where a passage says it, and people get their names back', async () => {
    const { sentences, answered_by } = await answerQuestion(
      says([
        { text: 'P1 har bygget tjenester i Kotlin.', passages: ['k1'] },
        { text: 'P2 er den aller beste.', passages: [] },
        { text: 'P2 kan kvantefysikk.', passages: ['k2', 'k9'] },
      ]),
    );
    expect(answered_by).toBe('a-model');
    expect(sentences.map(({ text }) => text)).toEqual([
      'Ida Solbakken har bygget tjenester i Kotlin.',
    ]);
  });

  it('sees no names', async () => {
    let sent = '';
    await answerQuestion({
      ...says([]),
      model: {
        name: 'a-model',
        ask: async (question) => {
          sent = JSON.stringify(question);
          return { content: { sentences: [] } };
        },
      },
    });
    expect(sent).toContain('Kotlin');
    expect(sent).not.toContain('Solbakken');
  });

  it.each([
    ['comes too late', () => new Promise<ModelAnswer>(() => {})],
    ['has the wrong shape', async () => ({ content: { answer: 'P1' } })],
    ['has no source', async () => ({ content: { sentences: [{ text: 'P1!', passages: [] }] } })],
  ])('gives way to the built-in answer when its own %s', async (_what, model) => {
    const answer = await answerQuestion(asking(model), { mostMs: 20 });
    expect(answer.answered_by).toBe('built-in');
    expect(answer.sentences[0]?.text).toBe('Ida Solbakken: «Bygget tjenester i Kotlin.»');
  });
});
