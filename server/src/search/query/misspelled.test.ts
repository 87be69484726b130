import { describe, expect, it } from 'vitest';
import { editsBetween, likelyMeant } from './misspelled.ts';

const alike = (...words: string[]) => words.map((word) => ({ term: '', word, alike: 0.5 }));

describe('a misspelled word', () => {
  it.each([
    ['kuberntes', 'kubernetes', 1],
    ['kafak', 'kafka', 1],
    ['postgressql', 'postgresql', 1],
    ['taster', 'tester', 1],
    ['enterprize architekt', 'enterprise architect', 2],
    ['java', 'java', 0],
    ['', 'java', 4],
  ])('%s is as many letters from %s as are wrong', (one, other, edits) => {
    expect([editsBetween(one, other), editsBetween(other, one)]).toEqual([edits, edits]);
  });

  it('was meant to be the words that are nearest', () => {
    expect(likelyMeant('mastre', alike('masters', 'master', 'mastra'), false)).toEqual([
      'master',
      'mastra',
    ]);
  });

  it.each([
    ['short', 'jva', ['java'], false],
    ['begun otherwise', 'tank', ['bank'], false],
    ['too different', 'kuberts', ['kubernetes'], false],
    ['different by two letters, and may be a compound', 'nettbankmigr', ['nettbankmigrer'], true],
  ] as const)('is left as it is where it is %s', (_how, term, words, isExplained) => {
    expect(likelyMeant(term, alike(...words), isExplained)).toEqual([]);
  });
});
