import { limits } from '@torg/protocol/limits';
import type { Source } from '@torg/protocol/opportunities/opportunity-shapes';
import type { Span } from '@torg/protocol/reading/reading';
import { words, type Stretch } from '../../reading/reading.queries.ts';
import { isIn, quoteAround, sentenceAround, spansOf, wordsAt, type ReadNeed } from './need-text.ts';

export interface SourcedTerm {
  uuid: string;
  name: string;
  source: Source;
}
type TermSpan = Extract<Span, { kind: 'role' | 'skill' | 'industry' }>;

interface Weighed {
  span: TermSpan;
  need: ReadNeed;
  weight: number;
}

const seeking = words(
  String.raw`søker|søkes|söker|sökes|söks|trenger|trengs|behöver|behövs|leter#etter|letar#efter|ser#etter|ser#nå#etter|på#jakt#etter|need|needs|needed|looking#for|seeks?|seeking|wanted|wants?|hire|vil#ha|vill#ha|ønsker|önskar|kjenner#en|stille#med|kan#dere|kan#ni`,
);

/** Each term once, at its heaviest place; then by weight, then by the order of the texts. */
function heaviest(all: readonly Weighed[]): Weighed[] {
  const best = new Map<string, Weighed>();
  for (const one of all) {
    const known = best.get(one.span.competency);
    if (!known || one.weight > known.weight) best.set(one.span.competency, one);
  }
  const order = new Map(all.map((one, at) => [one, at]));
  return [...best.values()].toSorted(
    (a, b) => b.weight - a.weight || (order.get(a) ?? 0) - (order.get(b) ?? 0),
  );
}

const sourced = ({ span, need }: Weighed): SourcedTerm => ({
  uuid: span.competency,
  name: span.name,
  source: quoteAround(need, span),
});

/** A role that the title names weighs most, then one that a sentence seeks, then any. */
export function rolesOf(needs: readonly ReadNeed[], title: Source | undefined): SourcedTerm[] {
  const all = needs.flatMap((need) =>
    spansOf(need, 'role').map((span): Weighed => {
      const isTitle =
        title?.context_id === need.context_id && isIn(span, placeOf(need, title.quote));
      const isSought = wordsAt(need, sentenceAround(need, span)).search(seeking) >= 0;
      return { span, need, weight: isTitle ? 2 : Number(isSought) };
    }),
  );
  const ranked = heaviest(all);
  const most = ranked[0]?.weight ?? 0;
  return ranked
    .filter(({ weight }, at) => weight === most && (most > 0 || at === 0))
    .slice(0, limits.opportunity.roles)
    .map(sourced);
}

function placeOf({ text }: ReadNeed, said: string): Stretch {
  const start = text.indexOf(said);
  return { start, end: start + said.length };
}

const weightOfKind = { must: 4, none: 2, should: 0 } as const;

/** `Kafka`, `C#`: a name. An ordinary word that a text only tells of weighs less than a wish. */
const isName = ({ text }: TermSpan): boolean => /\p{Lu}|\d/u.test(text);
const weightOf = (span: TermSpan): number => {
  if (!span.importance && !isName(span)) return 0;
  return weightOfKind[span.importance?.kind ?? 'none'] + (span.kind === 'skill' ? 1 : 0);
};

/** What must be comes before what is only named, and that before what would be nice. */
export function skillsOf(needs: readonly ReadNeed[]): SourcedTerm[] {
  const all = needs.flatMap((need) =>
    [...spansOf(need, 'skill'), ...spansOf(need, 'industry')].map((span): Weighed => ({
      span,
      need,
      weight: weightOf(span),
    })),
  );
  const denied = new Set(
    needs.flatMap(({ spans }) =>
      spans.flatMap((span) => ('competency' in span && span.negation ? [span.competency] : [])),
    ),
  );
  return heaviest(all)
    .filter(({ span }) => !denied.has(span.competency))
    .filter(({ span }) => span.kind === 'skill' || span.importance?.kind === 'must')
    .slice(0, limits.opportunity.skills)
    .map(sourced);
}
