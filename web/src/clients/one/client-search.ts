import type { SearchSchemaInput } from '@tanstack/react-router';

/** Whether the invitation dialog is open: the menu links straight to it. */
export interface ClientSearch {
  'invite-colleague'?: 'true';
}

export const clientSearch = (search: ClientSearch & SearchSchemaInput): ClientSearch => ({
  'invite-colleague': search['invite-colleague'] === 'true' ? 'true' : undefined,
});
