import { createRoute, type AnyRoute } from '@tanstack/react-router';
import { assignmentRoute } from '../assignments/public/assignment-routes.ts';
import { page } from '../client/page.ts';
import { shellRoute } from '../client/parent-routes.ts';
import { assignmentTabs, isTab, laterPages } from './later-pages.ts';

const routesBelow = (
  parent: AnyRoute,
  isIncluded: (path: string) => boolean,
  prefix = '',
): AnyRoute[] =>
  laterPages.flatMap(({ paths, roles }) =>
    paths.filter(isIncluded).map((path) =>
      createRoute({
        getParentRoute: () => parent,
        path: path.slice(prefix.length),
        component: page(() => import('./LaterPage.tsx'), 'LaterPage'),
        staticData: { roles },
      }),
    ),
  );

/** Known to the router only: nobody should write a typed link to a page that does not exist yet. */
export const laterRoutes = routesBelow(shellRoute, (path) => !isTab(path)) as never[];

/** The tabs of an assignment, which are rendered inside its frame. */
export const laterTabRoutes = routesBelow(assignmentRoute, isTab, assignmentTabs) as never[];
