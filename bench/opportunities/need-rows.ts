import { randomUUID } from 'node:crypto';
import type { StructuredOpportunity } from '@torg/protocol/opportunities/opportunity-shapes';
import type { Row } from '../../server/demo/insert-rows.ts';

export interface Owner {
  account: string;
  organization: string;
}
/** What the rows of all needs name. */
export interface NeedNames {
  roles: { uuid: string; name: string }[];
  skills: { uuid: string; name: string }[];
  recommended: string[];
}
export interface NeedRows {
  opportunity: Row<'opportunity'>;
  contexts: Row<'opportunity_context'>[];
  jobs: Row<'ai_job'>[];
  criteria: Row<'opportunity_criteria'>;
}

const lines = [
  'Erfaren Java-utvikler til betalingsplattform',
  'Vi trenger en backendutvikler i Bergen fra 1. februar 2027, 80 % i 6 måneder.',
  'Krav: minst 8 års erfaring med Java, god erfaring med PostgreSQL, flytende norsk.',
  'Det er en fordel med erfaring fra Kubernetes og fra finans.',
];
const content = lines.join('\n\n');

const pick = <T>(all: readonly T[], from: number, count: number): T[] =>
  Array.from(
    { length: Math.min(count, all.length) },
    (_, at) => all[(from + at) % all.length] as T,
  );

function structuredOf(context_id: string, { roles, skills }: NeedNames, turn: number) {
  const source = (quote = '') => ({ context_id, quote });
  const terms = { roles: pick(roles, turn, 2), skills: pick(skills, turn, 5) };
  const all = [...terms.roles, ...terms.skills];
  return {
    version: 2,
    title: lines[0] ?? '',
    description: content,
    start_date: '2027-02-01',
    duration: '6 måneder',
    percent: 80,
    allow_remote_work: true,
    place_description: 'Bergen',
    deadline: { deadline_is_asap: true },
    customer_name: null,
    region: null,
    requirements: lines.slice(1).map((text) => ({ kind: 'must', text, source: source(text) })),
    ...terms,
    sources: { title: source(lines[0]), start_date: source('fra 1. februar 2027') },
    term_sources: Object.fromEntries(all.map(({ uuid }) => [uuid, source('Java')])),
    unmatched_terms: [],
    touched: [],
  } satisfies StructuredOpportunity;
}

const criteriaOf = (turn: number) =>
  lines.slice(1).map((text, at) => ({
    id: `ac_${String(turn * 10 + at).padStart(10, '0')}`,
    criteria: text,
    importance: at === 0 ? 'ABSOLUTE' : 'NICE_TO_HAVE',
    reason: 'Står som krav i teksten.',
    source: null,
  }));

/** A need with one text, its fields, criteria and recommended consultants, all answered. */
export function needRows(owner: Owner, names: NeedNames, turn: number): NeedRows {
  const opportunity = randomUUID();
  const context_id = randomUUID();
  const at = new Date(Date.now() - turn * 60_000);
  const structured = structuredOf(context_id, names, turn);
  const criteria = criteriaOf(turn);
  const recommendations = pick(names.recommended, turn * 7, 20).map((account) => ({
    account,
    why: [{ by: 'words', kind: 'skill', text: 'Java' }],
  }));
  const job = (type: Row<'ai_job'>['type'], output: unknown): Row<'ai_job'> => ({
    ...{ ai_job: randomUUID(), type, subject: opportunity, locale: 'nb', output },
    ...{ input_hash: String(turn), question_hash: String(turn), prompt_version: 1 },
    ...{ inference_status: 'success', answered_by: 'built-in', input: { texts: [content] } },
    ...{ created_at: at, finished_at: at },
  });
  return {
    opportunity: {
      ...{ opportunity, organization: owner.organization, created_by: owner.account },
      ...{ opportunity_name: `Behov ${turn}`, locale: 'nb', structured },
      ...{ created_at: at, updated_at: at },
    },
    contexts: [0, 1].map((position) => ({
      ...{ context_id: position === 0 ? context_id : randomUUID(), opportunity, position },
      ...{ content, created_at: at },
    })),
    jobs: [
      job('structured_opportunity', structured),
      job('structured_opportunity_recommendation', { recommendations }),
      job('opportunity_criteria', { criteria }),
    ],
    criteria: { opportunity, criteria: criteria as never },
  };
}
