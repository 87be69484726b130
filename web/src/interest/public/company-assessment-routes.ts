import { createRoute } from '@tanstack/react-router';
import { page } from '../../client/page.ts';
import { shellRoute } from '../../client/parent-routes.ts';
import { admins, chosen, own } from '../company/company-routes.ts';

const assessment = page(
  () => import('../company/CompanyAssessmentPage.tsx'),
  'CompanyAssessmentPage',
);

/** A company chooses whom to put forward; an upper floor says how each of them fits. */
export const companyAssessmentRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: `${own}/assessment`,
  validateSearch: chosen,
  component: assessment,
  staticData: { roles: ['consultant'] },
});

/** The same for an admin, who names the company. */
export const adminCompanyAssessmentRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: `${admins}/assessment`,
  validateSearch: chosen,
  component: assessment,
  staticData: { roles: ['admin'] },
});
