import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';

export interface RouterContext {
  queryClient: QueryClient;
  /** Lets the signed-in in, and sends others to the login, to come back to `href`. */
  enter: (href: string) => Promise<void>;
}

/** The two that every domain hangs its routes on; what stands around their pages, the app says. */
export const rootRoute = createRootRouteWithContext<RouterContext>()();

/** Everything behind sign-in stands inside the shell. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  beforeLoad: ({ context, location }) => context.enter(location.href),
});
