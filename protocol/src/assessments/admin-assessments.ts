import { z } from 'zod';
import { inferenceStatuses } from '../ai-jobs/ai-terms.ts';
import { callTable } from '../call.ts';
import { limits } from '../limits.ts';
import { LocaleCode, Moment, Paged, Uuid, queryPage, requiredText, text } from '../shapes.ts';
import { CardAiAssessment } from './assessment-shapes.ts';

const size = limits.assessment;

const lookup = z.object({
  query: text(limits.query).default(''),
  limit: z.coerce.number().int().min(1).max(50).default(10),
});
const admin = { access: 'admin', status: 200 } as const;

const QualityRow = z
  .object({
    type: z.string(),
    prompt_version: z.int(),
    answered_by: z.string(),
    asked: z.int(),
    failed: z.int(),
    outdated: z.int(),
    /** ratings above, at and below zero */
    positive: z.int(),
    neutral: z.int(),
    negative: z.int(),
    /** of 100: how near the machine's scores are to people's own, per criterion; null: nobody scored */
    agreement: z.number().nullable(),
  })
  .meta({ id: 'AssessmentQualityRow' });

export const adminAssessmentCalls = callTable('main', {
  listAssessableAssignments: {
    method: 'GET',
    path: '/admin/assignment-profile-assessment/active-assignments',
    summary: 'Active assignments by words of their titles.',
    ...admin,
    query: lookup,
    answer: z.object({ items: z.array(z.object({ uuid: Uuid, title: z.string() })) }),
  },
  listAssessableConsultants: {
    method: 'GET',
    path: '/admin/assignment-profile-assessment/consultants',
    summary: 'Consultants by name.',
    ...admin,
    query: lookup,
    answer: z.object({ items: z.array(z.object({ account: Uuid, name: z.string() })) }),
  },
  listAssessmentsInBoards: {
    method: 'GET',
    path: '/admin/evaluation-board-card-ai-assessments-in-boards',
    summary: 'What machines answered about people on boards, board by board.',
    ...admin,
    query: z.object({
      locale: LocaleCode.default('nb'),
      ...queryPage({ default: 10, max: 50 }),
    }),
    answer: z.object({
      boards: z.array(
        z.object({
          evaluation_board: Uuid,
          board_title: z.string(),
          evaluation_board_card_ai_assessments: z.array(CardAiAssessment),
        }),
      ),
      ...Paged,
    }),
  },
  askAboutProfiles: {
    method: 'POST',
    path: '/rag',
    summary:
      'Answer a question from the profiles that a search finds, each sentence with its source.',
    ...admin,
    effect: 'external',
    body: z.object({
      instruction: text(size.instruction),
      query: requiredText(size.query),
      locale: LocaleCode.default('nb'),
    }),
    answer: z.object({
      /** sentences that each have a source; says so where nothing was found */
      result: z.string(),
      sources: z.array(
        z.object({
          profile: Uuid,
          /** an entry of the profile; the profile's own id for its title, description and lists */
          item: Uuid,
          quote: z.string(),
          name: z.string(),
        }),
      ),
      answered_by: z.string(),
      created_at: Moment,
    }),
    errors: ['prompt_asks_about_protected_trait'],
  },
  getAssessmentQuality: {
    method: 'GET',
    path: '/admin/assessments/quality',
    summary: 'Ratings, agreement with people and failures, by kind, version and engine.',
    ...admin,
    answer: z.object({
      rows: z.array(QualityRow),
      statuses: z.array(z.object({ inference_status: z.enum(inferenceStatuses), count: z.int() })),
    }),
  },
});
