import type { Discipline } from '@torg/protocol/terms';
import { describe, expect, it } from 'vitest';
import { entryOf, fold, isKnown, rank } from './ranking.ts';

const entry = (name: string, synonyms: string[] = [], discipline: Discipline = 'technology') =>
  entryOf({ uuid: name, name, type: 'skill', discipline, synonyms });

const entries = [
  entry('JavaScript', ['JS', 'ECMAScript']),
  entry('Java', ['JDK']),
  entry('Apache Kafka'),
  entry('Kubernetes', ['k8s']),
  entry('Løsningsarkitektur', ['solution architecture']),
  entry('Øvelsesledelse', [], 'security'),
  entry('React Native'),
  entry('Brukertesting', ['user testing'], 'design'),
  entry('Testautomatisering', ['test automation']),
  entry('Testledelse', [], 'project_and_test_management'),
  entry('C#', ['C sharp']),
  entry('Backend-utvikler'),
];
const found = (query: string, more: { discipline?: Discipline; without?: string[] } = {}) =>
  rank(entries, { query, without: [], most: 5, ...more });
const names = (...options: Parameters<typeof found>) =>
  found(...options).map(({ choice }) => choice.name);

describe('a search for a term finds', () => {
  it('the exact name before longer ones that start with it', () => {
    expect(names('java')).toEqual(['Java', 'JavaScript']);
  });
  it('a synonym, and says which', () => {
    expect(found('k8s')).toMatchObject([{ choice: { name: 'Kubernetes' }, synonym: 'k8s' }]);
    expect(found('kube')[0]).not.toHaveProperty('synonym');
  });
  it('a word inside the name', () => {
    expect(names('kafka')).toEqual(['Apache Kafka']);
    expect(names('nat')).toEqual(['React Native']);
  });
  it('names that start with the letters before those that only contain them', () => {
    expect(names('test')).toEqual(['Testledelse', 'Testautomatisering', 'Brukertesting']);
  });
  it('a name without its Nordic letters, either way', () => {
    expect(names('losning')).toEqual(['Løsningsarkitektur']);
    expect(names('lösning')).toEqual(['Løsningsarkitektur']);
    expect(names('ovelse')).toEqual(['Øvelsesledelse']);
    expect(fold('Ärende  ÅÉ')).toBe('arende ae');
  });
  it('a name written in one word or in two', () => {
    for (const way of ['backendutvikler', 'back-end utvikler', 'backend-utv']) {
      expect(names(way)).toEqual(['Backend-utvikler']);
    }
  });
  it('names with special characters', () => {
    expect(names('c#')).toEqual(['C#']);
  });
  it('nothing for an unknown word', () => {
    expect(names('qqq')).toEqual([]);
  });
});

describe('among equally good hits', () => {
  it('those in the discipline of the assignment come first', () => {
    expect(names('test', { discipline: 'technology' })[0]).toBe('Testautomatisering');
    expect(names('', { discipline: 'security' })[0]).toBe('Øvelsesledelse');
  });
  it('those already chosen are left out', () => {
    expect(names('java', { without: ['Java'] })).toEqual(['JavaScript']);
  });
});

it('a term is known by its name or a synonym, in any case, and by nothing else', () => {
  for (const name of ['JAVA', 'k8s', ' solution  architecture']) {
    expect(isKnown(entries, name)).toBe(true);
  }
  expect(isKnown(entries, 'Jav')).toBe(false);
});
