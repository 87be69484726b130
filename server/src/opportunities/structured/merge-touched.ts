import type { StructuredOpportunity } from '@torg/protocol/opportunities/opportunity-shapes';
import type { SourcedField } from '@torg/protocol/opportunities/opportunity-terms';
import type { StoredStructured } from '../opportunities.tables.ts';

/** The sources of the terms in these lists, from where they were found. */
function termSources({ roles, skills }: StructuredOpportunity, ...from: StructuredOpportunity[]) {
  return Object.fromEntries(
    [...roles, ...skills].flatMap(({ uuid }) => {
      const source = from.map(({ term_sources }) => term_sources[uuid]).find(Boolean);
      return source === undefined ? [] : [[uuid, source]];
    }),
  );
}

/** What a job has read, but for the fields that a person has touched, which stay theirs. */
export function mergeTouched(
  read: StructuredOpportunity,
  current: StoredStructured | null,
): StructuredOpportunity {
  if (current?.version !== 2) return { ...read, touched: [] };
  const { touched } = current;
  const pick = <T>(from: Readonly<Record<string, T>>, fields: readonly SourcedField[]) =>
    Object.fromEntries(fields.flatMap((field) => (field in from ? [[field, from[field]]] : [])));
  const untouched = (Object.keys(read.sources) as SourcedField[]).filter(
    (field) => !touched.includes(field),
  );
  const merged: StructuredOpportunity = {
    ...read,
    ...pick(current as unknown as Record<string, unknown>, touched),
    sources: { ...pick(read.sources, untouched), ...pick(current.sources, touched) },
    touched,
  };
  return { ...merged, term_sources: termSources(merged, current, read) };
}
