import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';

export interface RouterContext {
  queryClient: QueryClient;
  /** Lets signed-in users in, and sends others to the login, from which they return to `href`. */
  enter: (href: string) => Promise<void>;
}

/** The two parents of every domain's routes; the app defines their frames. */
export const rootRoute = createRootRouteWithContext<RouterContext>()();

/** Everything behind sign-in is rendered inside the shell. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: ({ context, location }) => context.enter(location.href),
});
