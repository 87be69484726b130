import { useQueryClient } from '@tanstack/react-query';
import type { ProfileItemKind } from '@torg/protocol/profiles/profile-terms';
import type { Locale } from '@torg/protocol/terms';
import { invalidateShellUser } from '../accounts/public/shell-user.ts';
import type { InputTo } from '../client/calls/calls.ts';
import { request } from '../client/request.ts';
import { useCall } from '../client/use-change.ts';
import { upload, type SendFile } from '../client/calls/upload.ts';
import { inOrder } from './items/list/item-lists.ts';
import { invalidateProfile, changeCachedProfile, useProfileCall } from './profiles.queries.ts';

export type SectionChanges = InputTo<'PATCH /api/main/profile/{profile}'>['body'];
export type ItemEntry = InputTo<'POST /api/main/profile/{profile}/items'>['body']['entry'];

interface SectionSave {
  profile: string;
  locale: Locale;
  body: SectionChanges;
}

export const saveProfileSection = ({ profile, locale, body }: SectionSave) =>
  request('PATCH /api/main/profile/{profile}', { params: { profile }, query: { locale }, body });

interface Added {
  entry: ItemEntry;
  /** the same for every try of the same entry */
  idempotencyKey?: string;
}

export const useAddProfileItem = (profile: string) =>
  useCall(
    'POST /api/main/profile/{profile}/items',
    ({ entry, idempotencyKey }: Added) => ({
      params: { profile },
      body: { entry },
      idempotencyKey,
    }),
    { done: (client) => invalidateProfile(client, profile) },
  );

export const useSaveProfileItem = (profile: string) =>
  useCall(
    'PUT /api/main/profile/{profile}/items/{item}',
    ({ item, ...body }: { item: string; revision: number; entry: ItemEntry }) => ({
      params: { profile, item },
      body,
    }),
    { done: (client) => invalidateProfile(client, profile) },
  );

export const useRemoveProfileItem = (profile: string) =>
  useProfileCall(profile, 'DELETE /api/main/profile/{profile}/items/{item}', (item: string) => ({
    params: { profile, item },
  }));

export const useRestoreProfileItem = (profile: string) =>
  useProfileCall(
    profile,
    'POST /api/main/profile/{profile}/items/{item}/restore',
    (item: string) => ({ params: { profile, item } }),
  );

interface Order {
  kind: ProfileItemKind;
  items: string[];
}

export const useOrderProfileItems = (profile: string) =>
  useCall(
    'PUT /api/main/profile/{profile}/items',
    (body: Order) => ({ params: { profile }, body }),
    {
      // One after the other, so that the last order wins.
      scope: `profile-order ${profile}`,
      // The page shows the new order at once; the server's answer follows.
      expects: (client, { kind, items }) =>
        changeCachedProfile(client, profile, (before) => inOrder(before, kind, items)),
      invalidates: (client) => invalidateProfile(client, profile),
    },
  );

export function useSendProfilePhoto(profile: string): SendFile {
  const client = useQueryClient();
  return async (file, { onProgress, signal }) => {
    const input = { params: { profile }, signal };
    await upload('POST /api/main/profile/{profile}/photo', { file, onProgress }, input);
    await Promise.all([invalidateProfile(client, profile), invalidateShellUser(client)]);
  };
}

export const useRemoveProfilePhoto = (profile: string) =>
  useCall('DELETE /api/main/profile/{profile}/photo', () => ({ params: { profile } }), {
    done: (client) =>
      Promise.all([invalidateProfile(client, profile), invalidateShellUser(client)]),
  });
