import { z } from 'zod';
import type { Reaction } from '../platform/events.ts';
import { defineJob } from '../platform/jobs/job-definition.ts';
import type { Jobs } from '../platform/jobs/job-queue.ts';
import { makeAllDue } from './meaning/embedded-texts.repository.ts';
import { embedProfiles } from './meaning/embed-profiles.ts';
import { findVersions } from './meaning/embedding-versions.repository.ts';
import { updateEmbeddings } from './meaning/update-embeddings.ts';
import { readLexicon } from './query/lexicon.ts';

/** Waits until the author pauses, since forms save while they type. */
const settleSeconds = 5;

/** Embeds the changed texts of one profile in every version that is in use or being built. */
const embedProfile = defineJob({
  name: 'embed-profile',
  input: z.object({ profile: z.uuid() }),
  async run(context, { profile }) {
    const versions = (await findVersions(context.db)).filter(({ state }) => state !== 'old');
    if (versions.length === 0) return;
    const lexicon = await readLexicon(context.db);
    for (const version of versions) await embedProfiles(context, version, [profile], lexicon);
  },
});

/**
 * Builds missing vectors, and new ones if the settings name another model or an admin requests it.
 * Repairs what lost jobs left undone.
 */
export const sweepEmbeddings = defineJob({
  name: 'sweep-embeddings',
  input: z.object({ anew: z.boolean().default(false), by: z.uuid().nullable().default(null) }),
  schedule: '*/5 * * * *',
  expireInSeconds: 900,
  atOnce: 1,
  async run(context, { anew, by }) {
    const isDone = await updateEmbeddings(context, anew ? { by } : undefined);
    if (isDone) return;
    await context.transaction((_, { enqueue }) =>
      enqueue(sweepEmbeddings, { anew: false, by: null }, { key: 'the rest' }),
    );
  },
});

/** Checks all profiles each night, since a competency's new synonym changes texts but no profile. */
const recheckEmbeddings = defineJob({
  name: 'recheck-embeddings',
  input: z.object({}),
  schedule: '23 2 * * *',
  async run({ transaction }) {
    await transaction((tx) => makeAllDue(tx));
  },
});

/** Enqueued after the commit, so that saving does not wait; the sweeper finds lost jobs. */
const embedEdited: Reaction<'edit_profile'> = {
  on: 'edit_profile',
  start: (enqueue, { metadata: { profile } }) =>
    enqueue(
      embedProfile,
      { profile },
      { soon: true, key: profile, startAfterSeconds: settleSeconds },
    ),
};

export const searchReactions = [embedEdited as unknown as Reaction];
export const searchJobs = [embedProfile, sweepEmbeddings, recheckEmbeddings];

/** Runs the sweeper at the start, since a new database, model or extension needs vectors at once. */
export function lookForTexts(jobs: Pick<Jobs, 'soon' | 'prepare'>): void {
  jobs.soon.add([
    jobs.prepare(sweepEmbeddings, { anew: false, by: null }, { key: 'at the start' }),
  ]);
}
