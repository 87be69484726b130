import { createRoute } from '@tanstack/react-router';
import { page } from '../../client/page.ts';
import { adminFindRoute } from '../../search/public/find-routes.tsx';

/** Beside the heading of the admins' search; upper floors add theirs below it. */
export const askOnFindRoute = createRoute({
  getParentRoute: () => adminFindRoute,
  id: 'ask',
  component: page(() => import('../admin/AskOnFind.tsx'), 'AskOnFind'),
});
