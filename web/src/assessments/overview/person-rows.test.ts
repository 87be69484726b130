import { expect, test } from 'vitest';
import { inOrderOf, meetsOf, type PersonRow } from './person-rows.ts';

const evidence = [{ item: '1', quote: 'Bygget det i Java' }];
const claim = (title: string, isDocumented = true) => ({
  title,
  description: '',
  evidence: isDocumented ? evidence : [],
});
const row = (name: string, part: Partial<PersonRow> = {}): PersonRow => ({
  account: name,
  name,
  image: null,
  title: null,
  ...part,
});
const read = {
  strengths: [claim('Java')],
  weaknesses: [claim('Kotlin'), claim('Norsk', false), claim('Har ledet store …', false)],
  score: 70,
  confidence: 'GoodMatch',
  criteria: [],
  matching: [],
  flags: [],
} as const;

test('a criterion is met as the evaluation says, also where the assessment says otherwise', () => {
  const evaluated = {
    ...read,
    criteria: [{ criteriaId: 'ac_1', score: 10, meets: 'no', reason: '', evidence: [] }],
  } as const;
  expect(meetsOf(row('Kari', { read, evaluated }), { id: 'ac_1', criteria: 'Java' })).toBe('no');
});

test('without an evaluation, a claim that is called as the criterion says how it is met', () => {
  const kari = row('Kari', { read });
  const meets = (criteria: string) => meetsOf(kari, { id: 'ac_1', criteria });
  expect(['java', 'Kotlin', 'Norsk', 'Python'].map(meets)).toEqual([
    'yes',
    'partly',
    'no',
    undefined,
  ]);
  expect(meets('Har ledet store leveranser')).toBe('no');
});

test('nobody is put in order by a score unless somebody chooses it', () => {
  const rows = [row('Åse', { read }), row('Bo', { read: { ...read, score: 90 } }), row('Dag')];
  const names = (order: 'given' | 'name' | 'score') =>
    inOrderOf(rows, order, 'nb').map(({ name }) => name);
  expect(names('given')).toEqual(['Åse', 'Bo', 'Dag']);
  expect(names('name')).toEqual(['Bo', 'Dag', 'Åse']);
  expect(names('score')).toEqual(['Bo', 'Åse', 'Dag']);
});
