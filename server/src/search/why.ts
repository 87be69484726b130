import { fold } from '@torg/protocol/fold';
import type { SearchReason } from '@torg/protocol/search';
import type { ProfileRow } from '../profiles/profiles.public.ts';
import type { QueryGroup } from './query-groups.ts';

const mostReasons = 8;

/** Whether a text says one of the words, as a word or at the end of a longer one. */
function says(text: string, group: QueryGroup): boolean {
  const folded = fold(text);
  return [...group.exact, ...group.near].some((word) => folded.includes(fold(word)));
}

function reasonsOf(row: ProfileRow, group: QueryGroup): SearchReason[] {
  const ids = new Set(group.competencies);
  const listed = (kind: 'skill' | 'role', all: readonly { uuid: string; name: string }[]) =>
    all.flatMap(({ uuid, name }) =>
      ids.has(uuid) || (ids.size === 0 && says(name, group)) ? [{ kind, text: name }] : [],
    );
  const found: SearchReason[] = [...listed('role', row.roles), ...listed('skill', row.skills)];
  if (says(row.name, group)) found.push({ kind: 'name', text: row.name });
  if (row.title !== null && says(row.title, group)) found.push({ kind: 'title', text: row.title });
  for (const item of row.items) {
    const { kind, name, organization_name, description, long_description } = item;
    const isUsed = item.competencies?.some(({ uuid }) => ids.has(uuid)) ?? false;
    if (
      kind === 'project' &&
      (isUsed || says([name, description, long_description].join(' '), group))
    ) {
      found.push({ kind: 'project', text: name || organization_name });
    }
    if (kind === 'education' && says([name, organization_name].join(' '), group)) {
      found.push({ kind: 'education', text: name || organization_name });
    }
  }
  if (found.length === 0 && says(row.description, group)) {
    found.push({ kind: 'text', text: group.term });
  }
  return found;
}

/** What in a profile answers a query, the most telling of each part first. */
export function whyFound(row: ProfileRow, groups: readonly QueryGroup[]): SearchReason[] {
  const all = groups.map((group) => reasonsOf(row, group));
  const longest = Math.max(0, ...all.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, place) =>
    all.flatMap((reasons) => reasons[place] ?? []),
  ).flat();
  const unique = new Map(inTurn.map((reason) => [`${reason.kind} ${reason.text}`, reason]));
  return [...unique.values()].slice(0, mostReasons);
}
