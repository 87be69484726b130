import type { Embeddings } from '../adapters/embeddings/embeddings.ts';
import type { Db } from '../platform/database/tables.ts';
import type { JobContext } from '../platform/jobs/job-definition.ts';
import { findAfter, findHashes, findTexts, keepVectors } from './embedded-texts.repository.ts';
import { findLearnt, type EmbeddingVersion } from './embedding-versions.repository.ts';
import type { Lexicon } from './lexicon.ts';
import { profileTexts, type ProfileText } from './profile-texts.ts';

export const profilesAtOnce = 50;

/** Every text that there is, for a model that has to learn of them. */
export async function* allTexts(db: Db, lexicon: Lexicon): AsyncGenerator<ProfileText> {
  let after: string | undefined;
  for (;;) {
    const profiles = await findAfter(db, after, profilesAtOnce);
    for (const row of await findTexts(db, profiles)) yield* profileTexts(row, lexicon);
    if (profiles.length < profilesAtOnce) return;
    after = profiles.at(-1);
  }
}

/** Gives what has changed in some profiles new vectors of one version; answers of how many texts. */
export async function embedProfiles(
  { db, outside, transaction }: Pick<JobContext, 'db' | 'outside' | 'transaction'>,
  { version, model }: EmbeddingVersion,
  profiles: readonly string[],
  lexicon: Lexicon,
): Promise<number> {
  const embeddings = outside.embeddings?.named(model) ?? null;
  if (embeddings === null) return 0;
  const rows = await findTexts(db, profiles);
  if (rows.length === 0) return 0;
  const texts = rows.flatMap((row) => profileTexts(row, lexicon));
  const hashes = await findHashes(db, version, profiles);
  const changed = texts.filter(({ type, item, hash }) => hashes.get(`${type} ${item}`) !== hash);
  const learnt = changed.length > 0 ? await findLearnt(db, version) : new Uint8Array();
  const vectors = await embed(embeddings, changed, learnt);
  const items = texts.map(({ item }) => item);
  await transaction((tx) => keepVectors(tx, { version, profiles: rows, vectors, items }));
  return changed.length;
}

async function embed(embeddings: Embeddings, texts: readonly ProfileText[], learnt: Uint8Array) {
  if (texts.length === 0) return [];
  const vectors = await embeddings.embed(texts, { as: 'document', learnt });
  return texts.map((text, place) => ({ ...text, vector: vectors[place] ?? [] }));
}
