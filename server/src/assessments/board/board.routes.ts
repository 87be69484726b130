import { boardAssessmentCalls, ownScoreCalls } from '@torg/protocol/assessments/board-assessments';
import { routes } from '../../platform/handler.ts';
import '../assessments.tables.ts';
import { compareCards } from '../columns/compare-cards.ts';
import { getCompareAll } from '../columns/get-compare-all.ts';
import { getComparison } from '../columns/get-comparison.ts';
import { getRanking } from '../columns/get-ranking.ts';
import { rankCards } from '../columns/rank-cards.ts';
import { startCompareAll } from '../columns/start-compare-all.ts';
import { makeRequirementMatrix } from '../matrix/make-requirement-matrix.ts';
import { commentCardAssessment } from '../scores/comment-card-assessment.ts';
import { getCardAssessmentRating } from '../scores/get-card-assessment-rating.ts';
import { getOwnScores } from '../scores/get-own-scores.ts';
import { openAssessmentAnyway } from '../scores/open-assessment-anyway.ts';
import { openAssessmentsAnyway } from '../scores/open-assessments-anyway.ts';
import { rateCardAssessment } from '../scores/rate-card-assessment.ts';
import { saveOwnScores } from '../scores/save-own-scores.ts';
import { cancelBoardAssessments } from './cancel-board-assessments.ts';
import { evaluateProfiles } from './evaluate-profiles.ts';
import { findRelevantEngagements } from './find-relevant-engagements.ts';
import { listProfileEvaluations } from './list-profile-evaluations.ts';

export const boardAssessmentRoutes = routes(boardAssessmentCalls, {
  evaluateProfiles,
  listProfileEvaluations,
  makeRequirementMatrix,
  compareCards,
  getComparison,
  rankCards,
  getRanking,
  findRelevantEngagements,
  getCompareAll,
  startCompareAll,
  cancelBoardAssessments,
  rateCardAssessment,
  getCardAssessmentRating,
  commentCardAssessment,
});

export const ownScoreRoutes = routes(ownScoreCalls, {
  getOwnScores,
  saveOwnScores,
  openAssessmentAnyway,
  openAssessmentsAnyway,
});
