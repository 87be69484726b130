import type { Embeddings } from '../../platform/ports/embeddings.ts';
import type { JobContext } from '../../platform/jobs/job-definition.ts';
import { findDue } from './embedded-texts.repository.ts';
import { allTexts, embedProfiles, profilesAtOnce } from './embed-profiles.ts';
import {
  beginVersion,
  completeVersion,
  findVersions,
  indexVersion,
  removeSome,
  retireVersions,
  type EmbeddingVersion,
} from './embedding-versions.repository.ts';
import { readLexicon, type Lexicon } from '../query/lexicon.ts';
import { hasVectorTable } from './vector-table.ts';

const removedAtOnce = 5_000;
/** Many at once, since the query also reads all profiles that are not due. */
const dueAtOnce = 1_000;
/** Much shorter than the job may take; the rest is left to the next job. */
const workForMs = 240_000;

/** Who requested new vectors; undefined: they are renewed only if the settings name another model. */
type RenewalRequest = { by: string | null } | undefined;

/** Starts a version: learns from all texts, and finds out the length of the model's vectors. */
async function begin(
  { db, transaction }: JobContext,
  chosen: Embeddings,
  lexicon: Lexicon,
  request: RenewalRequest,
) {
  const corpusStats = await chosen.learn(allTexts(db, lexicon));
  const probe = { text: 'Torg', names: [] };
  const [vector = []] = await chosen.embed([probe], { as: 'document', corpusStats });
  const version = { model: chosen.name, dimensions: vector.length, learnt: corpusStats };
  await transaction((tx) => beginVersion(tx, { ...version, begun_by: request?.by ?? null }));
}

/** Ensures that a version of the model in the settings is in use or being built. */
async function beginIfNeeded(
  context: JobContext,
  chosen: Embeddings,
  lexicon: Lexicon,
  request: RenewalRequest,
): Promise<void> {
  const { db, transaction, now } = context;
  const versions = await findVersions(db);
  const building = versions.find(({ state }) => state === 'building');
  const current = versions.find(({ state }) => state === 'current');
  const isNeeded = request !== undefined || (building ?? current)?.model !== chosen.name;
  if (!isNeeded) return;
  // The version that is being built is older than the settings or the request.
  if (building !== undefined) await transaction((tx) => retireVersions(tx, 'building', now()));
  if (request === undefined && current?.model === chosen.name) return;
  await begin(context, chosen, lexicon, request);
}

/** Embeds the due profiles of one version; returns whether none is left. */
async function catchUp(
  context: JobContext,
  version: EmbeddingVersion,
  lexicon: Lexicon,
  until: number,
): Promise<boolean> {
  // Skips a version whose model is no longer available; the next one is being built.
  if (!context.external.embeddings?.named(version.model)) return false;
  while (performance.now() < until) {
    const due = await findDue(context.db, version.version, dueAtOnce);
    if (due.length === 0) return true;
    for (let from = 0; from < due.length && performance.now() < until; from += profilesAtOnce) {
      await embedProfiles(context, version, due.slice(from, from + profilesAtOnce), lexicon);
    }
  }
  return false;
}

async function removeOld({ transaction }: JobContext, old: EmbeddingVersion): Promise<void> {
  let isLeft = true;
  while (isLeft) isLeft = await transaction((tx) => removeSome(tx, old.version, removedAtOnce));
}

/** Brings all vectors up to date; returns whether that is complete. */
export async function updateEmbeddings(
  context: JobContext,
  request?: RenewalRequest,
): Promise<boolean> {
  const { db, external, transaction, withoutTimeout, now, log } = context;
  if (external.embeddings === null || !(await hasVectorTable(db))) return true;
  const until = performance.now() + workForMs;
  const lexicon = await readLexicon(db);
  await beginIfNeeded(context, external.embeddings.chosen, lexicon, request);
  let isDone = true;
  for (const version of await findVersions(db)) {
    if (version.state === 'old') continue;
    const isCaughtUp = await catchUp(context, version, lexicon, until);
    isDone &&= isCaughtUp;
    if (isCaughtUp && withoutTimeout !== null) {
      await withoutTimeout((slowDb) => indexVersion(slowDb, version));
    }
    if (!isCaughtUp || version.state !== 'building') continue;
    await transaction((tx) => completeVersion(tx, version.version, now()));
    log.info({ model: version.model, version: version.version }, 'new vectors are in use');
    // The version that was in use until now need not catch up.
    break;
  }
  for (const version of await findVersions(db)) {
    if (version.state === 'old') await removeOld(context, version);
  }
  return isDone;
}
