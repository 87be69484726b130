import { limits } from '@torg/protocol/limits';
import type {
  Source,
  StructuredOpportunity,
} from '@torg/protocol/opportunities/opportunity-shapes';
import type { Locale } from '@torg/protocol/terms';
import { readText, type ReadingKnowledge } from '../../reading/reading.queries.ts';
import { knownTerm } from './known-term.ts';
import { nearestTerm } from './nearest.ts';
import type { NeedText } from './need-text.ts';
import { findQuote } from './quotes.ts';

interface Named {
  name: string;
  quote: string | null;
}
interface Against {
  texts: readonly NeedText[];
  knowledge: ReadingKnowledge;
  locale: Locale;
}
type Kind = 'role' | 'skill';
type Unmatched = StructuredOpportunity['unmatched_terms'][number];

const anyDay = '2000-01-01';
const most = { unmatched: 20, name: limits.competencyName };

/** What the texts say is not wanted. */
const deniedIn = ({ texts, knowledge, locale }: Against): Set<string> =>
  new Set(
    texts.flatMap(({ text }) =>
      readText(text, knowledge, { today: anyDay, locale }).flatMap((span) =>
        'competency' in span && span.negation ? [span.competency] : [],
      ),
    ),
  );

function sorted(kind: Kind, named: readonly Named[], against: Against, denied: Set<string>) {
  const { knowledge, locale, texts } = against;
  const known: { uuid: string; name: string; source: Source }[] = [];
  const unmatched: Unmatched[] = [];
  for (const { name, quote } of named) {
    const source = findQuote(texts, quote);
    const term = knownTerm(knowledge, kind, name, locale);
    if (term && source && !denied.has(term.uuid)) known.push({ ...term, source });
    const written = name.trim();
    if (term || !source || written === '' || written.length > most.name) continue;
    const nearest = nearestTerm(knowledge, kind, written, locale);
    unmatched.push({ term: written, kind, nearest, source });
  }
  return { known, unmatched };
}

type Term = StructuredOpportunity['roles'][number];
function filledUp(own: readonly Term[], more: readonly Term[], limit: number): Term[] {
  const new_ = more.filter(
    ({ uuid }, at) =>
      !own.some((one) => one.uuid === uuid) && more.findIndex((one) => one.uuid === uuid) === at,
  );
  return [...own, ...new_.map(({ uuid, name }) => ({ uuid, name }))].slice(0, limit);
}

/** The rules' roles and skills first, then the model's as far as there is room for them. */
export function withTerms(
  answer: { roles: readonly Named[]; skills: readonly Named[] },
  against: Against,
  ruled: StructuredOpportunity,
): StructuredOpportunity {
  const denied = deniedIn(against);
  const [found, skilled] = [
    sorted('role', answer.roles, against, denied),
    sorted('skill', answer.skills, against, denied),
  ];
  const roles = filledUp(ruled.roles, found.known, limits.opportunity.roles);
  const skills = filledUp(ruled.skills, skilled.known, limits.opportunity.skills);
  const chosen = new Set([...roles, ...skills].map(({ uuid }) => uuid));
  const sourced = [...found.known, ...skilled.known].filter(({ uuid }) => chosen.has(uuid));
  const term_sources = {
    ...Object.fromEntries(sourced.map(({ uuid, source }) => [uuid, source])),
    ...ruled.term_sources,
  };
  const unmatched = [...ruled.unmatched_terms, ...found.unmatched, ...skilled.unmatched];
  const sourceOf = (terms: readonly Term[]) => term_sources[terms[0]?.uuid ?? ''];
  const [ofRoles, ofSkills] = [sourceOf(roles), sourceOf(skills)];
  return {
    ...ruled,
    roles,
    skills,
    term_sources,
    sources: {
      ...ruled.sources,
      ...(ofRoles ? { roles: ofRoles } : {}),
      ...(ofSkills ? { skills: ofSkills } : {}),
    },
    unmatched_terms: unmatched
      .filter(
        ({ term }, at) =>
          unmatched.findIndex((one) => one.term.toLowerCase() === term.toLowerCase()) === at,
      )
      .slice(0, most.unmatched),
  };
}
