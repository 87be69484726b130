import { createRoute } from '@tanstack/react-router';
import { page } from '../../client/page.ts';
import { shellRoute } from '../../client/parent-routes.ts';
import { threadSearch } from '../thread-search.ts';

/** The list of threads, with the open page beside it. */
export const messagesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/messages',
  validateSearch: threadSearch,
  component: page(() => import('../MessagesPage.tsx'), 'MessagesPage'),
});
