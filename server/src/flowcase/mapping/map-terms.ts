import type { ToolCv, ToolEntry } from '../../platform/ports/cv-tool-shapes.ts';
import type { Draft } from './fit-section.ts';
import { mergeTerms, type Term } from './merge-terms.ts';
import type { ReadTexts } from './read-texts.ts';

export const shown = <T extends ToolEntry>(entries: readonly T[]): T[] =>
  entries.filter(({ isDisabled }) => !isDisabled);

/** Of the tool's grades from 0 to 5, the upper two. */
const expertFrom = 4;

interface Skill extends Term {
  expert: boolean;
}

/** The skills of the CV's own lists, then those that only projects have. */
export function mapSkills(cv: ToolCv, read: ReadTexts): Draft<'profile_skill'>[] {
  const listed = shown(cv.skillGroups).flatMap(({ skills }) => skills);
  const inProjects = shown(cv.projects).flatMap(({ skills }) => skills);
  const skills = [...listed, ...inProjects].map(({ id, name, grade }): Skill => ({
    source: id,
    name: read(name),
    expert: grade >= expertFrom,
  }));
  return mergeTerms(skills, (one, other) => ({ ...one, expert: one.expert || other.expert })).map(
    ({ source, name, expert }) => ({ source, item: { name, expert } }),
  );
}

interface Role extends Term {
  emphasize: boolean;
  years: number;
}

/** Highlighted roles first, then by experience; a role that was switched off comes by no project. */
export function mapRoles(cv: ToolCv, read: ReadTexts): Draft<'profile_role'>[] {
  const off = new Set(cv.roles.filter(({ isDisabled }) => isDisabled).map(({ id }) => id));
  const listed = shown(cv.roles).map(({ id, name, years, isHighlighted }): Role => ({
    ...{ source: id, name: read(name), years },
    emphasize: isHighlighted,
  }));
  const inProjects = shown(cv.projects)
    .flatMap(({ roles }) => shown(roles))
    .filter(({ role }) => role === null || !off.has(role))
    .map(({ id, name }): Role => ({ source: id, name: read(name), years: 0, emphasize: false }));
  const named = [...listed, ...inProjects];
  return mergeTerms(named, (one, other) => ({
    ...one,
    emphasize: one.emphasize || other.emphasize,
  }))
    .toSorted((a, b) => Number(b.emphasize) - Number(a.emphasize) || b.years - a.years)
    .map(({ source, name, emphasize }) => ({ source, item: { name, emphasize } }));
}
