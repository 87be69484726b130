import { limits } from '@torg/protocol/limits';
import { competencyOf, termsOf } from '../../cv-imports/cv-imports.queries.ts';
import type { MergeWork } from './merge-work.ts';
import { decide } from './three-way.ts';

const lists = {
  profile_skill: { list: 'skills', mark: 'expert', most: limits.profile.skills.max },
  profile_role: { list: 'roles', mark: 'emphasize', most: limits.profile.roles },
} as const;
type Flag = keyof typeof lists;

/** The competencies that Flowcase names, with their marks; unknown terms are left out. */
function marksOf({ known }: MergeWork, flag: Flag, items: readonly object[]): Map<string, boolean> {
  const marks = new Map<string, boolean>();
  for (const item of items as Record<string, unknown>[]) {
    const [term] = termsOf(flag, item);
    const competency = term && competencyOf(known, term)?.uuid;
    if (competency === undefined) continue;
    const mark = item[lists[flag].mark] === true;
    marks.set(competency, mark || marks.get(competency) === true);
  }
  return marks;
}

function oursOf({ profile }: MergeWork, flag: Flag) {
  return flag === 'profile_skill'
    ? profile.skills.map(({ uuid, name, expert }) => ({ uuid, name, mark: expert }))
    : profile.roles.map(({ uuid, name, emphasize }) => ({ uuid, name, mark: emphasize }));
}

/** Merges the skills or the roles, each with its mark; null stands for one that is not there. */
export function mergeMarked(work: MergeWork, flag: Flag): void {
  const { list, most } = lists[flag];
  const theirs = work.cv.found[flag].map(({ item }) => item);
  const rows = work.before.filter((row) => row.flag === flag).map(({ item }) => item);
  const [after, before] = [marksOf(work, flag, theirs), marksOf(work, flag, rows)];
  const existing = oursOf(work, flag);
  const names = new Map(
    [...work.known.values()].map(({ uuid, name }): [string, string] => [uuid, name]),
  );
  const ours = new Map(existing.map(({ uuid, mark }) => [uuid, mark]));
  let isChanged = false;
  for (const competency of new Set([...after.keys(), ...before.keys()])) {
    const sides = {
      base: work.isFirst ? undefined : (before.get(competency) ?? null),
      ours: ours.get(competency) ?? null,
      theirs: after.get(competency) ?? null,
    };
    const place = { part: flag, source: competency, field: 'mark' };
    const outcome = decide(sides);
    if (outcome === 'conflict') {
      const { base, theirs: mark } = sides;
      const entry_name = names.get(competency) ?? null;
      const shownBase = base === undefined ? null : base;
      work.conflicts.push({
        ...place,
        entry_name,
        profile_item: null,
        base: shownBase,
        theirs: mark,
      });
    } else if (outcome !== 'stays') work.settled.push(place);
    if (outcome !== 'taken') continue;
    if (sides.theirs === null) ours.delete(competency);
    else if (ours.has(competency) || ours.size < most) ours.set(competency, sides.theirs);
    else continue;
    isChanged = true;
  }
  if (isChanged) work.parts[list] = [...ours].map(([uuid, mark]) => ({ uuid, mark }));
  for (const { source, item } of work.cv.found[flag]) {
    work.entries.push({ flag, source, item: { ...item }, profile_item: null });
  }
}
