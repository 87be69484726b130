import type { Marked, SectionState } from '../cv-imports.tables.ts';
import {
  stateOfUnwanted,
  type Choices,
  type Dropped,
  type EntryChange,
  type EntryRow,
} from './entry-row.ts';

export interface MarkedInput {
  /** the field of an entry that marks it: an expert, or emphasized */
  markField: 'expert' | 'emphasize';
  /** in their order */
  existing: readonly (Marked & { name: string })[];
  entries: readonly EntryRow[];
  choices: Choices;
  /** the competency of each entry; without one the term is unknown */
  competencies: ReadonlyMap<string, string>;
  addsToExisting: boolean;
  dropped: Dropped;
  /** the competencies at the upload */
  seen: readonly string[];
  replaced: readonly Marked[];
  most: number;
}

export interface MarkedPlan {
  /** the whole list; undefined: it stays as it is */
  list?: Marked[];
  changes: (EntryChange & { competency?: string; item?: Record<string, unknown> })[];
  section: SectionState;
}

interface Draft extends MarkedPlan {
  marks: Map<string, boolean>;
  /** in the profile because of this import, or named by the CV */
  own: Set<string>;
  candidates: { row: EntryRow; competency: string; item: Record<string, unknown> }[];
}

function planKept(draft: Draft, input: MarkedInput, row: EntryRow): void {
  const { markField, choices, dropped, existing } = input;
  const { entry } = row;
  const competency = row.terms[0]?.competency ?? '';
  const choice = choices.get(entry);
  const mark = draft.marks.get(competency);
  if (mark === undefined) {
    draft.changes.push({ entry, state: dropped });
    return;
  }
  const isTouched = mark !== (row.item[markField] === true);
  const item = choice?.item;
  if (choice?.isWanted === false && !isTouched) {
    draft.marks.delete(competency);
    draft.changes.push({ entry, state: dropped });
    return;
  }
  draft.own.add(competency);
  const isCorrected = choice?.isWanted === true && item !== undefined && !isTouched;
  if (isCorrected && (item[markField] === true) !== mark) {
    draft.marks.set(competency, !mark);
    draft.changes.push({ entry, state: 'kept', item });
  }
  if (choice?.isWanted === false) {
    const name = existing.find(({ uuid }) => uuid === competency)?.name;
    draft.section.stayed.push(name ?? String(row.item['name']));
  }
}

function planOther(draft: Draft, input: MarkedInput, row: EntryRow): void {
  const { entry } = row;
  const choice = input.choices.get(entry);
  const competency = input.competencies.get(entry);
  if (choice === undefined) {
    if (row.state === 'already_there' && competency !== undefined) draft.own.add(competency);
    return;
  }
  if (!choice.isWanted) {
    draft.changes.push({ entry, state: stateOfUnwanted(row, input.dropped) });
  } else if (competency === undefined) {
    draft.changes.push({ entry, state: 'left_out', reason: 'unknown_term' });
  } else if (draft.marks.has(competency) || draft.own.has(competency)) {
    draft.own.add(competency);
    draft.changes.push({ entry, state: 'already_there' });
  } else {
    draft.own.add(competency);
    draft.candidates.push({ row, competency, item: choice.item ?? row.item });
  }
}

/** Takes away what was there at the upload and is not in the CV; never all of it for nothing. */
function replaceOthers(draft: Draft, { existing, seen }: MarkedInput): void {
  const there = new Set(seen);
  for (const { uuid, mark, name } of existing) {
    if (draft.own.has(uuid) || !draft.marks.has(uuid)) continue;
    if (there.has(uuid)) {
      draft.marks.delete(uuid);
      draft.section.replaced.marked.push({ uuid, mark });
    } else draft.section.stayed.push(name);
  }
}

/** What was there at the upload stands in its order again, and before what came later. */
function restoreReplaced(draft: Draft, { seen }: MarkedInput): void {
  const back = draft.section.replaced.marked.filter(({ uuid }) => !draft.marks.has(uuid));
  draft.section.replaced.marked = [];
  if (back.length === 0) return;
  const marks = new Map([...draft.marks, ...back.map(({ uuid, mark }) => [uuid, mark] as const)]);
  const placed = [...seen.filter((uuid) => marks.has(uuid)), ...marks.keys()];
  draft.marks = new Map(placed.map((uuid) => [uuid, marks.get(uuid) ?? false]));
}

function addCandidates(draft: Draft, { markField, most }: MarkedInput): void {
  for (const { row, competency, item } of draft.candidates) {
    const { entry } = row;
    if (draft.marks.size >= most) {
      draft.changes.push({ entry, state: 'left_out', reason: 'over_the_limit' });
      continue;
    }
    draft.marks.set(competency, item[markField] === true);
    draft.changes.push({ entry, state: 'kept', competency, item });
  }
}

/** What an import does to the skills or the roles. */
export function planMarked(input: MarkedInput): MarkedPlan {
  const { existing, entries, addsToExisting, replaced } = input;
  const draft: Draft = {
    marks: new Map(existing.map(({ uuid, mark }) => [uuid, mark])),
    own: new Set(),
    candidates: [],
    changes: [],
    section: {
      keep_existing_data: addsToExisting,
      stayed: [],
      replaced: { items: [], description: null, marked: [...replaced] },
    },
  };
  for (const row of entries.filter(({ state }) => state === 'kept')) planKept(draft, input, row);
  for (const row of entries.filter(({ state }) => state !== 'kept')) planOther(draft, input, row);
  if (addsToExisting) restoreReplaced(draft, input);
  else if (draft.own.size > 0) replaceOthers(draft, input);
  addCandidates(draft, input);
  const list = [...draft.marks].map(([uuid, mark]) => ({ uuid, mark }));
  const before = existing.map(({ uuid, mark }) => ({ uuid, mark }));
  const isSame = JSON.stringify(list) === JSON.stringify(before);
  return { ...(isSame ? {} : { list }), changes: draft.changes, section: draft.section };
}
