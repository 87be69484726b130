import { makeEmbeddings } from '../server/src/adapters/embeddings/make-embeddings.ts';
import type { Database } from '../server/src/platform/database/database.ts';
import type { Db } from '../server/src/platform/database/tables.ts';
import { silentLog } from '../server/src/platform/log.ts';
import type { External } from '../server/src/platform/ports/external.ts';
import {
  findCorpusStats,
  findUsed,
} from '../server/src/search/meaning/embedding-versions.repository.ts';
import { updateEmbeddings } from '../server/src/search/meaning/update-embeddings.ts';

/** The values that the question about vectors uses; null if the database has no vectors. */
export interface VectorCast {
  version: number;
  dimensions: number;
  /** queries that match no words, with their vectors for both sides */
  queries: { query: string; vector: string }[];
}

/** Misspelled so that words find nobody: only the vectors are measured. */
const queries = [
  'prosjektledingx avx kjernesystemx',
  'frontendutviklr medx reactkomponentr',
  'skyplattformr ogx kubernetesdriftx',
  'testautomatiseringx avx nettbankr',
  'datavarehusx forx sykehusr',
];

/** Gives every profile vectors, as the jobs would; 20,000 profiles take some minutes. */
export async function embedAll(database: Database): Promise<void> {
  const { db } = database;
  const external = { embeddings: makeEmbeddings({ embeddings: null }) } as External;
  const transaction: Parameters<typeof updateEmbeddings>[0]['transaction'] = (change) =>
    db.transaction().execute((tx) =>
      change(tx, {
        emit: async () => {},
        enqueue: async () => {},
        enqueueAll: async () => {},
        notify: async () => {},
      }),
    );
  const withoutTimeout = database.kind === 'pglite' ? null : database.withoutTimeouts;
  const context = {
    id: 'embed-all',
    db,
    searches: database.searches,
    external,
    transaction,
    withoutTimeout,
    now: () => new Date(),
    log: silentLog,
  };
  let isDone = false;
  while (!isDone) isDone = await updateEmbeddings(context);
}

export async function makeVectorCast(db: Db): Promise<VectorCast | null> {
  const { used } = await findUsed(db);
  if (used === undefined) return null;
  const corpusStats = await findCorpusStats(db, used.version);
  const texts = queries.map((text) => ({ text, names: [] }));
  const { chosen } = makeEmbeddings({ embeddings: null });
  const vectors = await chosen.embed(texts, { as: 'query', corpusStats });
  const { version, dimensions } = used;
  const embedded = queries.map((query, at) => ({ query, vector: JSON.stringify(vectors[at]) }));
  return { version, dimensions, queries: embedded };
}
