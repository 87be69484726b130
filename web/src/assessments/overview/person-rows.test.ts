import { expect, test } from 'vitest';
import {
  columnsOf,
  inOrderOf,
  isFolded,
  meetsOf,
  personRows,
  type PersonRow,
} from './person-rows.ts';

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

test('without criteria, the columns are what the people were measured by', () => {
  const about = (criteria: string, meets: 'yes' | 'no') =>
    ({
      ...{ criteriaId: 'asked_1', score: 50, meets, reason: '', evidence: [] },
      asked: { criteria, importance: 'NICE_TO_HAVE' },
    }) as const;
  const kari = row('Kari', { read: { ...read, criteria: [about('Har brukt Go', 'yes')] } });
  const bo = row('Bo', {
    read: { ...read, criteria: [about('har brukt Go', 'no'), about('Rust', 'no')] },
  });
  const columns = columnsOf([kari, bo], []);
  expect(columns.map(({ criteria }) => criteria)).toEqual(['Har brukt Go', 'Rust']);
  expect(columns.map((column) => meetsOf(kari, column))).toEqual(['yes', undefined]);
  expect(columns.map((column) => meetsOf(bo, column))).toEqual(['no', 'no']);
  const [own] = columnsOf([kari], [{ id: 'ac_1', criteria: 'Go', importance: 'ABSOLUTE' }]);
  expect(own?.id).toBe('ac_1');
});

test('what is folded for the reader gives neither a score nor an order', () => {
  const grounds = {
    ...{ criteria_version: null, criteria_approved_by_name: null, criteria_approved_at: null },
    ...{ prompt: '', asked_by_name: null },
  };
  const assessment = (account: string, folded_evaluation_board_card: string | null) => ({
    ...{ opportunity_profile_ai_assessment: account, opportunity: 'o', account, name: account },
    ...{ inference_status: 'success', status: 'success', error: null, answered_by: 'built-in' },
    ...{ prompt_version: 1, created_at: '2026-11-28T10:00:00.000Z', is_outdated: false, grounds },
    ...{ feedback: null, image_url: null, title: null, folded_evaluation_board_card },
    type: 'assignment_profile_ai_assessment',
    output: {
      ...{ version: 2, strengths: [], weaknesses: [], flags: [] },
      ...{ score: folded_evaluation_board_card === null ? 40 : 90 },
      matchingConfidence: 'GoodMatch',
    },
  });
  const assessments = [assessment('Kari', null), assessment('Bo', 'card')] as never[];
  const rows = personRows({ assessments, cards: [], evaluations: [] });
  expect(rows.map(isFolded)).toEqual([false, true]);
  expect(rows.map(({ read: shown }) => shown?.score)).toEqual([40, undefined]);
  expect(rows.map(({ card }) => card)).toEqual([undefined, 'card']);
  expect(inOrderOf(rows, 'score', 'nb').map(({ name }) => name)).toEqual(['Kari', 'Bo']);
});
