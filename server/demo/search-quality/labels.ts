import { careerOf } from '../data/careers/careers.ts';
import { demoConsultants } from '../data/people.ts';
import type { DemoConsultant } from '../data/demo.types.ts';
import { factQueries } from './fact-queries.ts';
import { heldOutFacts } from './held-out-facts.ts';
import { heldOutSentences } from './held-out-sentences.ts';
import type { Grade, LabelledQuery, MeantFacts } from './labelled-query.ts';
import { sentenceQueries } from './sentence-queries.ts';

/** How a person has a competency: emphasized, listed, or used in a project. */
function gradeOfOne(
  { emphasized, other }: { emphasized: readonly string[]; other: readonly string[] },
  used: readonly string[],
  competency: string,
): Grade | 0 {
  if (emphasized.includes(competency)) return 3;
  if (other.includes(competency)) return 2;
  return used.includes(competency) ? 1 : 0;
}

function gradeOf(person: DemoConsultant, { roles = [], skills = [] }: MeantFacts): Grade | 0 {
  const projects = careerOf.get(person.key)?.projects ?? [];
  const usedRoles = projects.flatMap((project) => project.roles ?? []);
  const usedSkills = projects.flatMap((project) => project.skills);
  const { expert, other } = person.skills;
  const grades = [
    ...roles.map((one) => gradeOfOne(person.roles, usedRoles, one)),
    ...skills.map((one) => gradeOfOne({ emphasized: expert, other }, usedSkills, one)),
  ];
  return Math.max(0, ...grades) as Grade | 0;
}

const isByFacts = (expected: LabelledQuery['expected']): expected is MeantFacts =>
  'roles' in expected || 'skills' in expected;

/** The people whom a query should find, by key, and how well each answers it. */
export function gradesFor({ expected }: LabelledQuery): Map<string, Grade> {
  if (!isByFacts(expected)) return new Map(Object.entries(expected));
  const graded = demoConsultants.map((person) => [person.key, gradeOf(person, expected)] as const);
  return new Map(graded.filter((one): one is [string, Grade] => one[1] > 0));
}

/**
 * Two sets of queries of the same kinds: `tuned` was used to find the search's weights and
 * overstates its quality; `heldOut` was written and labelled unseen and is only measured.
 */
export const labelledQueries = {
  tuned: [...factQueries, ...sentenceQueries],
  heldOut: [...heldOutFacts, ...heldOutSentences],
} as const satisfies Record<string, readonly LabelledQuery[]>;

export type QuerySet = keyof typeof labelledQueries;
