import type { Facts } from '../flowcase.tables.ts';
import { mappedFacts, type MappedFact } from '../mapping/mapped-cv.ts';
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

const ourFact = ({ profile }: MergeWork, fact: MappedFact): string => profile[fact] ?? '';

/** Merges name, title, phone and the first day of work; returns what Flowcase says of them. */
export function mergeFacts(work: MergeWork): Facts {
  const said: Facts = { ...work.link.facts };
  const changes: Facts = {};
  for (const fact of mappedFacts) {
    const theirs = work.cv.facts[fact]?.value;
    if (theirs === undefined) continue;
    const base = said[fact];
    const outcome = decide({ base, ours: ourFact(work, fact), theirs });
    const place = { part: 'person', source: '', field: fact } as const;
    if (outcome === 'taken') changes[fact] = theirs;
    if (outcome === 'conflict') {
      const sides = { base: base ?? null, theirs };
      work.conflicts.push({ ...place, entry_name: null, profile_item: null, ...sides });
    } else if (outcome !== 'stays') work.settled.push(place);
    said[fact] = theirs;
  }
  const { experience_since, ...person } = changes;
  if (experience_since !== undefined) work.parts.experience_since = experience_since;
  if (Object.keys(person).length > 0) work.parts.person = person;
  return said;
}
