import type { Actor } from '../platform/actor.ts';
import type { Viewer } from './saved-lists.repository.ts';

/** Buyers see what colleagues share; an admin in a company sees only their own lists. */
export const viewerOf = ({ account, organization, role }: Actor): Viewer => ({
  account,
  company: organization,
  seesTeam: role === 'consultant_buyer',
});
