import { fold } from '@torg/protocol/fold';
import type { SearchReason } from '@torg/protocol/search/search';
import type { ProfileRow } from '../../profiles/profiles.queries.ts';
import type { NearVector } from '../meaning/near.repository.ts';
import type { QueryGroup } from '../query/query-groups.ts';

const mostReasons = 8;
/** At most this many near entries are shown. */
const mostNear = 2;

/** Caches folded texts, since each group looks at the same long ones. */
function cachedFold(): (text: string) => string {
  const cache = new Map<string, string>();
  return (text) => {
    const folded = cache.get(text) ?? fold(text);
    cache.set(text, folded);
    return folded;
  };
}

/** Whether a text contains one of the words, also as a part of a longer one. */
function wordMatcher({ exact, near }: QueryGroup, folded: (text: string) => string) {
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
  const matches = wordMatcher(group, folded);
  const listed = (kind: 'skill' | 'role', all: readonly { uuid: string; name: string }[]) =>
    all.flatMap(({ uuid, name }) =>
      ids.has(uuid) || (ids.size === 0 && matches(name))
        ? [{ kind, text: name, competency: uuid }]
        : [],
    );
  const found: WordReason[] = [...listed('role', row.roles), ...listed('skill', row.skills)];
  if (matches(row.name)) found.push({ kind: 'name', text: row.name });
  if (row.title !== null && matches(row.title)) found.push({ kind: 'title', text: row.title });
  for (const item of row.items) {
    const { kind, name, organization_name, description, long_description } = item;
    const isUsed = item.competencies?.some(({ uuid }) => ids.has(uuid)) ?? false;
    if (
      kind === 'project' &&
      (isUsed || matches([name, description, long_description].join(' ')))
    ) {
      found.push({ kind: 'project', text: name || organization_name });
    }
    if (kind === 'education' && matches([name, organization_name].join(' '))) {
      found.push({ kind: 'education', text: name || organization_name });
    }
  }
  if (found.length === 0 && matches(row.description)) {
    found.push({ kind: 'text', text: group.term });
  }
  return found;
}

const keyOf = ({ kind, text }: WordReason): string => `${kind} ${text}`;

/** The near entries that the profile still has. */
function nearReasons(row: ProfileRow, near: readonly NearVector[]): WordReason[] {
  const items = new Map(row.items.map((item) => [item.uuid, item]));
  const entries = near.flatMap(({ type, item }): WordReason[] => {
    const entry = items.get(item);
    if (type === 'profile' || entry === undefined) return [];
    return [{ kind: type, text: entry.name || entry.organization_name }];
  });
  return entries.slice(0, mostNear);
}

/** What in a profile matches a query: the best reason of each group first, and near entries last. */
export function whyFound(
  row: ProfileRow,
  groups: readonly QueryGroup[],
  near: readonly NearVector[],
): SearchReason[] {
  const folded = cachedFold();
  const all = groups.map((group) => reasonsOf(row, group, folded));
  const longest = Math.max(0, ...all.map(({ length }) => length));
  const interleaved = Array.from({ length: longest }, (_, place) =>
    all.flatMap((reasons) => reasons[place] ?? []),
  ).flat();
  const distinct = new Map(interleaved.map((reason) => [keyOf(reason), reason]));
  const byWords = [...distinct.values()].slice(0, mostReasons - mostNear);
  const shown = new Set(byWords.map(keyOf));
  const byMeaning = nearReasons(row, near).filter((reason) => !shown.has(keyOf(reason)));
  return [
    ...byWords.map((reason) => ({ by: 'words' as const, ...reason })),
    ...byMeaning.map((reason) => ({ by: 'meaning' as const, ...reason })),
  ];
}
