import { isItemFlag, type FeatureExtractionFlag } from '@torg/protocol/cv-imports/read-cv';
import { limits } from '@torg/protocol/limits';
import { readTerms } from '../../competencies/competencies.queries.ts';
import type { MoveContext } from '../../platform/moves/movable.ts';
import { changeParts, type CameFrom, type PartChanges } from '../../profiles/profiles.commands.ts';
import { updateEntries, updateImport } from '../cv-imports.repository.ts';
import type { Sections } from '../cv-imports.tables.ts';
import { changeItems } from './change-items.ts';
import { planDescription } from './plan-description.ts';
import { planMarked } from './plan-marked.ts';
import { planPerson } from './plan-person.ts';
import { competencyOf, type KnownTerms } from './known-terms.ts';
import type { Target } from './target.ts';
import { termsOf } from './terms-of.ts';
import type { Wanted, WantedSection } from './wanted.ts';

interface Work {
  context: MoveContext;
  target: Target;
  wanted: Wanted;
  known: KnownTerms;
  from: CameFrom;
  sections: Sections;
  parts: PartChanges & { items: string[] };
}

function changeDescription({ target, wanted, ...work }: Work, section: WantedSection) {
  const { row, entries, profile } = target;
  const plan = planDescription({
    ...section,
    existing: profile.description,
    entries: entries.filter(({ flag }) => flag === 'profile_description'),
    dropped: wanted.dropped,
    seen: row.seen.description,
    replaced: row.sections.profile_description?.replaced.description ?? null,
  });
  work.sections.profile_description = plan.section;
  if (plan.text) {
    const { text, isOfImport } = plan.text;
    work.parts.description = { text, from: isOfImport ? work.from : null };
  }
  return updateEntries(
    work.context.db,
    plan.changes.map(({ item, reason = null, ...one }) => ({
      ...one,
      reason,
      ...(item && { item }),
    })),
  );
}

const marked = {
  profile_skill: {
    type: 'skill',
    markField: 'expert',
    list: 'skills',
    most: limits.profile.skills.max,
  },
  profile_role: { type: 'role', markField: 'emphasize', list: 'roles', most: limits.profile.roles },
} as const;

/** The skills or roles of the profile, and those of the entries that are known. */
function markedInput({ target, known }: Work, flag: keyof typeof marked, section: WantedSection) {
  const { profile, row, entries: all } = target;
  const { list } = marked[flag];
  const existing =
    list === 'skills'
      ? profile.skills.map(({ uuid, name, expert }) => ({ uuid, name, mark: expert }))
      : profile.roles.map(({ uuid, name, emphasize }) => ({ uuid, name, mark: emphasize }));
  const entries = all.filter((one) => one.flag === flag);
  const competencies = entries.flatMap((one): [string, string][] => {
    const item = section.choices.get(one.entry)?.item ?? one.item;
    const [term] = termsOf(flag, item);
    const competency = term && competencyOf(known, term);
    return competency ? [[one.entry, competency.uuid]] : [];
  });
  return {
    existing,
    entries,
    competencies: new Map(competencies),
    seen: row.seen[list],
    replaced: row.sections[flag]?.replaced.marked ?? [],
  };
}

function changeMarked(work: Work, flag: keyof typeof marked, section: WantedSection) {
  const { markField, most, list, type } = marked[flag];
  const { dropped } = work.wanted;
  const input = markedInput(work, flag, section);
  const plan = planMarked({ ...section, ...input, markField, most, dropped });
  work.sections[flag] = plan.section;
  if (plan.list) work.parts[list] = plan.list;
  const rows = new Map(input.entries.map((row) => [row.entry, row]));
  const updates = plan.changes.map(({ entry, state, reason = null, competency, item }) => {
    const text = String((item ?? rows.get(entry)?.item)?.['name']);
    const terms = competency === undefined ? undefined : [{ text, type, competency }];
    return { entry, state, reason, ...(item && { item }), ...(terms && { terms }) };
  });
  return updateEntries(work.context.db, updates);
}

async function changeSection(
  work: Work,
  flag: FeatureExtractionFlag,
  section: WantedSection,
): Promise<void> {
  if (flag === 'profile_description') await changeDescription(work, section);
  else if (flag === 'profile_skill' || flag === 'profile_role') {
    await changeMarked(work, flag, section);
  } else if (isItemFlag(flag)) {
    const { state, isChanged } = await changeItems({ ...work, kind: flag, section });
    work.sections[flag] = state;
    if (isChanged) work.parts.items.push(flag);
  }
}

function changePerson({ target: { row, profile }, wanted, parts }: Work): string | null {
  if (row.person === null) return null;
  const { person, changes } = planPerson(row.person, profile, wanted.person);
  if (Object.keys(changes).length > 0) parts.person = changes;
  return JSON.stringify(person);
}

/** All terms that the entries name, as they are read now. */
async function readKnown({ db, actor }: MoveContext, target: Target, wanted: Wanted) {
  const corrected = [...wanted.sections].flatMap(([flag, { choices }]) =>
    [...choices.values()].flatMap(({ item }) => (item ? termsOf(flag, item) : [])),
  );
  const written = target.entries.flatMap(({ flag, item }) => termsOf(flag, item));
  const readers = [actor.account, target.profile.profile];
  const { locale } = target.row;
  return readTerms(db, [...written, ...corrected], { locale, readers });
}

/** Does to the profile what is wanted of the import, once, and remembers what it has done. */
export async function carryOut(
  context: MoveContext,
  target: Target,
  wanted: Wanted,
): Promise<void> {
  const { row, profile } = target;
  const work: Work = {
    context,
    target,
    wanted,
    known: await readKnown(context, target, wanted),
    from: { origin: 'imported', origin_id: row.cv_import },
    sections: { ...row.sections },
    parts: { items: [] },
  };
  for (const [flag, section] of wanted.sections) await changeSection(work, flag, section);
  const person = changePerson(work);
  await changeParts(context, profile, { ...work.parts, from: work.from });
  await updateImport(context.db, row.cv_import, {
    sections: JSON.stringify(work.sections),
    person,
    updated_at: context.now,
  });
}
