import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { lockProfiles, sendToReviewIfReady } from '../../profiles/profiles.commands.ts';
import { findWaitingForReview, lockLink, updateLink } from '../links/links.repository.ts';
import { asSomebody } from './as-somebody.ts';

/** Sends profiles from Flowcase to review as soon as the rules pass, also after edits by hand. */
export const sendWaitingToReview = defineJob({
  name: 'send-flowcase-profiles-to-review',
  input: z.object({}),
  schedule: '*/10 * * * *',
  async run({ db, transaction, now }) {
    for (const { flowcase_link, profile } of await findWaitingForReview(db)) {
      await transaction(async (tx, job) => {
        await lockProfiles(tx, [profile]);
        const link = await lockLink(tx, flowcase_link);
        if (link?.qa_discipline == null) return;
        const names = [link.created_by, profile];
        const context = await asSomebody({ tx, job, now: now() }, link, names);
        if (context === undefined) return;
        const review = await sendToReviewIfReady(context, profile, link.qa_discipline);
        if (review !== 'waits') await updateLink(tx, flowcase_link, { qa_discipline: null });
      });
    }
  },
});
