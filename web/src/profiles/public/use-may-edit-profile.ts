import { useQuery } from '@tanstack/react-query';
import { useLocale } from '../../client/use-locale.ts';
import { profileQuery } from '../profiles.queries.ts';

/** Whether the reader is an owner of the profile; false while it loads. */
export const useMayEditProfile = (profile: string): boolean =>
  useQuery(profileQuery(profile, useLocale())).data?.can.edit ?? false;
