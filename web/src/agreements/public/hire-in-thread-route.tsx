import { createRoute } from '@tanstack/react-router';
import { page } from '../../client/page.ts';
import { threadRoute } from '../../messages/public/thread-route.tsx';

/** The button in the heading of a thread; upper floors add theirs beside it. */
export const hireInThreadRoute = createRoute({
  getParentRoute: () => threadRoute,
  id: 'hire',
  component: page(() => import('../hire/HireInThread.tsx'), 'HireInThread'),
});
