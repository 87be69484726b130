import type { Source } from '@torg/protocol/opportunities/opportunity-shapes';
import type { Locale } from '@torg/protocol/terms';
import type { ReadingKnowledge, Stretch } from '../../reading/reading.queries.ts';
import { factsNamed, quote, quoteAround, wordsAt, type ReadNeed } from './need-text.ts';
import { nearestTerm } from './nearest.ts';
import type { Demand } from './requirements.ts';

export interface UnmatchedTerm {
  term: string;
  kind: 'role' | 'skill';
  nearest: { uuid: string; name: string } | null;
  source: Source | null;
}

const most = 20;
/** `FooBar`, `Kubefoo3`, `X-Road`: written as products are, not as words of a sentence. */
const product =
  /(?<![\p{L}\p{N}.@/-])(?:\p{Lu}[\p{L}\p{N}]*(?:[.+#&/-]?[\p{L}\p{N}]+)*(?: \p{Lu}[\p{L}\p{N}]+){0,2}|\p{Ll}+\p{Lu}[\p{L}\p{N}]*)(?![\p{L}\p{N}])/gu;
const common =
  /^(?:[IVX]+|AS|AB|ASA|IT|OK|CV|EU|EØS|EES|HR|Norge|Sverige|Norden|Oslo|Stockholm|Krav|Skal|Ska|Må|Bør|Bör|Du|Vi|Ni|De|Dere|Kandidaten|Konsulenten|Konsulten|Leverandøren|Leverantören|The|We|You|Candidate|God|Gode|Goda|Good|Strong|Erfaring|Erfarenhet|Experience|Kunnskap|Kunskap|Kjennskap|Minst|Minimum|At|Relevant|Høyere|Bachelor|Master|Ønskelig|Meriterande|Fordel|Flytende|Flytande|Fluent)$/u;

/** A capital that only begins a sentence says nothing. */
function isName({ text }: ReadNeed, { start }: Stretch, said: string, from: number): boolean {
  if (/\p{Ll}\p{Lu}|\p{Lu}{2}|\d/u.test(said)) return true;
  const before = text.slice(from, start);
  return before.trim() !== '' && !/[.!?:]\s*$/.test(before);
}

/** Names of products in what is asked for, where the reader has read nothing. */
function skillsIn(demand: Demand): (Stretch & { need: ReadNeed })[] {
  const { need } = demand;
  const said = wordsAt(need, demand);
  const isBare = said.length <= 30 && !/[\s]/.test(said.trim());
  return [...said.matchAll(product)].flatMap((match) => {
    const at = {
      start: demand.start + match.index,
      end: demand.start + match.index + match[0].length,
    };
    const isRead = need.spans.some((span) => span.start < at.end && at.start < span.end);
    const isOrdinary = match[0].length < 2 || match[0].split(' ').some((one) => common.test(one));
    const isOne = isBare || isName(need, at, match[0], demand.start);
    return isRead || isOrdinary || !isOne ? [] : [{ ...at, need }];
  });
}

/** Words where a role or a skill should be, which the vocabulary does not have. */
export function unmatchedTerms(
  needs: readonly ReadNeed[],
  demands: readonly Demand[],
  knowledge: ReadingKnowledge,
  locale: Locale,
): UnmatchedTerm[] {
  const seen = new Set<string>();
  const isNew = (term: string) => {
    const key = term.toLowerCase();
    return seen.has(key) ? false : Boolean(seen.add(key));
  };
  const roles = needs.flatMap((need) => {
    if (need.spans.some(({ kind }) => kind === 'role')) return [];
    return factsNamed(need, 'title')
      .slice(0, 1)
      .map((part): UnmatchedTerm => {
        const term = wordsAt(need, part);
        const nearest = nearestTerm(knowledge, 'role', term, locale);
        return { term, kind: 'role', nearest, source: quote(need, part.line) };
      });
  });
  const skills = demands.flatMap(skillsIn).map(({ need, start, end }): UnmatchedTerm => {
    const term = need.text.slice(start, end);
    const nearest = nearestTerm(knowledge, 'skill', term, locale);
    return { term, kind: 'skill', nearest, source: quoteAround(need, { start, end }) };
  });
  return [...roles, ...skills].filter(({ term }) => isNew(term)).slice(0, most);
}
