import type { Person } from '../flowcase.tables.ts';
import { mappedPersonFields } from '../mapping/mapped-cv.ts';
import type { MergeWork } from './merge-work.ts';
import { decide } from './three-way.ts';

const flag = 'profile_description';
const textOf = (item: Record<string, unknown> | undefined): string =>
  typeof item?.['description'] === 'string' ? item['description'] : '';

/** Merges the text about the consultant. */
export function mergeDescription(work: MergeWork): void {
  const [found] = work.cv.found[flag];
  const row = work.before.find((one) => one.flag === flag);
  const theirs = textOf(found && { ...found.item });
  const before = textOf(row?.item);
  const base = work.isFirst ? undefined : before;
  const outcome = decide({ base, ours: work.profile.description, theirs });
  const place = { part: flag, source: '', field: 'description' } as const;
  if (outcome === 'taken') work.parts.description = { text: theirs, from: work.from };
  if (outcome === 'conflict') {
    work.conflicts.push({ ...place, entry_name: null, profile_item: null, base: before, theirs });
  } else if (outcome !== 'stays') work.settled.push(place);
  if (found === undefined) return;
  work.entries.push({ flag, source: found.source, item: { ...found.item }, profile_item: null });
}

/** Merges name, title and phone; returns what Flowcase says of them. */
export function mergePerson(work: MergeWork): Person {
  const said: Person = { ...work.link.person };
  const changes: Person = {};
  for (const field of mappedPersonFields) {
    const theirs = work.cv.person[field]?.value;
    if (theirs === undefined) continue;
    const base = said[field];
    const outcome = decide({ base, ours: work.profile[field] ?? '', theirs });
    const place = { part: 'person', source: '', field } as const;
    if (outcome === 'taken' && (field !== 'name' || theirs !== '')) changes[field] = theirs;
    if (outcome === 'conflict') {
      const sides = { base: base ?? null, theirs };
      work.conflicts.push({ ...place, entry_name: null, profile_item: null, ...sides });
    } else if (outcome !== 'stays') work.settled.push(place);
    said[field] = theirs;
  }
  if (Object.keys(changes).length > 0) work.parts.person = changes;
  return said;
}
