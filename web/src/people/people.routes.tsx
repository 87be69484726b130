import { type SearchSchemaInput, createRoute } from '@tanstack/react-router';
import { page } from '../client/page.ts';
import { shellRoute } from '../client/parent-routes.ts';
import { uuidsIn } from '../client/search-params.ts';
import { peopleList } from './people-search.ts';

interface PersonSearch {
  /** the account to merge into this one; its dialog is open */
  merge?: string;
}

const personSearch = ({ merge }: PersonSearch & SearchSchemaInput): PersonSearch => ({
  merge: uuidsIn(merge)?.[0],
});

export const peopleRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/users',
    validateSearch: peopleList.read,
    component: page(() => import('./PeoplePage.tsx'), 'PeoplePage'),
    staticData: { roles: ['admin'] },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/administrators',
    component: page(() => import('./AdministratorsPage.tsx'), 'AdministratorsPage'),
    staticData: { roles: ['admin'] },
  }),
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/admin/accounts/$account/edit',
    validateSearch: personSearch,
    component: page(() => import('./person/PersonPage.tsx'), 'PersonPage'),
    staticData: { roles: ['admin'] },
  }),
];
