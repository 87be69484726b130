import type { Entry } from './find-entries.ts';
import type { EntryLine } from './line-features.ts';

const isDatedBullet = ({ isBullet, date, spot }: EntryLine): boolean =>
  isBullet && spot === 'right' && date !== null && (date.to !== null || date.isOpen);

const isOfBullets = (entries: readonly Entry[]): boolean => {
  const dated = entries.flatMap(({ lines }) => lines.filter(({ date }) => date !== null));
  return dated.length >= 3 && dated.filter(isDatedBullet).length >= 0.8 * dated.length;
};

/**
 * Where a school or an employer stands above its degrees or positions, each a bullet with its period
 * at the right, each of them is an entry, with what stands above.
 */
export function partDatedBullets(entries: readonly Entry[]): Entry[] {
  if (!isOfBullets(entries)) return [...entries];
  let heads: EntryLine[] = [];
  const parted: Entry[] = [];
  for (const entry of entries) {
    const { lines } = entry;
    const first = lines.findIndex(isDatedBullet);
    if (first < 0) {
      parted.push(entry);
      continue;
    }
    const above = lines.slice(0, first);
    const own = above.filter(({ isBullet }) => !isBullet);
    if (own.length > 0) heads = own;
    // Bullets without a period are the text of the entry before.
    parted.at(-1)?.lines.push(...above.filter(({ isBullet }) => isBullet));
    const begins = lines.flatMap((line, at) => (isDatedBullet(line) ? [at] : []));
    for (const [at, from] of begins.entries()) {
      parted.push({ ...entry, lines: [...heads, ...lines.slice(from, begins[at + 1])] });
    }
  }
  return parted;
}
