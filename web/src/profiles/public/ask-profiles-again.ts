import type { QueryClient } from '@tanstack/react-query';
import { askAllProfilesAgain } from '../profiles.queries.ts';

/** Whatever shows a profile is asked again: something was done to one from elsewhere. */
export const askProfilesAgain = (client: QueryClient): void => askAllProfilesAgain(client);
