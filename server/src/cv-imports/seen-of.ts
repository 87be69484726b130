import type { ProfileRow } from '../profiles/profiles.queries.ts';
import type { SeenProfile } from './cv-imports.tables.ts';

/** What the profile has now; what is different when the CV is read was edited meanwhile. */
export const seenOf = ({ items, description, skills, roles }: ProfileRow): SeenProfile => ({
  items: Object.fromEntries(items.map(({ uuid, revision }) => [uuid, revision])),
  description,
  skills: skills.map(({ uuid }) => uuid),
  roles: roles.map(({ uuid }) => uuid),
});
