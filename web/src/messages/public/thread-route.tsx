import { createRoute } from '@tanstack/react-router';
import { page } from '../../client/page.ts';
import { messagesRoute } from './messages-route.tsx';

/** One thread. Upper floors add what one can do from it as its children. */
export const threadRoute = createRoute({
  getParentRoute: () => messagesRoute,
  path: '/$thread',
  component: page(() => import('../thread/ThreadPage.tsx'), 'ThreadPage'),
});
