import { createRoute, type AnyRoute } from '@tanstack/react-router';
import { page } from '../client/page.ts';
import { shellRoute } from '../client/parent-routes.ts';
import { laterPages } from './later-pages.ts';

const routes: AnyRoute[] = laterPages.flatMap(({ paths, roles }) =>
  paths.map((path) =>
    createRoute({
      getParentRoute: () => shellRoute,
      path,
      component: page(() => import('./LaterPage.tsx'), 'LaterPage'),
      staticData: { roles },
    }),
  ),
);

/** Known to the router only: no typed link should be written to a page that is not there yet. */
export const laterRoutes = routes as never[];
