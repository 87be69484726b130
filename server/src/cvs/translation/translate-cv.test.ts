import { PDF } from '@libpdf/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ModelQuestion } from '../../platform/ports/language-model.ts';
import { aCompleteConsultant, aProfileItem } from '../../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { lockNames } from './locked-names.ts';

describe('a translated CV', () => {
  let api: TestApi;
  let profile: string;
  let as: TestClient;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  async function begin() {
    profile = await aCompleteConsultant(api.db, {
      visible: true,
      description: 'Jeg bygger broer.',
    });
    await aProfileItem(api.db, profile, 'course', { name: 'Hos Fjordvarme', year: 2020 });
    as = await api.signedIn(profile);
  }
  async function take() {
    const { headers, raw } = await as.call('GET /api/main/profile/{profile}/cv/pdf', {
      params: { profile },
      query: { translateToLanguage: 'en' },
    });
    const document = await PDF.load(raw);
    const text = document
      .extractText()
      .map((page) => page.text)
      .join(' ')
      .replaceAll(/\s+/g, ' ');
    return { told: headers['x-cv-translation'], text, language: document.getLanguage() };
  }
  /** Answers every text with its own, in capitals. */
  const shout = (lost: (text: string) => boolean = () => false) => {
    const { languageModel } = api;
    languageModel.ask = (question: ModelQuestion) => {
      languageModel.questions.push(question);
      const { text = '' } = question.data as { text?: string };
      const content = { text: lost(text) ? null : text.toUpperCase() };
      return Promise.resolve({ content });
    };
  };

  it('has headings, levels and competencies in the language without a model', async () => {
    await begin();
    const { told, text, language } = await take();
    expect([told, language]).toEqual(['terms', 'en']);
    expect(text).toContain('Work experience');
    expect(text).toContain('Jeg bygger broer.');
  });

  it('is translated text by text, with names as they are, and no text is asked twice', async () => {
    await begin();
    shout();
    const { told, text } = await take();
    expect(told).toBe('full');
    expect(text).toContain('JEG BYGGER BROER.');
    expect(text).toContain('HOS Fjordvarme');
    const questions = api.languageModel.questions.length;
    expect((await take()).told).toBe('full');
    expect(api.languageModel.questions).toHaveLength(questions);
  });

  it('says that it is translated in part where the model has no answer', async () => {
    await begin();
    shout((text) => text.startsWith('Jeg'));
    const { told, text } = await take();
    expect(told).toBe('partial');
    expect(text).toContain('Jeg bygger broer.');
    expect(text).toContain('HOS Fjordvarme');
  });
});

it('locks names with marks, and refuses an answer that lost or made up one', () => {
  const lock = lockNames('Hos NAV og NAV Klage i navigasjon', ['NAV', 'NAV Klage']);
  expect(lock.locked).toBe('Hos ⟦1⟧ og ⟦2⟧ i navigasjon');
  expect(lock.unlock('At ⟦2⟧ and ⟦1⟧')).toBe('At NAV Klage and NAV');
  expect(lock.unlock('At ⟦1⟧')).toBeUndefined();
  expect(lock.unlock('At ⟦1⟧, ⟦2⟧ and ⟦3⟧')).toBeUndefined();
});
