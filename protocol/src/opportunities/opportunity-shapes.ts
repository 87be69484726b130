import { z } from 'zod';
import { aiEnvelope } from '../ai-jobs/ai-envelope.ts';
import { Deadline, Requirement } from '../assignments/assignment-shapes.ts';
import { limits } from '../limits.ts';
import { Region } from '../regions/regions.ts';
import { SearchReason } from '../search/search.ts';
import { Country, Day, Moment, Paged, Uuid, text, virusChecks } from '../shapes.ts';
import { requirementKinds } from '../terms.ts';
import { sourcedFields, textFailures, textStatuses } from './opportunity-terms.ts';

const size = limits.assignment;
const of = limits.opportunity;

/** Words of a context, letter for letter as they stand there. */
export const Source = z.object({ context_id: Uuid, quote: z.string() }).meta({ id: 'Source' });
export type Source = z.output<typeof Source>;

const entry = { context_id: Uuid, created_at: Moment };

/** What a need is made of: a text that somebody wrote, or a file. */
export const OpportunityContext = z
  .union([
    z.object({ ...entry, content: z.string() }),
    z.object({
      ...entry,
      s3_key: z.string(),
      filename: z.string(),
      mime_type: z.string(),
      text_status: z.enum(textStatuses),
      /** null unless `text_status` is failed */
      text_failure: z.enum(textFailures).nullable(),
      /** what was read of it; null in lists, and until it is read */
      text: z.string().nullable(),
      virus_check: z.enum(virusChecks),
    }),
  ])
  .meta({ id: 'OpportunityContext' });
export type OpportunityContext = z.output<typeof OpportunityContext>;

const Term = z.object({ uuid: Uuid, name: z.string() });

/** A line of the text that asks for something, with the words it came from. */
const SourcedRequirement = Requirement.extend({ source: Source.nullable() });

const fields = {
  title: text(size.title.max),
  /** markdown */
  description: text(size.description.max),
  start_date: Day.nullable(),
  duration: text(size.duration).nullable(),
  percent: z.int().min(size.percent.min).max(size.percent.max).nullable(),
  allow_remote_work: z.boolean(),
  place_description: text(size.place).nullable(),
  deadline: Deadline.nullable(),
  customer_name: text(of.customer).nullable(),
};

export const StructuredOpportunity = z
  .object({
    version: z.literal(2),
    ...fields,
    region: Region.nullable(),
    requirements: z.array(SourcedRequirement),
    roles: z.array(Term),
    skills: z.array(Term),
    /** by field; of roles and skills, by the uuid of the term in `term_sources` */
    sources: z.partialRecord(z.enum(sourcedFields), Source),
    term_sources: z.record(z.string(), Source),
    /** words of the text that the vocabulary does not have, beside what is nearest to them */
    unmatched_terms: z.array(
      z.object({
        term: z.string(),
        kind: z.enum(['role', 'skill']),
        nearest: Term.nullable(),
        source: Source.nullable(),
      }),
    ),
    /** fields that a person has touched; a job leaves them alone */
    touched: z.array(z.enum(sourcedFields)),
  })
  .meta({ id: 'StructuredOpportunity' });
export type StructuredOpportunity = z.output<typeof StructuredOpportunity>;

/** The first version: it is read where it is stored, and never written. */
export const StructuredOpportunityV1 = z
  .object({
    version: z.literal(1),
    description: z.string(),
    ragDescription: z.string(),
    markdownDescription: z.string(),
    roles: z.array(z.string()),
    technologies: z.array(z.string()),
  })
  .meta({ id: 'StructuredOpportunityV1' });

/** The names and sources that come with it are passed over: the server knows them. */
const TermInput = z.object({ uuid: Uuid });
const distinct = (terms: readonly { uuid: string }[]): boolean =>
  new Set(terms.map(({ uuid }) => uuid)).size === terms.length;
const terms = (most: number) => z.array(TermInput).max(most).refine(distinct, 'must not repeat');

export const StructuredOpportunityInput = z
  .object({
    ...fields,
    region: z.object({ uuid: Uuid }).nullable(),
    requirements: z
      .array(z.object({ kind: z.enum(requirementKinds), text: text(size.requirement) }))
      .max(size.requirements),
    roles: terms(of.roles),
    skills: terms(of.skills),
  })
  .meta({ id: 'StructuredOpportunityInput' });
export type StructuredOpportunityInput = z.output<typeof StructuredOpportunityInput>;

export const RecommendedConsultant = z
  .object({
    account: Uuid,
    name: z.string(),
    title: z.string().nullable(),
    image_url: z.string().nullable(),
    company_name: z.string().nullable(),
    availability: Day.nullable(),
    /** of the company admin's own company; these come first, also those whom nobody else sees */
    is_own: z.boolean(),
    is_visible_in_search: z.boolean(),
    why: z.array(SearchReason),
  })
  .meta({ id: 'RecommendedConsultant' });
export type RecommendedConsultant = z.output<typeof RecommendedConsultant>;

export const StructuredEnvelope = aiEnvelope(
  'structured_opportunity',
  z.union([StructuredOpportunity, StructuredOpportunityV1]),
).meta({ id: 'StructuredOpportunityEnvelope' });
export const RecommendationEnvelope = aiEnvelope(
  'structured_opportunity_recommendation',
  z.object({ recommendations: z.array(RecommendedConsultant) }),
).meta({ id: 'StructuredOpportunityRecommendationEnvelope' });

/** What the viewer may do with the need. */
export const OpportunityCan = z
  .object({
    edit: z.boolean(),
    archive: z.boolean(),
    restore: z.boolean(),
    makeAssignment: z.boolean(),
  })
  .meta({ id: 'OpportunityCan' });

const shared = {
  opportunity: Uuid,
  opportunity_name: z.string(),
  created_by: z.object({ account: Uuid, name: z.string() }).nullable(),
  /** null for a need of Torg's own */
  organization: z.object({ uuid: Uuid, name: z.string(), country: Country }).nullable(),
  created_at: Moment,
  updated_at: Moment,
  archived: z.boolean(),
  revision: z.int(),
  /** the assignment that was made of it, or whose own need it is */
  assignment: Uuid.nullable(),
  can: OpportunityCan,
};

export const OpportunityListItem = z
  .object({
    ...shared,
    context: z.array(OpportunityContext),
    structured_opportunity: StructuredEnvelope.nullable(),
    /** null: they were never asked for */
    criteria_approved_at: Moment.nullable(),
  })
  .meta({ id: 'OpportunityListItem' });
export type OpportunityListItem = z.output<typeof OpportunityListItem>;

export const OpportunityList = z
  .object({ opportunities: z.array(OpportunityListItem), ...Paged })
  .meta({ id: 'OpportunityList' });
