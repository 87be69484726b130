import type { Importance } from '@torg/protocol/opportunities/opportunity-terms';
import type { Locale, RequirementKind } from '@torg/protocol/terms';
import { roleInSentence } from '../../competencies/competencies.queries.ts';
import { dayText } from '../../cvs/cvs.queries.ts';
import type { ReadingKnowledge } from '../../reading/reading.queries.ts';
import type { CvTerm } from '../cv/masked-cv.ts';
import { demandOf } from './criterion/demand-of.ts';
import { engineWords } from './words/engine-words.ts';

/** What candidates are measured by. */
export interface CriterionToMeet {
  id: string;
  criteria: string;
  importance: Importance;
}

/** What an assignment or a need looks for; where it has criteria, those alone count. */
export interface NeedToMeet {
  title: string;
  criteria: readonly CriterionToMeet[];
  requirements: readonly { kind: RequirementKind; text: string }[];
  roles: readonly CvTerm[];
  skills: readonly CvTerm[];
  region: CvTerm | null;
  allow_remote_work: boolean;
  /** a day */
  start_date: string | null;
}

export interface About {
  /** in which reasons are written */
  locale: Locale;
  /** `2026-11-24`: what goes on, goes on until then */
  today: string;
}

type Made = Omit<CriterionToMeet, 'id'>;

/** What nobody has made criteria of: the role, what is required, and the skills. */
function ofFields(need: NeedToMeet, locale: Locale): Made[] {
  const words = engineWords[locale];
  const requirements = need.requirements.map(({ kind, text }): Made => ({
    criteria: text,
    importance: kind === 'must' ? 'ABSOLUTE' : 'NICE_TO_HAVE',
  }));
  const nice = (criteria: string): Made => ({ criteria, importance: 'NICE_TO_HAVE' });
  const [role] = need.roles;
  return [
    ...(role
      ? [
          {
            criteria: words.roleCriterion(roleInSentence(role.name)),
            importance: 'ABSOLUTE',
          } as const,
        ]
      : []),
    ...requirements,
    ...need.skills.map(({ name }) => nice(words.skillCriterion(name))),
    ...(need.region && !need.allow_remote_work
      ? [nice(words.placeCriterion(need.region.name))]
      : []),
    ...(need.start_date ? [nice(words.startCriterion(dayText(locale, need.start_date)))] : []),
  ];
}

/** The criteria that count: those somebody approved, else what is asked for, each once. */
export function criteriaOf(need: NeedToMeet, locale: Locale): CriterionToMeet[] {
  if (need.criteria.length > 0) return [...need.criteria];
  const all = ofFields(need, locale);
  const keys = all.map(({ criteria }) => criteria.trim().toLowerCase());
  const distinct = all.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
  if (distinct.length > 0) return distinct.map((one, at) => ({ ...one, id: `asked_${at + 1}` }));
  return [{ id: 'asked_1', criteria: need.title, importance: 'NICE_TO_HAVE' }];
}

/** All texts that somebody could paste into a CV to seem to fit. */
export const pasteableOf = (
  need: NeedToMeet,
  criteria: readonly CriterionToMeet[],
): Pick<CriterionToMeet, 'criteria'>[] => [
  ...criteria,
  ...need.requirements.map(({ text }) => ({ criteria: text })),
];

/** Whether the languages of a profile may be shown: only where a criterion is about them. */
export const asksForLanguages = (
  criteria: readonly Pick<CriterionToMeet, 'criteria'>[],
  knowledge: ReadingKnowledge,
): boolean =>
  criteria.some(({ criteria: text }) =>
    demandOf(text, knowledge).parts.some(({ kind }) => kind === 'language'),
  );
