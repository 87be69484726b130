import { createRoute } from '@tanstack/react-router';
import { page } from '../client/page.ts';
import { shellRoute } from '../client/parent-routes.ts';
import { cvExportList } from './cv-exports-search.ts';

export const cvRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/profiles/$profile/cv-exports',
    validateSearch: cvExportList.read,
    component: page(() => import('./CvExportsPage.tsx'), 'CvExportsPage'),
    staticData: { roles: ['consultant', 'admin'] },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/profiles/$profile/cv-variants',
    component: page(() => import('./variants/CvVariantsPage.tsx'), 'CvVariantsPage'),
    staticData: { roles: ['consultant', 'admin'] },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/profiles/$profile/cv-variants/$variant',
    component: page(() => import('./variants/CvVariantPage.tsx'), 'CvVariantPage'),
    staticData: { roles: ['consultant', 'admin'] },
  }),
];
