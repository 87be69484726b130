import type { accountCalls } from '@torg/protocol/accounts/accounts';
import { findFile } from '../../files/files.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import { smallKey } from '../../platform/ports/storage.ts';
import { found, Refusal } from '../../platform/refusal.ts';

/** Everybody who is signed in may see these; other files belong to a thread or an assignment. */
const shown: ReadonlySet<string> = new Set(['photo', 'logo']);
const aMonth = 30 * 86_400;

/** A new picture gets a new address, so browsers may cache this one for long. */
export const getImage: Handler<typeof accountCalls.getImage> = async (
  { db },
  { params, query },
) => {
  const file = found(await findFile(db, params.file_id), 'could_not_find_image');
  if (!shown.has(file.purpose)) throw new Refusal('could_not_find_image');
  const { file_name, media_type } = file;
  const isSmall = query.size === 'small' && file.has_small;
  const storage_key = isSmall ? smallKey(file.storage_key) : file.storage_key;
  return { storage_key, file_name, media_type, inline: true, cacheFor: aMonth };
};
