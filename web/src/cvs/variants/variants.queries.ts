import { queryOptions } from '@tanstack/react-query';
import type { AnswerTo, InputTo } from '../../client/calls/calls.ts';
import { request } from '../../client/request.ts';
import { useCall } from '../../client/use-change.ts';

export type CvVariant = AnswerTo<'GET /api/main/profile/{profile}/cv-variants/{cv_variant}'>;
export type CvVariantChange = CvVariant['changes'][number];
type NewVariant = InputTo<'POST /api/main/profile/{profile}/cv-variants'>['body'];
type Saved = InputTo<'PUT /api/main/profile/{profile}/cv-variants/{cv_variant}'>['body'];

const all = ['cv-variants'] as const;

export const variantsQuery = (profile: string) =>
  queryOptions({
    queryKey: [...all, profile],
    queryFn: ({ signal }) =>
      request('GET /api/main/profile/{profile}/cv-variants', { params: { profile }, signal }),
  });

export const variantQuery = (profile: string, cv_variant: string) =>
  queryOptions({
    queryKey: [...all, profile, cv_variant],
    queryFn: ({ signal }) =>
      request('GET /api/main/profile/{profile}/cv-variants/{cv_variant}', {
        params: { profile, cv_variant },
        signal,
      }),
    staleTime: 0,
  });

export const useCreateVariant = (profile: string) =>
  useCall(
    'POST /api/main/profile/{profile}/cv-variants',
    (body: NewVariant) => ({ params: { profile }, body }),
    { invalidates: [[...all, profile]] },
  );

export const useSaveVariant = (profile: string, cv_variant: string) =>
  useCall(
    'PUT /api/main/profile/{profile}/cv-variants/{cv_variant}',
    (body: Saved) => ({ params: { profile, cv_variant }, body }),
    {
      done: (client, answer) =>
        client.setQueryData(variantQuery(profile, cv_variant).queryKey, answer),
      invalidates: [variantsQuery(profile).queryKey],
    },
  );

export const useRemoveVariant = (profile: string, cv_variant: string) =>
  useCall(
    'DELETE /api/main/profile/{profile}/cv-variants/{cv_variant}',
    () => ({ params: { profile, cv_variant } }),
    {
      // The variant itself is gone: only the list is fetched anew.
      invalidates: (client) =>
        client.invalidateQueries({ queryKey: variantsQuery(profile).queryKey, exact: true }),
    },
  );
