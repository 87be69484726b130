import { limits } from '@torg/protocol/limits';
import { hyphenated, QaFormData } from '@torg/protocol/qa-interviews/qa-interviews';
import { disciplines, locales } from '@torg/protocol/terms';
import { describe, expect, it } from 'vitest';
import { emptyForm } from './question-sets.ts';

const texts = (discipline: (typeof disciplines)[number], locale: (typeof locales)[number]) =>
  emptyForm(discipline, locale).questions.map(({ question }) => question);

describe.each(disciplines)('the questions for %s', (discipline) => {
  it.each(locales)('are five to eight, each once, and form a valid form in %s', (locale) => {
    const form = emptyForm(discipline, locale);
    const questions = texts(discipline, locale);
    expect(QaFormData.parse(form)).toEqual(form);
    expect(form.discipline).toBe(hyphenated(discipline));
    expect(questions.length).toBeGreaterThanOrEqual(5);
    expect(questions.length).toBeLessThanOrEqual(8);
    expect(new Set(questions).size).toBe(questions.length);
    for (const question of questions) {
      expect(question).toMatch(/^\p{Lu}.{20,}[.?]$/u);
      expect(question.length).toBeLessThanOrEqual(limits.qaInterview.question);
    }
  });

  it('are phrased separately in each language', () => {
    const all = locales.flatMap((locale) => texts(discipline, locale));
    expect(new Set(all).size).toBe(all.length);
    expect(new Set(locales.map((locale) => texts(discipline, locale).length)).size).toBe(1);
  });
});

it('are about the work of their own discipline', () => {
  const own = disciplines.map((discipline) => texts(discipline, 'en').slice(3).join('\n'));
  expect(new Set(own).size).toBe(disciplines.length);
});
