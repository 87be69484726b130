import { describe, expect, it } from 'vitest';
import { phrasesOf, spellingsOf, significantWordsOf, termsOf } from './read-query.ts';

describe('a query', () => {
  it.each([
    ['Vi trenger en erfaren utvikler med Java', ['utvikler', 'java']],
    ['C++ og C#, .NET/Node.js', ['c++', 'c#', '.net', 'node.js']],
    ['front-end frontend', ['front-end', 'frontend']],
    ['ÆRLIG Åse Öst', ['aerlig', 'ase', 'ost']],
    ['java java JAVA', ['java']],
    ['   ', []],
    ['!!! ???', []],
  ])('%j has the terms %j', (query, terms) => {
    expect(termsOf(query)).toEqual(terms);
  });

  it('of stop words alone is used unchanged', () => {
    expect(significantWordsOf('en som kan')).toEqual([]);
    expect(termsOf('en som kan')).toEqual(['en', 'som', 'kan']);
  });

  it('has no more than twelve terms', () => {
    const many = Array.from({ length: 30 }, (_, place) => `ord${place}`).join(' ');
    expect(termsOf(many)).toHaveLength(12);
  });

  it('is cut into runs of up to three words', () => {
    expect(phrasesOf('Site Reliability Engineer Oslo')).toEqual([
      'site',
      'site reliability',
      'site reliability engineer',
      'reliability',
      'reliability engineer',
      'reliability engineer oslo',
      'engineer',
      'engineer oslo',
      'oslo',
    ]);
  });

  it.each([
    ['frontendutvikler', 'frontend-utvikler'],
    ['full stack utvikler', 'full-stack-utvikler'],
    ['prosjekt leder', 'prosjektleder'],
    ['front-end utvikler', 'frontendutvikler'],
    ['testleder', 'testleder'],
  ])('%j may be spelled %j', (query, spelling) => {
    expect(spellingsOf(query).get(spelling)).toBe(query);
  });

  it('does not join short words to another word', () => {
    expect([...spellingsOf('i os').keys()]).not.toContain('ios');
  });
});
