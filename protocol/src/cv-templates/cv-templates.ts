import { z } from 'zod';
import { callTable } from '../call.ts';
import { limits } from '../limits.ts';
import { LocaleCode, Moment, Uuid, params, requiredText } from '../shapes.ts';
import { templateSamples } from './template-tags.ts';
import { templateReplacement, templateUpload } from '../uploads.ts';

/** What was found in a template when it was uploaded. */
const TemplateCheck = z.object({
  /** each once, as it is written between the braces, without `#`, `^` and what follows `:` */
  tags: z.array(z.string()),
  /** print empty */
  unknown: z.array(z.object({ tag: z.string(), nearest: z.string().nullable() })),
  /** what the author should know, though the template works */
  problems: z.array(z.enum(['no_tags', 'no_name'])),
});

export const CvTemplate = z
  .object({
    uuid: Uuid,
    organization: Uuid,
    display_name: z.string(),
    file_name: z.string(),
    created_at: Moment,
    updated_at: Moment,
    check: TemplateCheck,
    can: z.object({ edit: z.boolean(), remove: z.boolean() }),
  })
  .meta({ id: 'CvTemplate' });
export type CvTemplate = z.output<typeof CvTemplate>;

const DisplayName = requiredText(limits.cvTemplate.displayName);
/** A form may send an empty field for one that was left out. */
const UploadFields = z.strictObject({
  display_name: z.union([z.literal('').transform(() => undefined), DisplayName]).optional(),
});
const Templates = z.object({ cv_templates: z.array(CvTemplate) });
const ofOrganization = params('id');
const one = params('id');
const beingChecked = ['file_is_being_checked', 'file_had_a_virus'] as const;

export const cvTemplateCalls = callTable('main', {
  uploadCvTemplate: {
    method: 'POST',
    path: '/organization/{id}/cv-template/upload',
    summary: 'Add a template for CVs in Word; the answer says what was found in it.',
    access: 'org-admin',
    status: 201,
    effect: 'external',
    params: ofOrganization,
    body: UploadFields,
    ...templateUpload,
    answer: CvTemplate,
    errors: ['could_not_find_organization', ...templateUpload.errors],
  },
  listCvTemplates: {
    method: 'GET',
    path: '/organization/{id}/cv-templates',
    summary: 'The templates of an organization by name.',
    access: 'org-member',
    status: 200,
    params: ofOrganization,
    answer: Templates,
    errors: ['could_not_find_organization'],
  },
  getCvTemplate: {
    method: 'GET',
    path: '/organization/{id}/cv-templates/{template_id}',
    summary: 'One template of an organization.',
    access: 'org-member',
    status: 200,
    params: params('id', 'template_id'),
    answer: CvTemplate,
    errors: ['could_not_find_organization', 'template_not_found'],
  },
  replaceCvTemplate: {
    method: 'PUT',
    path: '/organization-cv-template/{id}',
    summary: 'Replace the file of a template, and its name where one is sent.',
    access: 'org-admin',
    status: 200,
    effect: 'external',
    params: one,
    body: UploadFields,
    ...templateReplacement,
    answer: CvTemplate,
    errors: ['template_not_found', ...templateReplacement.errors],
  },
  renameCvTemplate: {
    method: 'PATCH',
    path: '/organization-cv-template/{id}/display-name',
    summary: 'Give a template another name.',
    access: 'org-admin',
    status: 200,
    params: one,
    body: z.strictObject({ display_name: DisplayName }),
    answer: CvTemplate,
    errors: ['template_not_found'],
  },
  removeCvTemplate: {
    method: 'DELETE',
    path: '/organization-cv-template/{id}',
    summary: 'Remove a template and its file.',
    access: 'org-admin',
    status: 204,
    params: one,
    errors: ['template_not_found', 'could_not_delete_template'],
  },
  downloadCvTemplate: {
    method: 'GET',
    path: '/organization-cv-template/{id}/download',
    summary: 'The template as it was uploaded.',
    access: 'org-member',
    status: 200,
    raw: 'file',
    params: one,
    errors: ['template_not_found', 'could_not_download_template', ...beingChecked],
  },
  previewCvTemplate: {
    method: 'GET',
    path: '/organization-cv-template/{id}/preview',
    summary: 'The template with a made-up CV in it, which is long or next to empty.',
    access: 'org-member',
    status: 200,
    effect: 'external',
    raw: 'file',
    params: one,
    query: z.object({
      sample: z.enum(templateSamples).default('full'),
      template_headings_locale: LocaleCode.optional(),
    }),
    errors: ['template_not_found', 'could_not_download_template', ...beingChecked],
  },
  listOwnCvTemplates: {
    method: 'GET',
    path: '/account/cv-templates',
    summary: "The templates of the caller's own organization.",
    access: 'user',
    status: 200,
    answer: Templates,
  },
  downloadCvByTemplate: {
    method: 'GET',
    path: '/profile/{profile_id}/cv-template/{template_id}/download',
    summary: 'A CV in a template; the header `x-cv-translation` says how much is translated.',
    access: 'profile-reader',
    status: 200,
    effect: 'external',
    raw: 'file',
    params: params('profile_id', 'template_id'),
    query: z.object({
      template_headings_locale: LocaleCode,
      translate_cv_content_to_locale: LocaleCode.optional(),
    }),
    errors: [
      ...(['could_not_find_profile', 'template_not_found', 'could_not_download_template'] as const),
      ...(['cannot_create_cv_for_user_without_profile', 'missing_cv_data'] as const),
      ...(['cv_docx_not_found', ...beingChecked] as const),
    ],
  },
});
