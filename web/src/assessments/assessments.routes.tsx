import { createRoute } from '@tanstack/react-router';
import { hireOnProfileRoute } from '../agreements/public/hire-on-profile-route.tsx';
import { assignmentRoute } from '../assignments/public/assignment-routes.ts';
import { assignmentBoardRoute, needBoardRoute } from '../boards/public/board-routes.ts';
import { page } from '../client/page.ts';
import { shellRoute } from '../client/parent-routes.ts';
import {
  adminCompanyAssessmentRoute,
  companyAssessmentRoute,
} from '../interest/public/company-assessment-routes.ts';
import { needRoute } from '../opportunities/public/need-route.ts';
import { humanList } from './human/human-search.ts';
import { readOrder } from './overview/order-search.ts';

const editors = ['consultant_buyer', 'admin'] as const;

/** A tab of an assignment: the people who were assessed, and the criteria. */
export const assessmentTabRoutes = [
  createRoute({
    getParentRoute: () => assignmentRoute,
    path: '/assessment',
    validateSearch: readOrder,
    component: page(() => import('./overview/AssessmentPage.tsx'), 'AssessmentPage'),
    staticData: { roles: editors },
  }),
];

const evaluations = page(() => import('./board/compare/EvaluationsPage.tsx'), 'EvaluationsPage');
const comparison = page(() => import('./board/compare/ComparisonPage.tsx'), 'ComparisonPage');
const ranking = page(() => import('./board/compare/RankingPage.tsx'), 'RankingPage');

/** About those in a column of an assignment's board. */
export const assignmentColumnRoutes = [
  createRoute({
    getParentRoute: () => assignmentRoute,
    path: '/boards/$column/evaluate',
    component: evaluations,
    staticData: { roles: editors },
  }),
  createRoute({
    getParentRoute: () => assignmentRoute,
    path: '/boards/$column/compare',
    component: comparison,
    staticData: { roles: editors },
  }),
  createRoute({
    getParentRoute: () => assignmentRoute,
    path: '/boards/$column/rank',
    component: ranking,
    staticData: { roles: editors },
  }),
];

/** The same of a need's board. */
export const needColumnRoutes = [
  createRoute({
    getParentRoute: () => needRoute,
    path: '/boards/$column/evaluate',
    component: evaluations,
  }),
  createRoute({
    getParentRoute: () => needRoute,
    path: '/boards/$column/compare',
    component: comparison,
  }),
  createRoute({
    getParentRoute: () => needRoute,
    path: '/boards/$column/rank',
    component: ranking,
  }),
];

const inCard = page(() => import('./board/CardAssessment.tsx'), 'CardAssessment');

/** In a card beside the board. */
export const onAssignmentBoardRoutes = [
  createRoute({ getParentRoute: () => assignmentBoardRoute, path: '/', component: inCard }),
];
export const onNeedBoardRoutes = [
  createRoute({ getParentRoute: () => needBoardRoute, path: '/', component: inCard }),
];

const fit = page(() => import('./company/CompanyFit.tsx'), 'CompanyFit');

/** Above those whom a company may put forward. */
export const onCompanyAssessmentRoutes = [
  createRoute({ getParentRoute: () => companyAssessmentRoute, path: '/', component: fit }),
];
export const onAdminCompanyAssessmentRoutes = [
  createRoute({ getParentRoute: () => adminCompanyAssessmentRoute, path: '/', component: fit }),
];

export const assessmentRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/admin/assignments/$assignment/$consultant/assessment',
    component: page(() => import('./admin/ConsultantPage.tsx'), 'ConsultantPage'),
    staticData: { roles: ['admin'] },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/admin/assessments/quality',
    component: page(() => import('./admin/QualityPage.tsx'), 'QualityPage'),
    staticData: { roles: ['admin'] },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/profiles/$profile/assessments',
    component: page(() => import('./own/OwnAssessmentsPage.tsx'), 'OwnAssessmentsPage'),
    staticData: { roles: ['consultant', 'admin'] },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/human-assessments',
    validateSearch: humanList.read,
    component: page(() => import('./human/HumanAssessmentsPage.tsx'), 'HumanAssessmentsPage'),
  }),
];

/** The button among the actions of a profile's page. */
export const onProfileRoutes = [
  createRoute({
    getParentRoute: () => hireOnProfileRoute,
    path: '/',
    component: page(() => import('./own/AssessedLink.tsx'), 'AssessedLink'),
  }),
];
