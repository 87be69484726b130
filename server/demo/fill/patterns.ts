import { limits } from '@torg/protocol/limits';
import type { Country } from '@torg/protocol/terms';
import { competencyId } from '../../src/competencies/load-competencies.ts';
import type { Dice } from '../dice.ts';
import { demoAssignments } from '../data/assignments.ts';
import { companyOf } from '../data/lookup.ts';
import { demoConsultants } from '../data/people.ts';
import type { Catalogue } from './catalogue.ts';

/** Roles and skills that belong together, as ids; the most important come first. */
export interface Pattern {
  roles: readonly string[];
  skills: readonly string[];
}

const ids = (type: 'role' | 'skill', keys: readonly string[]): string[] =>
  keys.map((key) => competencyId(type, key));

/**
 * The generated people resemble those of the demo data, so that their skills belong together too.
 */
const people: readonly Pattern[] = demoConsultants
  .filter(({ status }) => status.active)
  .map(({ roles, skills }) => ({
    roles: ids('role', [...roles.emphasized, ...roles.other]),
    skills: ids('skill', [...skills.expert, ...skills.other]),
  }));

const work = Map.groupBy(
  demoAssignments.filter(({ state, roles }) => state !== 'draft' && roles.length > 0),
  ({ companyKey }) => companyOf.get(companyKey)?.country ?? 'NO',
);

/** Most of the pattern, and a few other skills of the same discipline. */
function varied(pattern: Pattern, chance: Dice, more: { catalogue: Catalogue; added: number }) {
  const [first = '', ...rest] = pattern.roles;
  const roles = [first, ...rest.filter(() => chance.chance(0.6))];
  const remaining = pattern.skills.filter((_, place) => place < 2 || chance.chance(0.7));
  const own = more.catalogue.skills.get(more.catalogue.disciplineOf(first)) ?? [];
  const added = chance.some(own, chance.whole(0, more.added));
  return { roles, skills: [...new Set([...remaining, ...added])] };
}

/** A pattern with as many skills as the rules require. */
export function personPattern(chance: Dice, catalogue: Catalogue): Pattern {
  const { roles, skills } = varied(chance.pick(people), chance, { catalogue, added: 4 });
  const { min } = limits.profile.skills;
  if (skills.length >= min) return { roles, skills };
  const own = catalogue.skills.get(catalogue.disciplineOf(roles[0] ?? '')) ?? [];
  const more = chance.some(own, min + skills.length);
  return { roles, skills: [...new Set([...skills, ...more])].slice(0, min) };
}

export function workPattern(chance: Dice, country: Country, catalogue: Catalogue): Pattern {
  const { roles, skills } = chance.pick(work.get(country) ?? []);
  const pattern = { roles: ids('role', roles), skills: ids('skill', skills) };
  return varied(pattern, chance, { catalogue, added: 2 });
}
