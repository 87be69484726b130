import { vectorTypes } from '@torg/protocol/search/search';
import { silentLog } from '../../src/platform/log.ts';
import type { Db } from '../../src/platform/database/tables.ts';
import type { External } from '../../src/platform/ports/external.ts';
import { askMeaning } from '../../src/search/meaning/ask-meaning.ts';
import { findHits } from '../../src/search/results/hits.repository.ts';
import { groupsOf } from '../../src/search/query/query-groups.ts';
import { accountId } from '../load/demo-ids.ts';
import type { Grade, LabelledQuery } from './labelled-query.ts';
import { gradesFor, labelledQueries, type QuerySet } from './labels.ts';

export const engines = ['words', 'meaning', 'both'] as const;
export type Engine = (typeof engines)[number];

export interface Quality {
  /** 1: the best answers come first */
  ndcg10: number;
  /** the share of the expected people who are among the first fifty */
  recall50: number;
}

const gain = (grade: number): number => 2 ** grade - 1;
const discounted = (grades: readonly number[]): number =>
  grades.slice(0, 10).reduce((sum, grade, at) => sum + gain(grade) / Math.log2(at + 2), 0);

/** The quality of a list, given the grades by profile. */
export function qualityOf(list: readonly string[], grades: ReadonlyMap<string, number>): Quality {
  const best = discounted([...grades.values()].toSorted((a, b) => b - a));
  const found = list.slice(0, 50).filter((profile) => grades.has(profile)).length;
  return {
    ndcg10: discounted(list.map((profile) => grades.get(profile) ?? 0)) / best,
    recall50: found / grades.size,
  };
}

const first = { limit: 50, offset: 0 };

/** The first fifty hits of each engine, as a buyer would see them. */
async function listsOf(
  db: Db,
  external: External,
  query: string,
): Promise<Record<Engine, string[]>> {
  const of = { visibleOnly: true };
  const groups = await groupsOf(db, query, true);
  const criteria = { query, types: [...vectorTypes], rewriteQuery: true, requiredMatches: 1 };
  const { near } = await askMeaning(
    { searches: db, external, log: silentLog },
    criteria,
    groups,
    of,
  );
  const [words, both] = await Promise.all([
    findHits(db, { ...of, groups, ...first }),
    findHits(db, { ...of, groups, near, ...first }),
  ]);
  const ids = ({ hits }: typeof words) => hits.map(({ profile }) => profile);
  return { words: ids(words), meaning: [...(near?.profiles ?? [])], both: ids(both) };
}

async function visibleOf(db: Db, grades: ReadonlyMap<string, Grade>) {
  const rows = await db
    .selectFrom('profile_availability')
    .select('profile')
    .where('visible_in_search', '=', true)
    .execute();
  const visible = new Set(rows.map(({ profile }) => profile));
  const byId = [...grades].map(([key, grade]) => [accountId(key), grade] as const);
  return new Map(byId.filter(([profile]) => visible.has(profile)));
}

export interface Measured {
  labelled: LabelledQuery;
  quality: Record<Engine, Quality>;
}

/** Runs every query of a set on the demo data, which must have its vectors. */
export async function measureQuality(
  db: Db,
  external: External,
  set: QuerySet,
): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const labelled of labelledQueries[set]) {
    const grades = await visibleOf(db, gradesFor(labelled));
    const lists = await listsOf(db, external, labelled.query);
    const quality = (engine: Engine) => qualityOf(lists[engine], grades);
    measured.push({
      labelled,
      quality: { words: quality('words'), meaning: quality('meaning'), both: quality('both') },
    });
  }
  return measured;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export function meanQuality(measured: readonly Measured[], engine: Engine): Quality {
  const all = measured.map(({ quality }) => quality[engine]);
  return {
    ndcg10: mean(all.map(({ ndcg10 }) => ndcg10)),
    recall50: mean(all.map(({ recall50 }) => recall50)),
  };
}
