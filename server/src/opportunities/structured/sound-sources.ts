import type {
  Source,
  StructuredOpportunity,
} from '@torg/protocol/opportunities/opportunity-shapes';
import type { NeedText } from '../contexts/contexts.repository.ts';

type IsSound = (source: Source | null | undefined) => boolean;

const soundIn = (texts: readonly NeedText[]): IsSound => {
  const byId = new Map(texts.map(({ context_id, text }) => [context_id, text]));
  return (source) =>
    source !== null &&
    source !== undefined &&
    source.quote !== '' &&
    (byId.get(source.context_id)?.includes(source.quote) ?? false);
};

const soundOnly = (sources: Readonly<Record<string, Source>>, isSound: IsSound) =>
  Object.fromEntries(Object.entries(sources).filter(([, source]) => isSound(source)));

/** A quote stands in its context letter for letter; one that no longer does is left out. */
export function withSoundSources(
  structured: StructuredOpportunity,
  texts: readonly NeedText[],
): StructuredOpportunity {
  const isSound = soundIn(texts);
  const orNone = <T extends { source: Source | null }>(one: T): T =>
    isSound(one.source) ? one : { ...one, source: null };
  return {
    ...structured,
    sources: soundOnly(structured.sources, isSound),
    term_sources: soundOnly(structured.term_sources, isSound),
    requirements: structured.requirements.map(orNone),
    unmatched_terms: structured.unmatched_terms.map(orNone),
  };
}
