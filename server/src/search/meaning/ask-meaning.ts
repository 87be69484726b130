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
  searches: Db;
  external: Pick<External, 'embeddings' | 'languageModel'>;
  log: Logger;
}

export interface Meaning {
  state: MeaningState;
  /** the version of the vectors that were searched */
  version?: number;
  /** the near profiles, to be fused with the hits by words; undefined if there are none */
  near?: NearProfiles;
  /** the near vectors, by profile */
  hits: ReadonlyMap<string, readonly NearVector[]>;
}

type VectorSearch = NonNullable<SearchBody['vectorSearch']>;

const without = (state: MeaningState): Meaning => ({ state, hits: new Map() });

const corpusStats = new DbCache<Uint8Array>(4);
const vectors = new DbCache<number[]>(500);

/** Corrections are embedded in queries of at most this many words; in a sentence they hardly matter. */
const fewWords = 2;

/** The query with its corrections, its rewordings, and the other names of its competencies. */
function textOf(
  query: string,
  groups: readonly QueryGroup[],
  words: readonly string[],
): TextToEmbed {
  const queryWords = new Set(wordsOf(query));
  const corrected = groups.flatMap(({ term }) =>
    wordsOf(term).filter((word) => !queryWords.has(word)),
  );
  const near = groups.length > fewWords ? [] : groups.flatMap((group) => group.near[0] ?? []);
  return {
    text: [query, ...corrected, ...near, ...words].join(' '),
    names: groups.flatMap(({ competencies, exact }) => (competencies.length > 0 ? [exact] : [])),
  };
}

/** The query as a vector, cached so that other pages of the same search do not call the model. */
async function vectorOf(
  { searches: db, external }: SearchContext,
  version: EmbeddingVersion,
  text: TextToEmbed,
) {
  const embeddings = external.embeddings?.named(version.model);
  if (!embeddings) return undefined;
  const key = `${version.version} ${JSON.stringify(text)}`;
  const vector = await vectors.of(db, key, async () => {
    const stats = await corpusStats.of(db, `${version.version}`, () =>
      findCorpusStats(db, version.version),
    );
    const [embedded = []] = await embeddings.embed([text], { as: 'query', corpusStats: stats });
    return embedded;
  });
  return { vector, leastSimilarity: embeddings.leastSimilarity };
}

/** Finds vectors that are near the query, of profiles that match the criteria. */
export async function askMeaning(
  context: SearchContext,
  { query, types, rewriteQuery, requiredMatches }: VectorSearch,
  groups: readonly QueryGroup[],
  criteria: ProfileCriteria,
): Promise<Meaning> {
  if (context.external.embeddings === null) return without('unavailable');
  const { hasTable, used } = await findUsed(context.searches);
  if (used === undefined) return without(hasTable ? 'preparing' : 'unavailable');
  try {
    const words = rewriteQuery ? await rewordQuery(context, query) : [];
    const queryVector = await vectorOf(context, used, textOf(query, groups, words));
    if (queryVector === undefined) return without('unavailable');
    const near = await findNear(context.searches, { ...used, ...queryVector, types }, criteria);
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
    context.log.warn({ err: error }, 'a search by meaning failed and uses words alone');
    return without('unavailable');
  }
}
