import { afterAll, beforeAll, expect, it } from 'vitest';
import { silentLog } from '../../src/platform/log.ts';
import { hasVectorTable } from '../../src/search/vector-table.ts';
import { startTestApi, type TestApi } from '../../src/testing/start-test-api.ts';
import { loadTownIfEmpty } from '../load-town-if-empty.ts';
import type { QueryKind } from './labelled-query.ts';
import { gradesFor, labelledQueries } from './labels.ts';
import { meanQuality, measureQuality, qualityOf, type Measured } from './measure-quality.ts';

let api: TestApi;
let measured: Measured[];

beforeAll(async () => {
  api = await startTestApi();
  await loadTownIfEmpty(api.torg.parts, silentLog);
  await api.runScheduled('sweep-embeddings');
  measured = await measureQuality(api.db, api.torg.parts.outside, 'tuned');
}, 180_000);
afterAll(() => api.close());

it('is judged by two sets of at least sixty queries of every kind in three languages, each with somebody to find', () => {
  for (const queries of Object.values(labelledQueries)) {
    const groups = Map.groupBy(queries, ({ kind, locale }) => `${kind} ${locale}`);
    expect([groups.size, queries.length >= 60]).toEqual([15, true]);
    expect(queries.filter((one) => gradesFor(one).size === 0)).toEqual([]);
  }
  const texts = Object.values(labelledQueries).flatMap((queries) =>
    queries.map(({ query }) => query.toLowerCase()),
  );
  expect(new Set(texts).size).toBe(texts.length);
});

it('is measured as the books say', () => {
  const grades = new Map([
    ['a', 3],
    ['b', 1],
  ]);
  expect(qualityOf(['a', 'b'], grades)).toEqual({ ndcg10: 1, recall50: 1 });
  const late = qualityOf(['x', 'a'], grades);
  expect(late.recall50).toBe(0.5);
  expect(late.ndcg10).toBeCloseTo(7 / Math.log2(3) / (7 + 1 / Math.log2(3)), 6);
});

it('finds by words', () => {
  const { ndcg10, recall50 } = meanQuality(measured, 'words');
  expect(ndcg10).toBeGreaterThan(0.71);
  expect(recall50).toBeGreaterThan(0.7);
});

it('finds by words and meaning together better than by either', async (context) => {
  if (!(await hasVectorTable(api.db))) return context.skip('this server has no pgvector');
  const { words, meaning, both } = {
    words: meanQuality(measured, 'words'),
    meaning: meanQuality(measured, 'meaning'),
    both: meanQuality(measured, 'both'),
  };
  for (const figure of ['ndcg10', 'recall50'] as const) {
    expect(both[figure]).toBeGreaterThan(words[figure]);
    expect(both[figure]).toBeGreaterThan(meaning[figure]);
  }
  expect(both.ndcg10).toBeGreaterThan(0.845);
  expect(both.recall50).toBeGreaterThan(0.85);
  const of = (kind: QueryKind) => measured.filter(({ labelled }) => labelled.kind === kind);
  for (const kind of ['role', 'skill', 'synonym', 'typo'] as const) {
    expect(meanQuality(of(kind), 'both').ndcg10).toBeGreaterThan(0.88);
  }
  return expect(meanQuality(of('sentence'), 'both').ndcg10).toBeGreaterThan(0.64);
});
