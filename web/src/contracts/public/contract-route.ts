import { createRoute } from '@tanstack/react-router';
import { page } from '../../client/page.ts';
import { shellRoute } from '../../client/parent-routes.ts';

/** The page of a contract; upper floors add theirs below it, among its actions. */
export const contractRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/contracts/$contract',
  component: page(() => import('../one/ContractPage.tsx'), 'ContractPage'),
});
