import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { TemplateSample } from '@torg/protocol/cv-templates/template-tags';
import type { Locale } from '@torg/protocol/terms';
import { addressOf } from '../client/address.ts';
import type { AnswerTo } from '../client/calls/calls.ts';
import { upload, type SendFile } from '../client/calls/upload.ts';
import { request } from '../client/request.ts';
import { requestFile } from '../client/calls/request-file.ts';
import { useCall } from '../client/use-change.ts';

export type CvTemplate =
  AnswerTo<'GET /api/main/organization/{id}/cv-templates'>['cv_templates'][number];

const all = ['cv-templates'] as const;

export const templatesQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'of', id],
    queryFn: ({ signal }) =>
      request('GET /api/main/organization/{id}/cv-templates', { params: { id }, signal }),
    staleTime: 0,
  });

/** Of the caller's own organization. */
export const ownTemplatesQuery = queryOptions({
  queryKey: [...all, 'own'],
  queryFn: ({ signal }) => request('GET /api/main/account/cv-templates', { signal }),
});

/** Adds a template, or replaces the file of one. */
export function useSendTemplate(to: { organization: string } | { template: string }): SendFile {
  const client = useQueryClient();
  return async (file, { onProgress, signal }) => {
    const options = { file, onProgress };
    await ('template' in to
      ? upload('PUT /api/main/organization-cv-template/{id}', options, {
          params: { id: to.template },
          body: {},
          signal,
        })
      : upload('POST /api/main/organization/{id}/cv-template/upload', options, {
          params: { id: to.organization },
          body: {},
          signal,
        }));
    await client.invalidateQueries({ queryKey: all });
  };
}

export const useRenameTemplate = (id: string) =>
  useCall(
    'PATCH /api/main/organization-cv-template/{id}/display-name',
    (display_name: string) => ({ params: { id }, body: { display_name } }),
    { invalidates: [all] },
  );

export const useRemoveTemplate = (id: string) =>
  useCall('DELETE /api/main/organization-cv-template/{id}', () => ({ params: { id } }), {
    invalidates: [all],
  });

export const templateAddress = (id: string): string =>
  addressOf('GET /api/main/organization-cv-template/{id}/download', { params: { id } }).url;

/** A made-up CV in the template as it is now. */
export const templatePreviewQuery = (
  { uuid: id, updated_at }: Pick<CvTemplate, 'uuid' | 'updated_at'>,
  query: { sample: TemplateSample; template_headings_locale: Locale },
) =>
  queryOptions({
    queryKey: [...all, 'preview', id, updated_at, query],
    queryFn: ({ signal }) =>
      requestFile('GET /api/main/organization-cv-template/{id}/preview', {
        params: { id },
        query,
        signal,
      }),
    staleTime: Infinity,
  });

/** The CV of a profile in a template. */
export const cvByTemplateAddress = (
  profile_id: string,
  template_id: string,
  template_headings_locale: Locale,
): string =>
  addressOf('GET /api/main/profile/{profile_id}/cv-template/{template_id}/download', {
    params: { profile_id, template_id },
    query: { template_headings_locale },
  }).url;
