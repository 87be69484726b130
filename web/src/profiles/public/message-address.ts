import type { Profile } from '../profiles.queries.ts';

/** A new message to the consultant; the name finds them, the account says which one is meant. */
export const messageAddress = ({ account, name }: Pick<Profile, 'account' | 'name'>): string =>
  `/messages/new?${new URLSearchParams({ to: account, name })}`;
