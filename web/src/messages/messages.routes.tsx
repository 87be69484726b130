import { createRoute, redirect, type SearchSchemaInput } from '@tanstack/react-router';
import { page } from '../client/page.ts';
import { shellRoute } from '../client/parent-routes.ts';
import { textIn, uuidsIn } from '../client/search-params.ts';
import { numberedList } from './numbers/numbers-search.ts';
import { messagesRoute } from './public/messages-route.tsx';

/** Links that an operator can configure name the assignment in the path. */
const redirectToThreads = ({ params }: { params: { assignment: string } }): void => {
  throw redirect({ to: '/messages/assignments', search: params, replace: true });
};

const nothingOpen = page(() => import('./list/NothingOpen.tsx'), 'NothingOpen');

export const messagePages = [
  createRoute({ getParentRoute: () => messagesRoute, path: '/', component: nothingOpen }),
  createRoute({
    getParentRoute: () => messagesRoute,
    path: '/assignments',
    component: nothingOpen,
  }),
  createRoute({
    getParentRoute: () => messagesRoute,
    path: '/assignments/$assignment',
    beforeLoad: redirectToThreads,
  }),
  createRoute({
    getParentRoute: () => messagesRoute,
    path: '/new',
    validateSearch: (search: { to?: string; name?: string } & SearchSchemaInput) => ({
      to: uuidsIn(search.to)?.[0],
      name: textIn(search.name),
    }),
    component: page(() => import('./compose/NewMessagePage.tsx'), 'NewMessagePage'),
  }),
];

export const threadNumberRoutes = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/number-threads',
    validateSearch: numberedList.read,
    component: page(() => import('./numbers/NumbersPage.tsx'), 'NumbersPage'),
    staticData: { roles: ['admin'] },
  }),
];
