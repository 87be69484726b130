import { z } from 'zod';
import { askAi } from '../../ai-jobs/ai-jobs.commands.ts';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import { lockOpportunity } from '../opportunities.repository.ts';
import { recommendationKind } from './recommendation-kind.ts';

/** Asks for consultants once the fields of a need have been read. */
export const askForRecommendation = defineJob({
  name: 'ask-for-recommendation',
  input: z.object({ opportunity: z.uuid(), asked_by: z.uuid().nullable() }),
  async run({ transaction, now, external: { settings } }, { opportunity, asked_by }) {
    await transaction(async (db, job) => {
      const row = await lockOpportunity(db, opportunity);
      if (row === undefined || row.archived) return;
      const { locale, organization: asked_for } = row;
      const about = { subject: opportunity, asked_by, asked_for, locale, follows_change: true };
      await askAi({ db, now: now(), settings, ...job }, recommendationKind, about);
    });
  },
});
