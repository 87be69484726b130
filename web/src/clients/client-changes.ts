import type { Country } from '@torg/protocol/terms';
import {
  digitsOf,
  numberStateOf,
  numberText,
  type NumberState,
} from '../organizations/public/organization-number.ts';
import type { Client, ClientChanges } from './clients.queries.ts';

/** The values of the fields. */
export interface TypedClient {
  name: string;
  number: string;
  salesAdmin: string | null;
  /** told once: a client stays where it is */
  country: Country;
}

export const typedOf = (client: Client): TypedClient => ({
  name: client.name,
  number: numberText(client.organization_number ?? '', client.country),
  salesAdmin: client.sales_admin?.account ?? null,
  country: client.country,
});

/**
 * Only what was changed, so that somebody else's saves are not overwritten; an empty field becomes
 * null.
 */
export function changesOf(typed: TypedClient, start: TypedClient): ClientChanges {
  const name = typed.name.trim();
  const number = digitsOf(typed.number);
  return {
    ...(name !== start.name && { name }),
    ...(number !== digitsOf(start.number) && { organization_number: number || null }),
    ...(typed.salesAdmin !== start.salesAdmin && { sales_admin: typed.salesAdmin }),
  };
}

/** A stored number is accepted, valid or not; a new one is checked as it is typed. */
export function numberStateIn(typed: TypedClient, start: TypedClient): NumberState {
  const isStored = digitsOf(typed.number) === digitsOf(start.number);
  return isStored ? 'right' : numberStateOf(typed.number, typed.country);
}
