import type { SearchSchemaInput } from '@tanstack/react-router';
import { oneOf } from '../../client/search-params.ts';

/** Nobody is put in order by a score unless somebody chooses it. */
export const orders = ['given', 'name', 'score'] as const;
export type Order = (typeof orders)[number];

export interface OrderSearch {
  order?: Order;
}

export const readOrder = (raw: OrderSearch & SearchSchemaInput): OrderSearch => ({
  order: oneOf(orders.slice(1), raw.order),
});
