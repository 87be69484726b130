import { z } from 'zod';
import { callTable } from '../call.ts';
import { limits } from '../limits.ts';
import { LocaleCode, params, text } from '../shapes.ts';
import {
  RequestedAssessments,
  ProfilesToAssess,
  AssessmentFeedback,
  ListedAssessment,
  ProfileAiAssessment,
  Rating,
} from './assessment-shapes.ts';

const size = limits.assessment;
const one = params('assignment_id');
const aNeed = params('id');
/** The reader's language, in which questions are answered and errors are told. */
const inLocale = z.object({ locale: LocaleCode.default('nb') });

const asking = [
  'could_not_find_profile',
  'consultant_declined_ai_assessment',
  'prompt_asks_about_protected_trait',
] as const;

export const assessmentCalls = callTable('main', {
  assessProfilesForAssignment: {
    method: 'POST',
    path: '/assignment/{assignment_id}/profile-assessment',
    summary: 'Have profiles assessed for an assignment, for the own side; all or none.',
    access: 'assignment-assessor',
    status: 202,
    params: one,
    query: inLocale,
    body: ProfilesToAssess,
    answer: RequestedAssessments,
    errors: ['could_not_find_assignment', 'opportunity_is_archived', ...asking],
  },
  listAssignmentAssessments: {
    method: 'GET',
    path: '/assignment/{assignment_id}/profile-assessments',
    summary: 'The latest assessment of everybody whom the own side asked about.',
    access: 'assignment-assessor',
    status: 200,
    params: one,
    query: inLocale,
    answer: z.object({ profile_ai_assessments: z.array(ListedAssessment) }),
    errors: ['could_not_find_assignment'],
  },
  getAssignmentAssessment: {
    method: 'GET',
    path: '/assignment/{assignment_id}/assessment/{account_id}',
    summary: 'The latest assessment of one profile, as the own side asked for it.',
    access: 'assignment-assessor',
    status: 200,
    params: params('assignment_id', 'account_id'),
    query: inLocale,
    answer: ProfileAiAssessment,
    errors: [
      'could_not_find_assignment',
      'could_not_find_profile',
      'could_not_find_assignment_profile_ai_assessment',
    ],
  },
  listCompanyAssessmentsForAssignment: {
    method: 'GET',
    path: '/assignment/{assignment_id}/consultant-company/{consultant_company_id}/assessments',
    summary: "The latest assessment of each of the company's own consultants.",
    access: 'company-admin',
    status: 200,
    params: params('assignment_id', 'consultant_company_id'),
    query: inLocale,
    answer: z.object({ profile_ai_assessments: z.array(ListedAssessment) }),
    errors: ['could_not_find_assignment', 'could_not_find_consultant_company'],
  },
  rateAssignmentAssessment: {
    method: 'POST',
    path: '/assignment/{assignment_id}/profile-assessment/{id}/feedback',
    summary: 'Say how good an assessment is; once a person, again replaces.',
    access: 'assignment-assessor',
    status: 200,
    params: params('assignment_id', 'id'),
    body: z.object({ rating: Rating, comment: text(size.comment).nullable().default(null) }),
    answer: AssessmentFeedback,
    errors: ['could_not_find_assignment', 'could_not_find_assignment_profile_ai_assessment'],
  },
  cancelAssignmentAssessments: {
    method: 'POST',
    path: '/assignment/{assignment_id}/profile-assessment/cancel',
    summary: 'Cancel what the own side asked for and still waits for.',
    access: 'assignment-assessor',
    status: 204,
    params: one,
    errors: ['could_not_find_assignment'],
  },
  assessProfilesForOpportunity: {
    method: 'POST',
    path: '/opportunity/{id}/profile-assessment',
    summary: 'Have profiles assessed for a need; all or none.',
    access: 'opportunity-editor',
    status: 202,
    params: aNeed,
    query: inLocale,
    body: ProfilesToAssess,
    answer: RequestedAssessments,
    errors: ['could_not_find_opportunity', 'opportunity_is_archived', ...asking],
  },
  listCompanyAssessmentsForOpportunity: {
    method: 'GET',
    path: '/opportunity/{id}/consultant-company/{cc}/assessments',
    summary: "The latest assessment of each of a company's consultants for a need.",
    access: 'opportunity-editor',
    status: 200,
    params: params('id', 'cc'),
    query: inLocale,
    answer: z.object({ profile_ai_assessments: z.array(ListedAssessment) }),
    errors: ['could_not_find_opportunity', 'could_not_find_consultant_company'],
  },
  exportAssessments: {
    method: 'GET',
    path: '/opportunity/{id}/assessments/export',
    summary:
      'All that the own side asked of machines about a need, with engine, versions, hashes and who looked.',
    access: 'opportunity-editor',
    status: 200,
    params: aNeed,
    raw: 'file',
    errors: ['could_not_find_opportunity'],
  },
});
