import { z } from 'zod';
import { callTable } from '../call.ts';
import { limits } from '../limits.ts';
import { CriterionId } from '../opportunities/criteria.ts';
import { LocaleCode, Uuid, params, text } from '../shapes.ts';
import {
  CardAiAssessments,
  ComparisonEnvelope,
  CompareAll,
  EngagementsEnvelope,
  force_recreate,
  prompt,
  Rating,
  RankingEnvelope,
  someIds,
} from './assessment-shapes.ts';

const size = limits.assessment;
const inLocale = z.object({ locale: LocaleCode.default('nb') });
const aNeed = params('id');
const aCard = params('id', 'card');
/** The nil UUID is the inbox. */
const aColumn = params('id', 'col');
const anAssessment = params('id', 'assessment');

const CardsToAssess = z
  .object({
    /** unset: all that are about somebody */
    evaluation_board_cards: someIds(size.cardsNamed).optional(),
    prompt,
    force_recreate,
  })
  .default({ prompt: '', force_recreate: false });

/** Changed by whoever may edit the need, an assignment's own one included. */
const editing = { access: 'opportunity-editor', status: 200 } as const;
const asking = { ...editing, status: 202, query: inLocale } as const;
const aBoard = ['could_not_find_opportunity', 'could_not_find_evaluation_board'] as const;
const asked = [
  ...aBoard,
  'opportunity_is_archived',
  'consultant_declined_ai_assessment',
  'prompt_asks_about_protected_trait',
  'missing_opportunity_criteria_job_started',
] as const;
const someCards = [
  'could_not_find_evaluation_board_column',
  'could_not_find_evaluation_board_card',
  'could_not_find_evaluation_board_cards',
  'too_many_evaluation_board_cards',
] as const;
const anyAssessment = [...aBoard, 'could_not_find_evaluation_board_card_ai_assessment'] as const;

const Ratings = z
  .object({ rating_value: Rating.nullable(), rating_comment: z.string().nullable() })
  .meta({ id: 'CardAssessmentRating' });

export const boardAssessmentCalls = callTable('main', {
  evaluateProfiles: {
    method: 'POST',
    path: '/opportunity/{id}/profile-evaluations',
    summary: 'Have the people on the board evaluated by the criteria.',
    ...asking,
    params: aNeed,
    body: CardsToAssess,
    answer: CardAiAssessments,
    errors: [...asked, ...someCards],
  },
  listProfileEvaluations: {
    method: 'GET',
    path: '/opportunity/{id}/profile-evaluations',
    summary: 'What machines answered about the people on the board.',
    ...editing,
    params: aNeed,
    query: inLocale,
    answer: CardAiAssessments,
    errors: aBoard,
  },
  makeRequirementMatrix: {
    method: 'POST',
    path: '/opportunity/{id}/board/card/{card}/requirement-matrix',
    summary: 'How somebody meets each criterion, as a Word document.',
    ...editing,
    params: aCard,
    query: inLocale,
    body: z.object({ prompt }).default({ prompt: '' }),
    raw: 'file',
    effect: 'external',
    errors: [
      ...asked,
      'could_not_find_evaluation_board_card',
      'could_not_find_profile',
      'could_not_create_evaluation_board_card_requirement_matrix',
      'could_not_create_requirement_matrix_responses',
      'could_not_create_requirement_matrix_docx',
    ],
  },
  compareCards: {
    method: 'POST',
    path: '/opportunity/{id}/board/column/{col}/cards/compare',
    summary: 'Have 2 to 8 people of a column compared.',
    ...asking,
    params: aColumn,
    body: CardsToAssess,
    answer: ComparisonEnvelope,
    errors: [...asked, ...someCards],
  },
  getComparison: {
    method: 'GET',
    path: '/opportunity/{id}/board/column/{col}/cards/compare',
    summary: 'The latest comparison of the column.',
    ...editing,
    params: aColumn,
    query: inLocale,
    answer: ComparisonEnvelope,
    errors: [
      ...aBoard,
      'could_not_find_evaluation_board_column',
      'could_not_find_profile_comparison_assessment',
    ],
  },
  rankCards: {
    method: 'POST',
    path: '/opportunity/{id}/board/column/{col}/cards/rank',
    summary: 'Have 2 to 50 people of a column ranked; nothing on the board moves by it.',
    ...asking,
    params: aColumn,
    body: CardsToAssess,
    answer: RankingEnvelope,
    errors: [...asked, ...someCards],
  },
  getRanking: {
    method: 'GET',
    path: '/opportunity/{id}/board/column/{col}/cards/rank',
    summary: 'The latest ranking of the column.',
    ...editing,
    params: aColumn,
    query: inLocale,
    answer: RankingEnvelope,
    errors: [
      ...aBoard,
      'could_not_find_evaluation_board_column',
      'could_not_find_profile_ranking_assessment',
    ],
  },
  findRelevantEngagements: {
    method: 'POST',
    path: '/opportunity/{id}/board/card/{card}/professional-engagements',
    summary: 'Have the projects and jobs found that matter most for the need.',
    ...asking,
    params: aCard,
    body: z.object({ prompt, force_recreate }).default({ prompt: '', force_recreate: false }),
    answer: EngagementsEnvelope,
    errors: [...asked, 'could_not_find_evaluation_board_card', 'could_not_find_profile'],
  },
  getCompareAll: {
    method: 'GET',
    path: '/opportunity/{id}/board/column/{col}/cards/compare-all',
    summary: 'How far engagements, comparison and ranking of the column are.',
    ...editing,
    params: aColumn,
    answer: CompareAll,
    errors: [...aBoard, 'could_not_find_evaluation_board_column'],
  },
  startCompareAll: {
    method: 'POST',
    path: '/opportunity/{id}/board/column/{col}/cards/compare-all',
    summary: 'Ask for what of engagements, comparison and ranking is missing on the column.',
    ...asking,
    params: aColumn,
    answer: CompareAll,
    errors: [...asked, ...someCards, 'could_not_create_all_compare_evaluations'],
  },
  cancelBoardAssessments: {
    method: 'POST',
    path: '/opportunity/{id}/assessments/cancel',
    summary: 'Cancel what was asked about the people on the board and still is waited for.',
    ...editing,
    status: 204,
    params: aNeed,
    errors: aBoard,
  },
  rateCardAssessment: {
    method: 'POST',
    path: '/opportunity/{id}/profile-evaluation/{assessment}/rating',
    summary: 'Say how good an evaluation is.',
    ...editing,
    params: anAssessment,
    body: z.object({ rating_value: Rating }),
    answer: Ratings,
    errors: anyAssessment,
  },
  getCardAssessmentRating: {
    method: 'GET',
    path: '/opportunity/{id}/profile-evaluation/{assessment}/rating',
    summary: 'How good the viewer found an evaluation.',
    ...editing,
    params: anAssessment,
    answer: Ratings,
    errors: anyAssessment,
  },
  commentCardAssessment: {
    method: 'POST',
    path: '/opportunity/{id}/profile-evaluation/{assessment}/rating/comment',
    summary: 'Say in words how good an evaluation is, with a rating or without.',
    ...editing,
    params: anAssessment,
    body: z.object({ rating_comment: text(size.comment) }),
    answer: Ratings,
    errors: anyAssessment,
  },
});

const OwnScores = z
  .object({
    scores: z.array(
      z.object({ criteria_id: z.string(), score: z.int().min(0).max(4), comment: z.string() }),
    ),
    /** the machine's answers are folded until one has scored, or has opened them anyway */
    is_folded: z.boolean(),
    /** those of others who have scored, once one has scored oneself */
    others: z.array(
      z.object({
        account: Uuid,
        name: z.string(),
        scores: z.array(z.object({ criteria_id: z.string(), score: z.int() })),
      }),
    ),
  })
  .meta({ id: 'OwnScores' });

const board = { access: 'board-editor', status: 200, params: params('id') } as const;

export const ownScoreCalls = callTable('main', {
  getOwnScores: {
    method: 'GET',
    path: '/evaluation-board-card/{id}/scores',
    summary: "The viewer's own scores of somebody per criterion.",
    ...board,
    answer: OwnScores,
    errors: ['could_not_find_evaluation_board_card'],
  },
  saveOwnScores: {
    method: 'PUT',
    path: '/evaluation-board-card/{id}/scores',
    summary: 'Score somebody per criterion, apart from what machines say.',
    ...board,
    body: z.object({
      scores: z
        .array(
          z.object({
            criteria_id: CriterionId,
            score: z.int().min(0).max(4),
            comment: text(size.comment).default(''),
          }),
        )
        .max(limits.opportunity.criteria.most)
        .refine(
          (all) => new Set(all.map(({ criteria_id }) => criteria_id)).size === all.length,
          'must not repeat',
        ),
    }),
    answer: OwnScores,
    errors: ['could_not_find_evaluation_board_card', 'could_not_find_opportunity_criteria'],
  },
  openAssessmentAnyway: {
    method: 'POST',
    path: '/evaluation-board-card/{id}/assessment-opened',
    summary: 'Open what machines say before one has scored; this is logged.',
    ...board,
    answer: OwnScores,
    errors: ['could_not_find_evaluation_board_card'],
  },
  openAssessmentsAnyway: {
    method: 'POST',
    path: '/evaluation-board/{id}/assessments-opened',
    summary: 'Open what machines say about several before one has scored them; this is logged.',
    ...board,
    status: 204,
    body: z.object({ evaluation_board_cards: someIds(size.cardsNamed) }),
    errors: ['could_not_find_evaluation_board', 'could_not_find_evaluation_board_card'],
  },
});
