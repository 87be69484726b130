import type { Profile } from '../profiles.queries.ts';

export type ProfileStatus = NonNullable<Profile['status']>;

export interface ProgressProps {
  profile: Profile;
  status: ProfileStatus;
}
