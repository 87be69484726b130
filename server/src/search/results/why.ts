import { fold } from '@torg/protocol/fold';
import type { SearchReason } from '@torg/protocol/search/search';
import type { ProfileRow } from '../../profiles/profiles.queries.ts';
import type { NearVector } from '../meaning/near.repository.ts';
import type { QueryGroup } from '../query/query-groups.ts';

const mostReasons = 8;
/** The nearest of the entries that are near. */
const mostNear = 2;

/** Long texts are asked for each group in turn: they are folded once. */
function foldedOnce(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const folded = known.get(text) ?? fold(text);
    known.set(text, folded);
    return folded;
  };
}

/** Whether a text says one of the words, as a word or at the end of a longer one. */
function saying({ exact, near }: QueryGroup, folded: (text: string) => string) {
  const words = [...exact, ...near].map(fold);
  return (text: string): boolean => words.some((word) => folded(text).includes(word));
}

type WordReason = Omit<SearchReason, 'by'>;

function reasonsOf(
  row: ProfileRow,
  group: QueryGroup,
  folded: (text: string) => string,
): WordReason[] {
  const ids = new Set(group.competencies);
  const says = saying(group, folded);
  const listed = (kind: 'skill' | 'role', all: readonly { uuid: string; name: string }[]) =>
    all.flatMap(({ uuid, name }) =>
      ids.has(uuid) || (ids.size === 0 && says(name)) ? [{ kind, text: name }] : [],
    );
  const found: WordReason[] = [...listed('role', row.roles), ...listed('skill', row.skills)];
  if (says(row.name)) found.push({ kind: 'name', text: row.name });
  if (row.title !== null && says(row.title)) found.push({ kind: 'title', text: row.title });
  for (const item of row.items) {
    const { kind, name, organization_name, description, long_description } = item;
    const isUsed = item.competencies?.some(({ uuid }) => ids.has(uuid)) ?? false;
    if (kind === 'project' && (isUsed || says([name, description, long_description].join(' ')))) {
      found.push({ kind: 'project', text: name || organization_name });
    }
    if (kind === 'education' && says([name, organization_name].join(' '))) {
      found.push({ kind: 'education', text: name || organization_name });
    }
  }
  if (found.length === 0 && says(row.description)) {
    found.push({ kind: 'text', text: group.term });
  }
  return found;
}

const keyOf = ({ kind, text }: WordReason): string => `${kind} ${text}`;

/** The entries whose meaning is near, as far as the profile still has them. */
function nearReasons(row: ProfileRow, near: readonly NearVector[]): WordReason[] {
  const items = new Map(row.items.map((item) => [item.uuid, item]));
  const entries = near.flatMap(({ type, item }): WordReason[] => {
    const entry = items.get(item);
    if (type === 'profile' || entry === undefined) return [];
    return [{ kind: type, text: entry.name || entry.organization_name }];
  });
  return entries.slice(0, mostNear);
}

/** What in a profile answers a query, the most telling of each part first; then what is near it. */
export function whyFound(
  row: ProfileRow,
  groups: readonly QueryGroup[],
  near: readonly NearVector[],
): SearchReason[] {
  const folded = foldedOnce();
  const all = groups.map((group) => reasonsOf(row, group, folded));
  const longest = Math.max(0, ...all.map(({ length }) => length));
  const runSerially = Array.from({ length: longest }, (_, place) =>
    all.flatMap((reasons) => reasons[place] ?? []),
  ).flat();
  const said = new Map(runSerially.map((reason) => [keyOf(reason), reason]));
  const byWords = [...said.values()].slice(0, mostReasons - mostNear);
  const known = new Set(byWords.map(keyOf));
  const byMeaning = nearReasons(row, near).filter((reason) => !known.has(keyOf(reason)));
  return [
    ...byWords.map((reason) => ({ by: 'words' as const, ...reason })),
    ...byMeaning.map((reason) => ({ by: 'meaning' as const, ...reason })),
  ];
}
