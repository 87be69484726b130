import { z } from 'zod';
import { callTable } from '../call.ts';
import { limits } from '../limits.ts';
import {
  LocaleCode,
  Revision,
  Uuid,
  isStorable,
  notStorable,
  oneOrMany,
  params,
  queryPage,
  requiredText,
} from '../shapes.ts';
import { contextUpload } from '../uploads.ts';
import { CriteriaEnvelope, CriteriaInput, OpportunityCriteria } from './criteria.ts';
import {
  OpportunityContext,
  OpportunityList,
  OpportunityListItem,
  RecommendationEnvelope,
  StructuredOpportunityInput,
} from './opportunity-shapes.ts';
import { sourcedFields } from './opportunity-terms.ts';

export const Opportunity = OpportunityListItem.extend({
  structured_opportunity_recommendation: RecommendationEnvelope.nullable(),
  opportunity_criteria: CriteriaEnvelope.nullable(),
}).meta({ id: 'Opportunity' });
export type Opportunity = z.output<typeof Opportunity>;

const one = params('id');
const context = params('id', 'context_id');
const locale = z.object({ locale: LocaleCode.default('nb') });
const size = limits.opportunity;

/** Not trimmed, since a quote stands in it letter for letter. */
const Content = z
  .string()
  .max(size.content)
  .refine((words) => words.trim() !== '', 'must not be empty')
  .refine(isStorable, notStorable);
const contents = oneOrMany(Content).pipe(z.array(Content).max(size.contents)).default([]);

const missing = ['could_not_find_opportunity'] as const;
const changing = [...missing, 'opportunity_is_archived'] as const;
const ofContext = [...changing, 'could_not_find_opportunity_context'] as const;
const withContent = ['opportunity_has_no_content', ...contextUpload.errors] as const;

const aboutOne = { access: 'opportunity-editor', status: 200, params: one, query: locale } as const;

export const opportunityCalls = callTable('main', {
  createOpportunity: {
    method: 'POST',
    path: '/opportunity',
    summary: 'A need, made of texts and files.',
    access: 'opportunity-user',
    status: 201,
    query: locale,
    body: z.object({
      opportunity_name: requiredText(size.name),
      content: contents,
      /** whose need it is, where an admin makes it */
      organization: Uuid.optional(),
    }),
    upload: contextUpload.upload,
    answer: Opportunity,
    errors: [...withContent, 'could_not_find_organization'],
  },
  listOpportunities: {
    method: 'GET',
    path: '/opportunity',
    summary: 'The needs of the own company, newest first; for admins, all.',
    access: 'opportunity-user',
    status: 200,
    query: z.object({
      archived: z.enum(['true', 'false']).default('false'),
      /** words of the name */
      text: z.string().max(limits.query).refine(isStorable, notStorable).optional(),
      locale: LocaleCode.default('nb'),
      ...queryPage(limits.opportunityPage),
    }),
    answer: OpportunityList,
  },
  getOpportunity: {
    method: 'GET',
    path: '/opportunity/{id}',
    summary: 'A need with its contexts and what was made of them.',
    ...aboutOne,
    answer: Opportunity,
    errors: missing,
  },
  archiveOpportunity: {
    method: 'PATCH',
    path: '/opportunity/{id}',
    summary: 'Archive a need, or take it out of the archive; or give it another name.',
    ...aboutOne,
    body: z
      .strictObject({
        archived: z.boolean().optional(),
        opportunity_name: requiredText(size.name).optional(),
      })
      .refine((changes) => Object.keys(changes).length > 0, 'must change something'),
    answer: Opportunity,
    errors: [...changing, 'could_not_archive_opportunity'],
  },
  saveStructuredOpportunity: {
    method: 'PUT',
    path: '/opportunity/{id}/structured-opportunity',
    summary: 'Save the fields; those that differ are the person’s own from then on.',
    ...aboutOne,
    body: z.object({ structured_opportunity: StructuredOpportunityInput, revision: Revision }),
    answer: Opportunity,
    errors: [
      ...changing,
      'opportunity_was_changed',
      'role_or_skill_required',
      'reference_not_found',
      'could_not_update_structured_opportunity',
    ],
  },
  structureOpportunity: {
    method: 'POST',
    path: '/opportunity/{id}/structured-opportunity',
    summary: 'Read the contexts once more; a job does it.',
    ...aboutOne,
    status: 202,
    body: z
      .object({
        force_recreate: z.boolean().default(false),
        /** fields in which what people have written is given up, so that they are read anew */
        forget_touched: z.array(z.enum(sourcedFields)).max(sourcedFields.length).default([]),
      })
      .optional(),
    answer: Opportunity,
    errors: changing,
  },
  recommendForOpportunity: {
    method: 'POST',
    path: '/opportunity/{id}/recommendation',
    summary: 'Find consultants for the need once more; a job does it.',
    ...aboutOne,
    status: 202,
    answer: Opportunity,
    errors: changing,
  },
  addOpportunityContext: {
    method: 'POST',
    path: '/opportunity/{id}/context',
    summary: 'Add texts and files.',
    access: 'opportunity-editor',
    status: 201,
    params: one,
    body: z.object({ content: contents }),
    upload: contextUpload.upload,
    answer: z.object({ context: z.array(OpportunityContext), revision: z.int() }),
    errors: [...changing, ...withContent, 'too_many_opportunity_contexts'],
  },
  changeOpportunityContext: {
    method: 'PUT',
    path: '/opportunity/{id}/context/{context_id}',
    summary: 'Replace a text.',
    access: 'opportunity-editor',
    status: 200,
    params: context,
    body: z.object({ content: Content }),
    answer: OpportunityContext,
    errors: [...ofContext, 'opportunity_context_is_a_file'],
  },
  removeOpportunityContext: {
    method: 'DELETE',
    path: '/opportunity/{id}/context/{context_id}',
    summary: 'Remove a text or a file.',
    access: 'opportunity-editor',
    status: 204,
    params: context,
    errors: ofContext,
  },
  getOpportunityFile: {
    method: 'GET',
    path: '/opportunity/{id}/context/{context_id}/file',
    summary: 'A file as it was uploaded.',
    access: 'opportunity-editor',
    status: 200,
    params: context,
    raw: 'file',
    errors: [
      ...missing,
      'could_not_find_opportunity_context',
      'file_is_being_checked',
      'file_had_a_virus',
    ],
  },
  getOpportunityCriteria: {
    method: 'GET',
    path: '/opportunity/{id}/criteria',
    summary: 'What candidates are measured by; empty before somebody asks.',
    ...aboutOne,
    answer: OpportunityCriteria,
    errors: missing,
  },
  askForOpportunityCriteria: {
    method: 'POST',
    path: '/opportunity/{id}/criteria',
    summary: 'Suggest criteria; a job does it.',
    ...aboutOne,
    status: 202,
    body: z.object({ force_recreate: z.boolean().default(false) }).optional(),
    answer: OpportunityCriteria,
    errors: [...changing, 'could_not_create_assignment_criteria'],
  },
  approveOpportunityCriteria: {
    method: 'PUT',
    path: '/opportunity/{id}/criteria',
    summary: 'Approve the criteria as they are sent; refused if somebody has meanwhile.',
    ...aboutOne,
    body: CriteriaInput,
    answer: OpportunityCriteria,
    errors: [...changing, 'opportunity_was_changed'],
  },
  makeAssignmentOfOpportunity: {
    method: 'POST',
    path: '/opportunity/{id}/assignment',
    summary: 'A draft of an assignment, filled from the need; once.',
    access: 'opportunity-editor',
    status: 201,
    params: one,
    body: z.object({ company_uuid: Uuid.optional() }).optional(),
    answer: z.object({ assignment_uuid: Uuid }),
    errors: [...changing, 'organization_id_is_required', 'could_not_find_organization'],
  },
  makeOpportunityOfAssignment: {
    method: 'POST',
    path: '/assignment/{assignment_id}/opportunity',
    summary: "The assignment's own need, which follows its text; the same one however often.",
    access: 'assignment-editor',
    status: 201,
    params: params('assignment_id'),
    query: locale,
    answer: Opportunity,
    errors: ['could_not_find_assignment'],
  },
});
