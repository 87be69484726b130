import { randomInt } from 'node:crypto';
import type { Tx } from '../../platform/database/tables.ts';

/** Without letters and digits that are mistaken for each other. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const random = (length: number): string =>
  Array.from({ length }, () => signs[randomInt(signs.length)]).join('');

/** What the profile is called where it has no name; drawn once, so that nobody can work it out. */
export async function findOrAddReference(tx: Tx, profile: string): Promise<string> {
  const find = () =>
    tx
      .selectFrom('cv_reference')
      .select('reference')
      .where('profile', '=', profile)
      .executeTakeFirst();
  for (let length = 4; ;) {
    const known = await find();
    if (known) return known.reference;
    const added = await tx
      .insertInto('cv_reference')
      .values({ profile, reference: random(length) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('reference')
      .executeTakeFirst();
    // Taken by another profile: the next one is longer.
    if (added === undefined) length += 1;
  }
}
