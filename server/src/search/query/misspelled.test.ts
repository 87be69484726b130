import { describe, expect, it } from 'vitest';
import { editsBetween, likelyMeant } from './misspelled.ts';

const similar = (...words: string[]) => words.map((word) => ({ term: '', word, similarity: 0.5 }));

describe('a misspelled word', () => {
  it.each([
    ['kuberntes', 'kubernetes', 1],
    ['kafak', 'kafka', 1],
    ['postgressql', 'postgresql', 1],
    ['taster', 'tester', 1],
    ['enterprize architekt', 'enterprise architect', 2],
    ['java', 'java', 0],
    ['', 'java', 4],
  ])('%s differs from %s by %i edits', (word, other, edits) => {
    expect([editsBetween(word, other), editsBetween(other, word)]).toEqual([edits, edits]);
  });

  it('was meant to be one of the nearest words', () => {
    expect(likelyMeant('mastre', similar('masters', 'master', 'mastra'), false)).toEqual([
      'master',
      'mastra',
    ]);
  });

  it.each([
    ['short', 'jva', ['java'], false],
    ['different in its first letter', 'tank', ['bank'], false],
    ['too different', 'kuberts', ['kubernetes'], false],
    ['different by two letters, and may be a compound', 'nettbankmigr', ['nettbankmigrer'], true],
  ] as const)('is not corrected when it is %s', (_how, term, words, isExplained) => {
    expect(likelyMeant(term, similar(...words), isExplained)).toEqual([]);
  });
});
