import { z } from 'zod';
import { aiJobOf, forgetAiJobs } from '../ai-jobs/ai-jobs.commands.ts';
import { reaction } from '../platform/events.ts';
import { defineJob } from '../platform/jobs/job-definition.ts';
import { followAssignment } from './assignments/follow-assignment.ts';
import {
  findForgottenFiles,
  findForgottenSubjects,
  findWaiting,
} from './contexts/contexts.repository.ts';
import { forgetContextFile } from './contexts/forget-context-file.ts';
import { criteriaKind } from './criteria/criteria-kind.ts';
import { readOpportunityFile } from './files/read-opportunity-file.ts';
import { askForRecommendation } from './recommendation/ask-for-recommendation.ts';
import { recommendationKind } from './recommendation/recommendation-kind.ts';
import { structuredKind } from './structured/structured-kind.ts';

const lostAfterMs = 3 * 60_000;
const filesAtOnce = 200;

/** Begins again what was lost with its process. */
const sweepOpportunityFiles = defineJob({
  name: 'sweep-opportunity-files',
  input: z.object({}),
  schedule: '*/5 * * * *',
  async run({ db, transaction, now }) {
    const lost = await findWaiting(db, new Date(now().getTime() - lostAfterMs));
    await transaction(async (_tx, { enqueue }) => {
      for (const context_id of lost) {
        await enqueue(readOpportunityFile, { context_id }, { key: context_id });
      }
    });
  },
});

const kinds = [structuredKind, recommendationKind, criteriaKind];

/** Removes the files and answers of needs that went with their company or their assignment. */
const sweepForgottenNeeds = defineJob({
  name: 'sweep-forgotten-needs',
  input: z.object({}),
  schedule: '41 * * * *',
  async run({ transaction }) {
    let swept = filesAtOnce;
    while (swept === filesAtOnce) {
      swept = await transaction(async (db, { enqueue }) => {
        const files = await findForgottenFiles(db, filesAtOnce);
        for (const file of files) await forgetContextFile({ db, enqueue }, file);
        return files.length;
      });
    }
    await transaction(async (db) => {
      const types = kinds.map(({ type }) => type);
      const gone = await findForgottenSubjects(db, types, filesAtOnce);
      for (const type of types) await forgetAiJobs(db, type, gone);
    });
  },
});

export const opportunityJobs = [
  readOpportunityFile,
  askForRecommendation,
  followAssignment,
  ...kinds.map((kind) => aiJobOf(kind)),
  sweepOpportunityFiles,
  sweepForgottenNeeds,
];

export const opportunityReactions = [
  reaction('changed_assignment_text', followAssignment, ({ metadata, actingAccount }) => ({
    assignment: metadata.assignment,
    asked_by: actingAccount,
  })),
];
