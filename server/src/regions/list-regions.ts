import type { regionCalls } from '@torg/protocol/regions/regions';
import type { Handler } from '../platform/handler.ts';
import { findRegions } from './regions.repository.ts';

/** Each country's own alphabet: å is last in both, ø before it in Norway, ö after ä in Sweden. */
const alphabets = { NO: new Intl.Collator('nb'), SE: new Intl.Collator('sv') };

export const listRegions: Handler<typeof regionCalls.listRegions> = async ({ db }) => {
  const regions = await findRegions(db);
  regions.sort(
    (a, b) => a.country.localeCompare(b.country) || alphabets[a.country].compare(a.name, b.name),
  );
  return { regions };
};
