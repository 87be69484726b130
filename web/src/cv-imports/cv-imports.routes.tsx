import { createRoute } from '@tanstack/react-router';
import { page } from '../client/page.ts';
import { shellRoute } from '../client/parent-routes.ts';
import { importSearch } from './import-search.ts';
import { wizardRoute } from '../profiles/public/profile-route.tsx';

export const cvImportRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/profiles/$profile/cv-import',
    component: page(() => import('./CvImportsPage.tsx'), 'CvImportsPage'),
    staticData: { roles: ['consultant', 'admin'] },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/profiles/$profile/cv-import/$import',
    validateSearch: importSearch,
    component: page(() => import('./review/CvImportPage.tsx'), 'CvImportPage'),
    staticData: { roles: ['consultant', 'admin'] },
  }),
];

/** The step of the wizard about the CV. */
export const cvImportInWizardRoutes = [
  createRoute({
    getParentRoute: () => wizardRoute,
    path: '/',
    component: page(() => import('./CvInWizard.tsx'), 'CvInWizard'),
  }),
];
