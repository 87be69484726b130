import { useQuery } from '@tanstack/react-query';
import { useLocale } from '../../client/use-locale.ts';
import { profileQuery } from '../profiles.queries.ts';

/** Whose profile it is that one reads; undefined while it is on its way. */
export const useProfileName = (profile: string): string | undefined =>
  useQuery(profileQuery(profile, useLocale())).data?.name;
