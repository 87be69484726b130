import type { Span } from '@torg/protocol/reading/reading';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Found } from '../src/reading/found.ts';
import { readText } from '../src/reading/read-text.ts';
import { readCorpus } from './parse-corpus.ts';
import { shippedKnowledge } from './shipped-knowledge.ts';

const { knowledge, keys } = shippedKnowledge();
const read = (text: string, added: readonly Found[] = []) =>
  readText(text, knowledge, { today: '2026-11-23', locale: 'nb', added });
const texts = [...readCorpus('tuned'), ...readCorpus('held-out')].map(({ text }) => text);

/** Pieces of needs in any order, with signs that are more than one unit or turn the writing. */
const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(...texts.flatMap((text) => text.split(/(?<=\s)/))),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('👩‍💻 ', '\u202e', '\u200b', 'A\u030Als ', 'Ǆ', 'İ', '\r\n', '\n- '),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''));

describe('a text that is read', () => {
  it('has all words of its spans letter for letter, in order, and none of them twice', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let last = 0;
        for (const span of read(text)) {
          const said = [span, span.negation ?? [], span.importance?.words ?? []].flat();
          for (const words of said) {
            expect(text.slice(words.start, words.end)).toBe(words.text);
          }
          expect(span.start).toBeGreaterThanOrEqual(last);
          expect(span.end).toBeGreaterThan(span.start);
          last = span.end;
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is read the same every time', () => {
    for (const text of texts) expect(read(text)).toEqual(read(text));
  });

  it('is read where its accents stand apart from their letters', () => {
    const spans = read('Tjänstedesigner i Västerås'.normalize('NFD'));
    expect(spans.map(({ kind }) => kind)).toEqual(['role', 'place']);
  });

  it('is read as it is seen, and keeps the hidden signs in its words', () => {
    const text =
      'Java\u202eutvikler til \u2066Havgap\u2069 AS, ik\u200bke Kot\u00adlin, og noe med fisk';
    const start = text.indexOf('fisk');
    const fish: Found = { kind: 'customer', start, end: text.length, name: 'fisk' };
    const spans = read(text, [fish]);
    expect(spans.map(({ kind, text: said }) => [kind, said])).toEqual([
      ['role', 'Java\u202eutvikler'],
      ['customer', 'Havgap\u2069 AS'],
      ['skill', 'Kot\u00adlin'],
      ['customer', 'fisk'],
    ]);
    expect(spans[1]).toMatchObject({ name: 'Havgap AS' });
    expect(spans[2]).toMatchObject({ negation: { text: 'ik\u200bke' } });
  });

  it.each([
    ['Vi rekrutterer og tester hver uke.', []],
    ['Den ble ferdig i fem steg.', []],
    ['Fint å bruke hybridsky.', ['skill']],
    ['Arbeidet tar tid, og vi har tid.', []],
    ['Prisen er eks. mva.', []],
  ])('takes no ordinary word of %j for a technology', (text, kinds) => {
    expect(read(text).map(({ kind }) => kind)).toEqual(kinds);
  });

  it.each([
    ['Senior, juniorer ikke', ['seniority senior', 'seniority! junior']],
    ['Vi søker en UX-er, ikke konsulentselskap', ['role ux-designer', 'organization! company']],
    ['Oppstart medio februar, heltidsuppdrag', ['start 2027-02-15', 'extent 100']],
    ['Fra midten av mars, engelsk arbeidsspråk', ['start 2027-03-15', 'language en']],
    ['Vi flytter fra eget datasenter til Azure', ['skill azure']],
    ['Talar och förstår svenska väl', ['language sv']],
    ['Flytande svenska, säkerhetsklass', ['language sv', 'clearance unspecified']],
    ['Språk: svenska, engelska, tyska', ['language sv', 'language en', 'language de']],
    ['Svenska, danska kunder', []],
    ['Intresse för svenska val', []],
  ])('says what it says in passing: «%s»', (text, said) => {
    const names: Record<string, (span: Span) => unknown> = {
      seniority: (span) => span.kind === 'seniority' && span.level,
      role: (span) => span.kind === 'role' && keys.get(span.competency),
      skill: (span) => span.kind === 'skill' && keys.get(span.competency),
      organization: () => 'company',
      start: (span) => span.kind === 'start' && span.day,
      extent: (span) => span.kind === 'extent' && span.least,
      language: (span) => span.kind === 'language' && span.locale,
      clearance: (span) => span.kind === 'clearance' && span.clearance,
    };
    const found = read(text).map((span) => {
      const denied = span.negation ? '!' : '';
      return `${span.kind}${denied} ${String(names[span.kind]?.(span))}`;
    });
    expect(found).toEqual(said);
  });

  it('gets what a model adds, but never instead of what a rule has read', () => {
    const text = 'Java og noe med fisk';
    const customer = (start: number, end: number, name: string): Found => ({
      kind: 'customer',
      start,
      end,
      name,
    });
    const added = [customer(0, 4, 'Java'), customer(16, 20, 'fisk'), customer(18, 99, 'borte')];
    expect(
      read(text, added).map(({ kind, text: words, found_by }) => [kind, words, found_by]),
    ).toEqual([
      ['skill', 'Java', 'rules'],
      ['customer', 'fisk', 'model'],
    ]);
  });
});
