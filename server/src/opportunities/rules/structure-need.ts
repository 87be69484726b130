import { limits } from '@torg/protocol/limits';
import type {
  Source,
  StructuredOpportunity,
} from '@torg/protocol/opportunities/opportunity-shapes';
import type { SourcedField } from '@torg/protocol/opportunities/opportunity-terms';
import { atOnce, type Sliced } from '../../platform/turns/in-slices.ts';
import type { ReadingKnowledge } from '../../reading/reading.queries.ts';
import type { About } from './about.ts';
import { customerOf } from './fields/customer.ts';
import { descriptionOf } from './fields/description.ts';
import { firstOf, type Field } from './fields/field.ts';
import { percentOf } from './fields/how-much.ts';
import { quote, readingNeeds, type NeedText, type ReadNeed } from './need-text.ts';
import { findingDemands, textOf, type Demand } from './requirements.ts';
import { rolesOf, skillsOf, type SourcedTerm } from './terms.ts';
import { titleOf } from './fields/title.ts';
import { unmatchedTerms } from './unmatched-terms.ts';
import { deadlineOf, durationOf, startOf } from './fields/when.ts';
import { placeDescriptionOf, regionOf, remoteOf } from './fields/where.ts';

type Fields = Partial<Record<SourcedField, Field<unknown> | undefined>>;

const sourcesOf = (fields: Fields): Partial<Record<SourcedField, Source>> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field?.source ? [[name, field.source]] : [],
    ),
  );

const firstSource = (all: readonly { source: Source }[]): Field<null> | undefined =>
  all[0] && { value: null, source: all[0].source };

const sourcedRequirement = (one: Demand) => ({
  kind: one.kind,
  text: textOf(one),
  source: quote(one.need, one),
});

const namesOf = (terms: readonly SourcedTerm[]) => terms.map(({ uuid, name }) => ({ uuid, name }));

/** Everything that one text alone decides: the first one that says something. */
function readFields(needs: readonly ReadNeed[], knowledge: ReadingKnowledge, about: About) {
  return {
    title: firstOf(needs, titleOf),
    start_date: firstOf(needs, startOf),
    duration: firstOf(needs, durationOf),
    percent: firstOf(needs, percentOf),
    allow_remote_work: firstOf(needs, remoteOf),
    region: firstOf(needs, (need) => regionOf(need, knowledge, about.country)),
    place_description: firstOf(needs, (need) => placeDescriptionOf(need, about.country)),
    deadline: firstOf(needs, deadlineOf),
    customer_name: firstOf(needs, customerOf),
  };
}

/**
 * What a need says, field by field, with the words that say it. Of several texts the first one
 * decides where they differ, and the later ones fill what it leaves open.
 */
export function* structuringNeed(
  texts: readonly NeedText[],
  knowledge: ReadingKnowledge,
  about: About,
): Sliced<StructuredOpportunity> {
  const needs = yield* readingNeeds(texts, knowledge, about);
  const fields = readFields(needs, knowledge, about);
  yield;
  const description = descriptionOf(needs, fields.title?.source);
  const demands = yield* findingDemands(needs);
  yield;
  const requirements = demands.map(sourcedRequirement);
  const roles = rolesOf(needs, fields.title?.source);
  const skills = skillsOf(needs);
  yield;
  const shown = {
    ...fields,
    description,
    requirements: firstSource(requirements),
    roles: firstSource(roles),
    skills: firstSource(skills),
  };
  return {
    version: 2,
    title: fields.title?.value ?? '',
    description: description?.value ?? '',
    start_date: fields.start_date?.value ?? null,
    duration: fields.duration?.value ?? null,
    percent: fields.percent?.value ?? null,
    allow_remote_work: fields.allow_remote_work?.value ?? false,
    region: fields.region?.value ?? null,
    place_description: fields.place_description?.value ?? null,
    deadline: fields.deadline?.value ?? null,
    customer_name: fields.customer_name?.value ?? null,
    requirements: requirements.slice(0, limits.assignment.requirements),
    roles: namesOf(roles),
    skills: namesOf(skills),
    sources: sourcesOf(shown),
    term_sources: Object.fromEntries(
      [...roles, ...skills].map(({ uuid, source }) => [uuid, source]),
    ),
    unmatched_terms: unmatchedTerms(needs, demands, knowledge, about.locale),
    touched: [],
  };
}

/** The same without a pause. */
export const structureNeed = (
  texts: readonly NeedText[],
  knowledge: ReadingKnowledge,
  about: About,
): StructuredOpportunity => atOnce(structuringNeed(texts, knowledge, about));
