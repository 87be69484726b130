import { adminAssessmentCalls } from '@torg/protocol/assessments/admin-assessments';
import { assessmentCalls } from '@torg/protocol/assessments/assessments';
import { ownAssessmentCalls } from '@torg/protocol/assessments/own-assessments';
import { routes } from '../platform/handler.ts';
import './assessments.tables.ts';
import { askAboutProfiles } from './admin/ask-about-profiles.ts';
import { getAssessmentQuality } from './admin/get-assessment-quality.ts';
import { listAssessableAssignments } from './admin/list-assessable-assignments.ts';
import { listAssessableConsultants } from './admin/list-assessable-consultants.ts';
import { listAssessmentsInBoards } from './admin/list-assessments-in-boards.ts';
import { assessProfilesForAssignment } from './asking/assess-profiles-for-assignment.ts';
import { assessProfilesForOpportunity } from './asking/assess-profiles-for-opportunity.ts';
import { cancelAssignmentAssessments } from './asking/cancel-assignment-assessments.ts';
import { answerHumanAssessment } from './own/answer-human-assessment.ts';
import { askForHumanAssessment } from './own/ask-for-human-assessment.ts';
import { declineAssessments } from './own/decline-assessments.ts';
import { listHumanAssessments } from './own/list-human-assessments.ts';
import { listOwnAssessments } from './own/list-own-assessments.ts';
import { exportAssessments } from './reading/export-assessments.ts';
import { getAssignmentAssessment } from './reading/get-assignment-assessment.ts';
import { listAssignmentAssessments } from './reading/list-assignment-assessments.ts';
import { listCompanyAssessmentsForAssignment } from './reading/list-company-assessments-for-assignment.ts';
import { listCompanyAssessmentsForOpportunity } from './reading/list-company-assessments-for-opportunity.ts';
import { rateAssignmentAssessment } from './reading/rate-assignment-assessment.ts';

export const assessmentRoutes = routes(assessmentCalls, {
  assessProfilesForAssignment,
  listAssignmentAssessments,
  getAssignmentAssessment,
  listCompanyAssessmentsForAssignment,
  rateAssignmentAssessment,
  cancelAssignmentAssessments,
  assessProfilesForOpportunity,
  listCompanyAssessmentsForOpportunity,
  exportAssessments,
});

export const ownAssessmentRoutes = routes(ownAssessmentCalls, {
  listOwnAssessments,
  declineAssessments,
  askForHumanAssessment,
  listHumanAssessments,
  answerHumanAssessment,
});

export const adminAssessmentRoutes = routes(adminAssessmentCalls, {
  listAssessableAssignments,
  listAssessableConsultants,
  listAssessmentsInBoards,
  askAboutProfiles,
  getAssessmentQuality,
});
