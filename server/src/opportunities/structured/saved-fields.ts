import { sourcedFields, type SourcedField } from '@torg/protocol/opportunities/opportunity-terms';
import type {
  Source,
  StructuredOpportunity,
} from '@torg/protocol/opportunities/opportunity-shapes';
import type { StoredStructured } from '../opportunities.tables.ts';

/** What a person writes; the sources of what they have left as it was stay. */
export type WrittenFields = Omit<
  StructuredOpportunity,
  'version' | 'sources' | 'term_sources' | 'unmatched_terms' | 'touched' | 'requirements'
> & {
  requirements: { kind: StructuredOpportunity['requirements'][number]['kind']; text: string }[];
};

const nothing: StructuredOpportunity = {
  version: 2,
  ...{ title: '', description: '', start_date: null, duration: null, percent: null },
  ...{ allow_remote_work: false, region: null, place_description: null, deadline: null },
  ...{ customer_name: null, requirements: [], roles: [], skills: [] },
  ...{ sources: {}, term_sources: {}, unmatched_terms: [], touched: [] },
};

/** What stands, as the second version; the first has a description alone. */
const fieldsOfStored = (stored: StoredStructured | null): StructuredOpportunity =>
  stored?.version === 2
    ? stored
    : { ...nothing, description: stored === null ? '' : stored.markdownDescription };

/** How a field is compared: terms and regions by their ids, requirements by what they say. */
function comparable(fields: WrittenFields, field: SourcedField): unknown {
  if (field === 'roles' || field === 'skills') return fields[field].map(({ uuid }) => uuid);
  if (field === 'requirements') return fields.requirements.map(({ kind, text }) => [kind, text]);
  return field === 'region' ? (fields.region?.uuid ?? null) : fields[field];
}

const differs = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) !== JSON.stringify(other);

/** A requirement whose words somebody has left as they were keeps its source. */
function withSources(
  written: WrittenFields['requirements'],
  { requirements }: StructuredOpportunity,
): StructuredOpportunity['requirements'] {
  const sources = new Map(requirements.map(({ text, source }) => [text, source]));
  return written.map(({ kind, text }) => ({ kind, text, source: sources.get(text) ?? null }));
}

/** The fields as they are saved: those that differ are the person's own from then on. */
export function savedFields(
  written: WrittenFields,
  stored: StoredStructured | null,
): StructuredOpportunity {
  const current = fieldsOfStored(stored);
  const changed = sourcedFields.filter((field) =>
    differs(comparable(written, field), comparable(current, field)),
  );
  const touched = sourcedFields.filter(
    (field) => current.touched.includes(field) || changed.includes(field),
  );
  const terms = new Set([...written.roles, ...written.skills].map(({ uuid }) => uuid));
  const own = (entries: Readonly<Record<string, Source>>, stays: (key: string) => boolean) =>
    Object.fromEntries(Object.entries(entries).filter(([key]) => stays(key)));
  const { unmatched_terms } = current;
  return {
    ...written,
    version: 2,
    requirements: withSources(written.requirements, current),
    sources: own(current.sources, (field) => !changed.includes(field as SourcedField)),
    term_sources: own(current.term_sources, (term) => terms.has(term)),
    unmatched_terms: unmatched_terms.filter(
      ({ nearest }) => nearest === null || !terms.has(nearest.uuid),
    ),
    touched,
  };
}
