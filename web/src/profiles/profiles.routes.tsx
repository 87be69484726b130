import { createRoute, redirect, type SearchSchemaInput } from '@tanstack/react-router';
import { page } from '../client/page.ts';
import { rootRoute, shellRoute } from '../client/parent-routes.ts';
import { textIn } from '../client/search-params.ts';
import { fieldSearch } from './profile-search.ts';

const editorPage = page(() => import('./ProfileEditorPage.tsx'), 'ProfileEditorPage');
const writers = ['consultant', 'admin'] as const;

/** Links from elsewhere leave out `/profiles`; they are redirected. */
const linkedRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$profile/edit/profile',
    validateSearch: fieldSearch,
    beforeLoad: ({ params, search }) => {
      throw redirect({ to: '/profiles/$profile/edit/profile', params, search, replace: true });
    },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$profile/projects/new',
    validateSearch: fieldSearch,
    beforeLoad: ({ params, search }) => {
      throw redirect({ to: '/profiles/$profile/projects/new', params, search, replace: true });
    },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/$profile/projects/$project/edit',
    validateSearch: fieldSearch,
    beforeLoad: ({ params, search }) => {
      throw redirect({
        to: '/profiles/$profile/projects/$project/edit',
        params,
        search,
        replace: true,
      });
    },
  }),
];

export const profileRoutes = [
  ...linkedRoutes,
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/profiles/$profile/edit/profile',
    validateSearch: fieldSearch,
    component: editorPage,
    staticData: { roles: writers },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/profiles/$profile/projects/new',
    validateSearch: fieldSearch,
    component: editorPage,
    staticData: { roles: writers },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/profiles/$profile/projects/$project/edit',
    validateSearch: fieldSearch,
    component: editorPage,
    staticData: { roles: writers },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/profiles/$profile/checklist',
    component: page(() => import('./progress/checklist/ChecklistPage.tsx'), 'ChecklistPage'),
    staticData: { roles: writers },
  }),
];

/** From a mail, for its recipient, signed in or not. */
export const profileMailRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/availability/confirm',
    validateSearch: (search: { token?: string } & SearchSchemaInput) => ({
      token: textIn(search.token) ?? '',
    }),
    component: page(
      () => import('./progress/ConfirmAvailabilityPage.tsx'),
      'ConfirmAvailabilityPage',
    ),
  }),
];
