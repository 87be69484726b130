import { createRoute } from '@tanstack/react-router';
import { page } from '../../client/page.ts';
import { threadRoute } from '../../messages/public/thread-route.tsx';

/** Shown in the heading of a thread; upper floors add what one can do from it as its children. */
export const interestInThreadRoute = createRoute({
  getParentRoute: () => threadRoute,
  id: 'interest',
  component: page(() => import('../answers/InterestInThread.tsx'), 'InterestInThread'),
});
