import type { Profile } from '../profiles.queries.ts';

/** A new message to the consultant; the name finds them, the account tells namesakes apart. */
export const messageAddress = ({ account, name }: Pick<Profile, 'account' | 'name'>): string =>
  `/messages/new?${new URLSearchParams({ to: account, name })}`;
