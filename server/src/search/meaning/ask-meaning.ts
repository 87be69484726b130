import type { MeaningState, SearchBody } from '@torg/protocol/search/search';
import { NoVectors, type TextToEmbed } from '../../platform/ports/embeddings.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { Logger } from '../../platform/log.ts';
import type { External } from '../../platform/ports/external.ts';
import {
  findCorpusStats,
  findUsed,
  type EmbeddingVersion,
} from './embedding-versions.repository.ts';
import type { NearProfiles } from './fusion.ts';
import type { ProfileCriteria } from '../results/hits.repository.ts';
import { nearProfiles } from './near-profiles.ts';
import { findNear, type NearVector } from './near.repository.ts';
import type { QueryGroup } from '../query/query-groups.ts';
import { wordsOf } from '../query/read-query.ts';
import { DbCache } from './db-cache.ts';
import { rewordQuery } from '../query/reword-query.ts';

export interface SearchContext {
  db: Db;
  external: Pick<External, 'embeddings' | 'languageModel'>;
  log: Logger;
}

export interface Meaning {
  state: MeaningState;
  /** of the vectors that were asked */
  version?: number;
  /** for the search of which this is a part; undefined where meaning has nothing to say */
  near?: NearProfiles;
  /** the vectors that are near, by profile */
  hits: ReadonlyMap<string, readonly NearVector[]>;
}

type VectorSearch = NonNullable<SearchBody['vectorSearch']>;

const without = (state: MeaningState): Meaning => ({ state, hits: new Map() });

const corpusStats = new DbCache<Uint8Array>(4);
const vectors = new DbCache<number[]>(500);

/** In a sentence a misspelled word is one of many; alone it is all that there is. */
const fewWords = 2;

/** The query, what it may have been meant to say, and what it names is called otherwise. */
function textOf(
  query: string,
  groups: readonly QueryGroup[],
  words: readonly string[],
): TextToEmbed {
  const said = new Set(wordsOf(query));
  const corrected = groups.flatMap(({ term }) => wordsOf(term).filter((word) => !said.has(word)));
  const meant = groups.length > fewWords ? [] : groups.flatMap(({ near }) => near[0] ?? []);
  return {
    text: [query, ...corrected, ...meant, ...words].join(' '),
    names: groups.flatMap(({ competencies, exact }) => (competencies.length > 0 ? [exact] : [])),
  };
}

/** The query as a vector; another page of the same search does not ask the model again. */
async function vectorOf(
  { db, external }: SearchContext,
  version: EmbeddingVersion,
  text: TextToEmbed,
) {
  const embeddings = external.embeddings?.named(version.model);
  if (!embeddings) return undefined;
  const key = `${version.version} ${JSON.stringify(text)}`;
  const vector = await vectors.of(db, key, async () => {
    const known = await corpusStats.of(db, `${version.version}`, () =>
      findCorpusStats(db, version.version),
    );
    const [made = []] = await embeddings.embed([text], { as: 'query', corpusStats: known });
    return made;
  });
  return { vector, leastSimilarity: embeddings.leastSimilarity };
}

/** Whose vectors are near a query, of those who may be hits at all. */
export async function askMeaning(
  context: SearchContext,
  { query, types, rewriteQuery, requiredMatches }: VectorSearch,
  groups: readonly QueryGroup[],
  of: ProfileCriteria,
): Promise<Meaning> {
  if (context.external.embeddings === null) return without('unavailable');
  const { hasTable, used } = await findUsed(context.db);
  if (used === undefined) return without(hasTable ? 'preparing' : 'unavailable');
  try {
    const words = rewriteQuery ? await rewordQuery(context, query) : [];
    const queryVector = await vectorOf(context, used, textOf(query, groups, words));
    if (queryVector === undefined) return without('unavailable');
    const near = await findNear(context.db, { ...used, ...queryVector, types }, of);
    const hits = nearProfiles(near, requiredMatches);
    const { version } = used;
    if (hits.size === 0) return { ...without('used'), version };
    return {
      state: 'used',
      version,
      near: { profiles: [...hits.keys()], areHits: requiredMatches > 0 },
      hits,
    };
  } catch (error) {
    if (!(error instanceof NoVectors)) throw error;
    context.log.warn({ err: error }, 'a search goes without meaning');
    return without('unavailable');
  }
}
