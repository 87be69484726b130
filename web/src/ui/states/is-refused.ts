import type { UseQueryResult } from '@tanstack/react-query';
import { RequestError } from '../../client/request-error.ts';

/** Whether a query was refused because of who asked. */
export const isRefused = ({ data, error }: Pick<UseQueryResult, 'data' | 'error'>): boolean =>
  data === undefined && error instanceof RequestError && error.refused;
