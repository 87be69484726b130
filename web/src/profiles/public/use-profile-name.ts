import { useQuery } from '@tanstack/react-query';
import { useLocale } from '../../client/use-locale.ts';
import { profileQuery } from '../profiles.queries.ts';

/** The name on a profile; undefined while it loads. */
export const useProfileName = (profile: string): string | undefined =>
  useQuery(profileQuery(profile, useLocale())).data?.name;
