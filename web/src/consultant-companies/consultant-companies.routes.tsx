import { createRoute } from '@tanstack/react-router';
import { page } from '../client/page.ts';
import { shellRoute } from '../client/parent-routes.ts';
import { companySearch } from './company-search.ts';
import { companyList } from './list/companies-search.ts';

const company = page(() => import('./ConsultantCompanyPage.tsx'), 'ConsultantCompanyPage');
const newConsultant = page(() => import('./NewConsultantPage.tsx'), 'NewConsultantPage');

const own = '/consultant-company';
const admins = '/admin/consultant-company/$company';

export const consultantCompanyRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: own,
    validateSearch: companySearch,
    component: company,
    staticData: { roles: ['consultant'] },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: `${own}/profiles/new`,
    component: newConsultant,
    staticData: { roles: ['consultant'] },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: admins,
    validateSearch: companySearch,
    component: company,
    staticData: { roles: ['admin'] },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: `${admins}/profiles/new`,
    component: newConsultant,
    staticData: { roles: ['admin'] },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/companies',
    validateSearch: companyList.read,
    component: page(() => import('./list/CompaniesPage.tsx'), 'CompaniesPage'),
    staticData: { roles: ['admin'] },
  }),
];
