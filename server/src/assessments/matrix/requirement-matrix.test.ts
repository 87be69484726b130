import { strFromU8, unzipSync } from 'fflate';
import { builtInLanguageModel } from '../../adapters/language-model/language-model.built-in.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCard } from '../../boards/boards.fixtures.ts';
import { NotWritten } from '../../platform/ports/word-documents.ts';
import { aSelectionDesk, type SelectionDesk } from '../../testing/assessments/a-selection-desk.ts';
import { codeOf, startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
let desk: SelectionDesk;
let card: string;
let profile: string;
beforeAll(async () => {
  api = await startTestApi();
  api.torg.parts.external.languageModel = builtInLanguageModel();
});
afterAll(() => api.close());
beforeEach(async () => {
  desk = await aSelectionDesk(api);
  ({ card, profile } = await desk.add({ years: 8, kubernetes: false }));
});

type Options = { prompt?: string; locale?: 'nb' | 'sv' | 'en' };
const ask = ({ locale = 'nb', ...body }: Options = {}) =>
  desk.buyer.call('POST /api/main/opportunity/{id}/board/card/{card}/requirement-matrix', {
    ...{ params: { id: desk.opportunity, card }, query: { locale }, body },
  });
/** The call waits for an answer, which the queue gives meanwhile. */
async function make(options: Options = {}) {
  const waiting = ask(options);
  let isThere = false;
  const answer = waiting.finally(() => {
    isThere = true;
  });
  while (!isThere) {
    await api.runJobs();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return answer;
}
const document = (raw: Buffer): string =>
  strFromU8(unzipSync(raw)['word/document.xml'] ?? new Uint8Array());
const wordsOf = (raw: Buffer): string =>
  [...document(raw).matchAll(/<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, text]) => text).join(' | ');

describe('a requirement matrix', () => {
  it('has a row for each criterion, with headed tables, quotes and dates', async () => {
    const { status, raw, headers } = await make();
    expect(status).toBe(200);
    expect(headers['content-disposition']).toContain('Kravmatrise');
    const xml = document(raw);
    expect(xml.match(/<w:tblHeader\/>/g)).toHaveLength(2);
    expect(xml.match(/w:pStyle w:val="(Title|Heading1)"/g)).toHaveLength(3);
    const words = wordsOf(raw);
    expect(words).toContain(
      'Må-krav | Nr. | Krav | Oppfylt | Hvordan | I CV-en | 1 | Minst 3 års erfaring med Java | Ja',
    );
    expect(words).toMatch(/Ny betalingsmotor \| Fjordvarme AS, jan\.\s2018 – jan\.\s2026/);
    expect(words).toContain('Bør-krav');
    expect(words).toContain('2 | Erfaring med Kubernetes | Nei');
    expect(words).toContain('Må-krav:  | 1 av 1 oppfylt');
    expect(words).toContain('Versjon 1, godkjent av');
    expect(words).toContain('Ida Solbakken');
    expect(words).toMatch(/Oppdragsgiver: *\| *\S/);
  });

  it('opens what machines answered about the card, and is noted once as that', async () => {
    const path = 'GET /api/main/evaluation-board-card/{id}/changes' as const;
    const openings = async () => {
      const { body } = await desk.buyer.call(path, { params: { id: card } });
      return body.changes.filter(({ what }) => what === 'opened_card_assessment').length;
    };
    expect(await openings()).toBe(0);
    await make();
    await make({ prompt: 'Legg vekt på drift.' });
    expect(await openings()).toBe(1);
  });

  it('uses the evaluation that is there, without asking again', async () => {
    await desk.evaluate();
    await api.runJobs();
    const { status } = await ask();
    expect(status).toBe(200);
  });

  it.each([
    ['sv', 'Kravmatris', 'Uppfyllt'],
    ['en', 'Requirement matrix', 'Met'],
  ] as const)(
    'is written in %s, and a Swedish need has its own two names',
    async (locale, title, met) => {
      const inSweden = api.db.updateTable('organization').set({ country: 'SE' });
      await inSweden.where('organization', '=', desk.organization).execute();
      const words = wordsOf((await make({ locale })).raw);
      for (const one of [title, met, 'Obligatoriska krav', 'Mervärdeskrav']) {
        expect(words).toContain(one);
      }
    },
  );

  it('says which part failed', async () => {
    const waiting = ask({ prompt: 'Legg vekt på bank.' });
    const pending = () =>
      api.db
        .selectFrom('ai_job')
        .select('ai_job')
        .where('inference_status', '=', 'pending')
        .where('type', '=', 'profile_evaluation')
        .execute();
    while ((await pending()).length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    await desk.buyer.call('POST /api/main/opportunity/{id}/assessments/cancel', {
      params: desk.params,
    });
    const unanswered = await waiting;
    expect([unanswered.status, codeOf(unanswered)]).toEqual([
      ...[500, 'could_not_create_requirement_matrix_responses'],
    ]);
    const word = api.torg.parts.external.wordDocuments;
    const write = word.writeMatrix;
    word.writeMatrix = () => Promise.reject(new NotWritten('timed_out'));
    const unwritten = await make();
    word.writeMatrix = write;
    expect([unwritten.status, codeOf(unwritten)]).toEqual([
      ...[500, 'could_not_create_requirement_matrix_docx'],
    ]);
  });

  it('is refused for who declined, and for a card about nobody', async () => {
    await desk.decline(profile);
    const { status, error } = await ask();
    expect([status, codeOf({ error })]).toEqual([409, 'consultant_declined_ai_assessment']);
    card = await aCard(api.db, desk.board, { card_title: 'Ikke om noen' });
    const about = await ask();
    expect([about.status, codeOf(about)]).toEqual([404, 'could_not_find_profile']);
  });
});
