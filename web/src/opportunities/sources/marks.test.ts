import { describe, expect, it } from 'vitest';
import { aStructured } from '../opportunities.fixtures.ts';
import { marksOf, piecesOf, type Mark } from './marks.ts';

const mark = (id: string, quote: string): Mark => ({
  id,
  field: 'title',
  context_id: 'mail',
  quote,
  target: 'need-title',
});
const cut = (text: string, ...marks: Mark[]) =>
  piecesOf(text, marks).map((piece) => [piece.text, piece.marks.map(({ id }) => id).join()]);

describe('the words that fields came from', () => {
  it('are those of fields, terms, requirements and unknown words', () => {
    const source = (quote: string) => ({ context_id: 'mail', quote });
    const marks = marksOf(
      aStructured({
        sources: { title: source('Backendutvikler søkes') },
        term_sources: { java: source('Java'), gone: source('COBOL') },
        requirements: [{ kind: 'must', text: 'Fem år', source: source('minst fem år') }],
        unmatched_terms: [{ term: 'Foo', kind: 'skill', nearest: null, source: source('Foo') }],
      }),
    );
    expect(marks.map(({ field, quote, target }) => [field, quote, target])).toEqual([
      ['title', 'Backendutvikler søkes', 'need-title'],
      ['skills', 'Java', 'need-skills'],
      ['requirements', 'minst fem år', 'requirement-0'],
      ['skills', 'Foo', 'need-skills'],
    ]);
  });
});

describe('a text with marks', () => {
  it('is cut around them, and nothing of it is lost', () => {
    expect(cut('Vi søker Java nå', mark('a', 'Java'))).toEqual([
      ['Vi søker ', ''],
      ['Java', 'a'],
      [' nå', ''],
    ]);
  });
  it('has several marks where they lie over each other, the shortest first', () => {
    expect(cut('Fem år med Java', mark('whole', 'Fem år med Java'), mark('word', 'Java'))).toEqual([
      ['Fem år med ', 'whole'],
      ['Java', 'word,whole'],
    ]);
  });
  it('has no mark on the space between two of them', () => {
    const marks = [mark('whole', 'Java. Bergen.'), mark('one', 'Java.'), mark('two', 'Bergen.')];
    expect(cut('Java. Bergen.', ...marks)).toEqual([
      ['Java.', 'one,whole'],
      [' ', ''],
      ['Bergen.', 'two,whole'],
    ]);
  });
  it('is whole where no quote stands in it', () => {
    expect(cut('Hei', mark('a', 'Java'), mark('b', ''))).toEqual([['Hei', '']]);
    expect(cut('')).toEqual([]);
  });
});
