import type { HiringBasisData } from './agreement-shapes.ts';
import {
  hiringQuestions,
  type HiringAnswers,
  type HiringBasis,
  type HiringGround,
  type HiringPaper,
  type HiringQuestion,
} from './hiring-terms.ts';

/**
 * On what ground somebody is hired in Norway, suggested by tables that are valid from a day on. They
 * help a person to choose and are no legal advice.
 */

/** The first rule whose answers are all given decides; the number names it in texts and tests. */
export interface BasisRule {
  rule: number;
  when: { readonly [Q in HiringQuestion]?: readonly NonNullable<HiringAnswers[Q]>[] };
  basis: HiringBasis;
}

interface RuleTable {
  /** the first day on which it is valid */
  from: string;
  rules: readonly BasisRule[];
  /** what the law wants on paper for each ground */
  papers: Record<HiringGround, readonly HiringPaper[]>;
}

/**
 * From 1 April 2023 staffing enterprises may no longer be used for work of a passing nature; approval
 * of staffing enterprises is required from 1 January 2024.
 */
export const ruleTables: readonly RuleTable[] = [
  {
    from: '2023-04-01',
    rules: [
      // Somebody alone who works as the client says may be an employee: a lawyer looks at it.
      { rule: 1, when: { one_person_supplier: ['yes'], daily_lead: ['client'] }, basis: 'usikker' },
      {
        rule: 2,
        when: { daily_lead: ['client'], result_responsibility: ['client'] },
        basis: 'innleie',
      },
      {
        rule: 3,
        when: { daily_lead: ['client'], delivery_described: ['partly', 'no'] },
        basis: 'innleie',
      },
      {
        rule: 4,
        when: {
          daily_lead: ['shared'],
          result_responsibility: ['client'],
          running_operations: ['yes'],
        },
        basis: 'innleie',
      },
      {
        rule: 5,
        when: {
          daily_lead: ['provider'],
          result_responsibility: ['provider'],
          delivery_described: ['yes'],
          staffing: ['team'],
          equipment: ['provider', 'both'],
        },
        basis: 'egen_leveranse',
      },
      {
        rule: 6,
        when: {
          daily_lead: ['provider'],
          result_responsibility: ['provider'],
          delivery_described: ['yes', 'partly'],
          running_operations: ['no'],
        },
        basis: 'oppdrag',
      },
      {
        rule: 7,
        when: {
          daily_lead: ['provider'],
          result_responsibility: ['provider'],
          delivery_described: ['yes'],
        },
        basis: 'oppdrag',
      },
    ],
    papers: {
      aml_14_12: ['written_agreement', 'talks_with_representatives'],
      aml_14_13: ['written_agreement', 'talks_with_representatives'],
      regulation_3_b: ['project_described', 'written_agreement'],
    },
  },
  {
    from: '2024-01-01',
    rules: [],
    papers: {
      aml_14_12: ['written_agreement', 'talks_with_representatives', 'staffing_approval'],
      aml_14_13: ['written_agreement', 'talks_with_representatives'],
      regulation_3_b: ['project_described', 'written_agreement', 'staffing_approval'],
    },
  },
];

/** The rules and papers of a day; a later table that has no rules keeps those before it. */
function tableOn(day: string): Omit<RuleTable, 'from'> {
  const valid = ruleTables.filter(({ from }) => from <= day);
  const rules = valid.findLast((table) => table.rules.length > 0) ?? ruleTables[0];
  const papers = valid.at(-1) ?? ruleTables[0];
  if (rules === undefined || papers === undefined) throw new Error('there is no table of rules');
  return { rules: rules.rules, papers: papers.papers };
}

const questions = Object.keys(hiringQuestions) as HiringQuestion[];

const unanswered = (answers: HiringAnswers): HiringQuestion[] =>
  questions.filter((question) => answers[question] === null);

function fits({ when }: BasisRule, answers: HiringAnswers): boolean {
  return questions.every((question) => {
    const wanted: readonly (string | null)[] | undefined = when[question];
    return wanted === undefined || wanted.includes(answers[question]);
  });
}

export interface Suggestion {
  basis: HiringBasis;
  /** null: no rule fits, or not all is answered */
  rule: number | null;
  /** where the basis is `innleie` */
  ground: HiringGround | null;
}

/** Whoever delivers work hires out by § 14-13; a limited project of a specialist falls under § 3 b. */
function groundOf(answers: HiringAnswers): HiringGround {
  if (answers.supplier_purpose !== 'hires_out') return 'aml_14_13';
  const isLimited = answers.delivery_described === 'yes' && answers.running_operations === 'no';
  return isLimited ? 'regulation_3_b' : 'aml_14_12';
}

/** What the answers suggest on a day (`2026-11-23`); `usikker` unless all questions are answered. */
export function suggestBasis(answers: HiringAnswers, onDay: string): Suggestion {
  const fitting =
    unanswered(answers).length === 0
      ? tableOn(onDay).rules.find((rule) => fits(rule, answers))
      : undefined;
  const basis = fitting?.basis ?? 'usikker';
  const ground = basis === 'innleie' ? groundOf(answers) : null;
  return { basis, rule: fitting?.rule ?? null, ground };
}

/** What the ground needs on paper on a day. */
export const papersFor = (ground: HiringGround, onDay: string): readonly HiringPaper[] =>
  tableOn(onDay).papers[ground];

/** What is missing before it can be sent; `path` is that of the field. */
export function missingInBasis(
  { answers, choice, reason, ground, papers }: HiringBasisData,
  onDay: string,
): { path: string; code: string }[] {
  const missing: { path: string; code: string }[] = unanswered(answers).map((question) => ({
    path: `hiring_basis.answers.${question}`,
    code: 'hiring_question_not_answered',
  }));
  const add = (path: string, code: string) => missing.push({ path: `hiring_basis.${path}`, code });
  if (choice === null) add('choice', 'hiring_basis_not_chosen');
  if (choice === 'usikker') add('choice', 'hiring_basis_is_unsure');
  if (choice !== null && reason.trim() === '') add('reason', 'hiring_reason_required');
  if (choice === 'innleie' && ground === null) add('ground', 'hiring_ground_required');
  if (choice === 'innleie' && ground !== null) {
    for (const paper of papersFor(ground, onDay)) {
      const { is_done, on, by } = papers[paper];
      if (!is_done || on === null || by.trim() === '') {
        add(`papers.${paper}`, 'hiring_paper_required');
      }
    }
  }
  return missing;
}
