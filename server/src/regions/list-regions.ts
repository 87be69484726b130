import type { regionCalls } from '@torg/protocol/regions/regions';
import type { Handler } from '../platform/handler.ts';
import { findRegions } from './regions.repository.ts';

/** The alphabets differ: Norway ends with æ, ø, å and Sweden with å, ä, ö. */
const alphabets = { NO: new Intl.Collator('nb'), SE: new Intl.Collator('sv') };

export const listRegions: Handler<typeof regionCalls.listRegions> = async ({ db }) => {
  const regions = await findRegions(db);
  regions.sort(
    (a, b) => a.country.localeCompare(b.country) || alphabets[a.country].compare(a.name, b.name),
  );
  return { regions };
};
