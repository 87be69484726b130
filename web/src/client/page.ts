import { lazyRouteComponent, type ErrorComponentProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** A page in a chunk of its own: `component: page(() => import('./LoginPage.tsx'), 'LoginPage')`. */
export function page<N extends string>(load: () => Promise<Record<N, () => ReactNode>>, name: N) {
  return lazyRouteComponent(load, name);
}

export function errorPage<N extends string>(
  load: () => Promise<Record<N, (props: ErrorComponentProps) => ReactNode>>,
  name: N,
) {
  return lazyRouteComponent(load, name);
}
