import type { Db } from '../../platform/database/tables.ts';
import type { JobContext } from '../../platform/jobs/job-definition.ts';
import type { Embeddings } from '../../platform/ports/embeddings.ts';
import type { Lexicon } from '../query/lexicon.ts';
import { findAfter, findHashes, findTexts, upsertVectors } from './embedded-texts.repository.ts';
import { findCorpusStats, type EmbeddingVersion } from './embedding-versions.repository.ts';
import { profileTexts, type ProfileText } from './profile-texts.ts';

export const profilesAtOnce = 50;

/** All texts, for a model that learns from them. */
export async function* allTexts(db: Db, lexicon: Lexicon): AsyncGenerator<ProfileText> {
  let after: string | undefined;
  for (;;) {
    const profiles = await findAfter(db, after, profilesAtOnce);
    for (const row of await findTexts(db, profiles)) yield* profileTexts(row, lexicon);
    if (profiles.length < profilesAtOnce) return;
    after = profiles.at(-1);
  }
}

/** Embeds the changed texts of some profiles in one version; returns how many. */
export async function embedProfiles(
  { db, external, transaction }: Pick<JobContext, 'db' | 'external' | 'transaction'>,
  { version, model }: EmbeddingVersion,
  profiles: readonly string[],
  lexicon: Lexicon,
): Promise<number> {
  const embeddings = external.embeddings?.named(model) ?? null;
  if (embeddings === null) return 0;
  const rows = await findTexts(db, profiles);
  if (rows.length === 0) return 0;
  const texts = rows.flatMap((row) => profileTexts(row, lexicon));
  const hashes = await findHashes(db, version, profiles);
  const changed = texts.filter(({ type, item, hash }) => hashes.get(`${type} ${item}`) !== hash);
  const corpusStats = changed.length > 0 ? await findCorpusStats(db, version) : new Uint8Array();
  const vectors = await embed(embeddings, changed, corpusStats);
  const items = texts.map(({ item }) => item);
  await transaction((tx) => upsertVectors(tx, { version, profiles: rows, vectors, items }));
  return changed.length;
}

async function embed(
  embeddings: Embeddings,
  texts: readonly ProfileText[],
  corpusStats: Uint8Array,
) {
  if (texts.length === 0) return [];
  const vectors = await embeddings.embed(texts, { as: 'document', corpusStats });
  return texts.map((text, place) => ({ ...text, vector: vectors[place] ?? [] }));
}
