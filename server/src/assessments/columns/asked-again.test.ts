import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { builtInLanguageModel } from '../../adapters/language-model/language-model.built-in.ts';
import { aSelectionDesk, type SelectionDesk } from '../../testing/assessments/a-selection-desk.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';

let api: TestApi;
let desk: SelectionDesk;
let admin: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  api.torg.parts.external.languageModel = builtInLanguageModel();
  admin = await api.signedIn(await anAccount(api.db, { role: 'admin', name: 'Ada Nygård' }));
});
afterAll(() => api.close());
beforeEach(async () => {
  desk = await aSelectionDesk(api);
});

const cards = '/api/main/opportunity/{id}/board/column/{col}/cards' as const;
/** Somebody asks all three: how each is met, who has what, and in which order. */
async function askAll(who: TestClient, body: object = {}): Promise<void> {
  const evaluations = '/api/main/opportunity/{id}/profile-evaluations' as const;
  await who.call(`POST ${evaluations}`, { params: desk.params, body });
  await who.call(`POST ${cards}/compare`, { params: desk.inbox, body });
  await who.call(`POST ${cards}/rank`, { params: desk.inbox, body });
}
async function readAll() {
  const [one] = (await desk.evaluations()).body.evaluation_board_card_ai_assessments;
  const [comparison, ranking] = [(await desk.comparison()).body, (await desk.ranking()).body];
  const grounds = [one?.grounds, comparison.grounds, ranking.grounds];
  return {
    askers: grounds.map((of) => of?.asked_by_name),
    prompts: grounds.map((of) => of?.prompt),
    newest: [one?.newest_prompt, ...[comparison, ranking].map((of) => of.newest_question.prompt)],
    comparison,
  };
}
const nameOf = async (account: string) =>
  (await api.db.selectFrom('account').select('name').where('account', '=', account).execute())[0]
    ?.name;
const three = <T>(value: T): T[] => [value, value, value];

describe('an answer about people on a board', () => {
  beforeEach(async () => {
    await desk.add({ years: 8 });
    await desk.add({ years: 2, name: 'Ola Dal' });
  });

  it('names whoever asked for it, and not who has asked the same since', async () => {
    const buyer = await nameOf(desk.account);
    await askAll(desk.buyer);
    await askAll(admin);
    expect((await readAll()).askers).toEqual(three(buyer));
    await api.runJobs();
    await askAll(admin);
    expect((await readAll()).askers).toEqual(three(buyer));
    await askAll(admin, { force_recreate: true });
    expect((await readAll()).askers).toEqual(three(buyer));
    await api.runJobs();
    expect((await readAll()).askers).toEqual(three('Ada Nygård'));
  });

  it('stands while another question fails, and that one is what is asked again', async () => {
    const third = await desk.add({ years: 4, name: 'Eva Li' });
    const prompt = 'Erfaring med avregning';
    await askAll(desk.buyer);
    await api.runJobs();
    expect((await readAll()).newest).toEqual(three(''));
    api.clock.advance({ minutes: 1 });
    const all = (await readAll()).comparison.evaluation_board_cards;
    const fewer = all.filter((card) => card !== third.card);
    await askAll(desk.buyer, { prompt, evaluation_board_cards: fewer });
    await desk.buyer.call('POST /api/main/opportunity/{id}/assessments/cancel', {
      params: desk.params,
    });
    const { prompts, newest, comparison } = await readAll();
    expect(prompts).toEqual(three(''));
    expect(newest).toEqual(three(prompt));
    expect(comparison).toMatchObject({ inference_status: 'failed' });
    expect(comparison.output?.candidates).toHaveLength(3);
    expect(comparison.evaluation_board_cards.toSorted()).toEqual(all.toSorted());
    expect(comparison.newest_question.evaluation_board_cards.toSorted()).toEqual(fewer.toSorted());
  });

  it('says in which language it is written, and one asked in another replaces it', async () => {
    const readIn = async (locale: 'nb' | 'sv') => {
      const query = { locale };
      const every = await Promise.all([
        desk.buyer.call(`GET ${cards}/compare`, { params: desk.inbox, query }),
        desk.buyer.call(`GET ${cards}/rank`, { params: desk.inbox, query }),
      ]);
      return every.map(({ body }) => body.locale);
    };
    const askIn = async (locale: 'nb' | 'sv') => {
      const options = { params: desk.inbox, query: { locale } };
      await desk.buyer.call(`POST ${cards}/compare`, options);
      await desk.buyer.call(`POST ${cards}/rank`, options);
    };
    // Evaluated in bokmål, whose reasons are not for a Swedish ranking.
    const evaluations = '/api/main/opportunity/{id}/profile-evaluations' as const;
    await desk.buyer.call(`POST ${evaluations}`, { params: desk.params, query: { locale: 'nb' } });
    await api.runJobs();
    await askIn('sv');
    await api.runJobs();
    const { output } = (await desk.ranking()).body;
    const reasons = (output?.candidates ?? []).map(({ reason }) => reason).join(' ');
    expect(reasons).toContain('Starkast på ”');
    expect(reasons).not.toMatch(/ ikke | til sammen |CV-en/);
    expect([await readIn('nb'), await readIn('sv')]).toEqual([
      ['sv', 'sv'],
      ['sv', 'sv'],
    ]);
    await askIn('nb');
    expect(await readIn('nb')).toEqual(['sv', 'sv']);
    await api.runJobs();
    expect(await readIn('sv')).toEqual(['nb', 'nb']);
  });
});
