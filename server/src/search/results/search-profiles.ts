import type { searchCalls } from '@torg/protocol/search/search';
import { imageUrl } from '../../files/files.queries.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Handler } from '../../platform/handler.ts';
import { isSearcher } from '../../profiles/profiles.queries.ts';
import { findByName, type Readable } from '../autocomplete/profile-names.repository.ts';

/** The profiles whose names the actor may read. */
function readableBy(actor: Actor): Readable {
  if (actor.role === 'admin') return { all: true };
  const { account, organization, isAdminInCompany, role } = actor;
  const ownCompany = role === 'consultant' && isAdminInCompany ? organization : null;
  return { all: false, visible: isSearcher(actor), account, organization: ownCompany };
}

export const searchProfiles: Handler<typeof searchCalls.searchProfiles> = async (
  { db, actor },
  { body: { query, limit } },
) => {
  const rows = await findByName(db, { query, limit }, readableBy(actor));
  return {
    profiles: rows.map(({ image_file, ...row }) => ({ ...row, image_url: imageUrl(image_file) })),
    limit,
  };
};
