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

/** Known to the router only: nobody should write a typed link to a page that does not exist yet. */
export const laterRoutes = routes as never[];
