import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ProfileItemKind } from '@torg/protocol/profile-terms';
import type { Locale } from '@torg/protocol/terms';
import { askShellUserAgain } from '../accounts/public/shell-user.ts';
import type { InputTo } from '../client/calls.ts';
import { request } from '../client/request.ts';
import { upload, type SendFile } from '../client/upload.ts';
import { inOrder } from './items/item-lists.ts';
import { askProfileAgain, changeKeptProfile, useAskProfileAgain } from './profiles.queries.ts';

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

export function useAddProfileItem(profile: string) {
  const askAgain = useAskProfileAgain(profile);
  return useMutation({
    mutationFn: ({ entry, idempotencyKey }: Added) =>
      request('POST /api/main/profile/{profile}/items', {
        params: { profile },
        body: { entry },
        idempotencyKey,
      }),
    onSuccess: askAgain,
  });
}

export function useSaveProfileItem(profile: string) {
  const askAgain = useAskProfileAgain(profile);
  return useMutation({
    mutationFn: ({ item, ...body }: { item: string; revision: number; entry: ItemEntry }) =>
      request('PUT /api/main/profile/{profile}/items/{item}', { params: { profile, item }, body }),
    onSuccess: askAgain,
  });
}

export function useRemoveProfileItem(profile: string) {
  const askAgain = useAskProfileAgain(profile);
  return useMutation({
    mutationFn: (item: string) =>
      request('DELETE /api/main/profile/{profile}/items/{item}', { params: { profile, item } }),
    onSettled: askAgain,
  });
}

export function useRestoreProfileItem(profile: string) {
  const askAgain = useAskProfileAgain(profile);
  return useMutation({
    mutationFn: (item: string) =>
      request('POST /api/main/profile/{profile}/items/{item}/restore', {
        params: { profile, item },
      }),
    onSettled: askAgain,
  });
}

interface Order {
  kind: ProfileItemKind;
  items: string[];
}

export function useOrderProfileItems(profile: string) {
  const client = useQueryClient();
  const askAgain = useAskProfileAgain(profile);
  return useMutation({
    // One after the other, so that the last order is the one that stands.
    scope: { id: `profile-order ${profile}` },
    mutationFn: (body: Order) =>
      request('PUT /api/main/profile/{profile}/items', { params: { profile }, body }),
    // The page shows the new order at once; what the server says of it comes after.
    onMutate: ({ kind, items }) =>
      changeKeptProfile(client, profile, (before) => inOrder(before, kind, items)),
    onSettled: askAgain,
  });
}

export function useSendProfilePhoto(profile: string): SendFile {
  const client = useQueryClient();
  return async (file, { onProgress, signal }) => {
    const input = { params: { profile }, signal };
    await upload('POST /api/main/profile/{profile}/photo', { file, onProgress }, input);
    await Promise.all([askProfileAgain(client, profile), askShellUserAgain(client)]);
  };
}

export function useRemoveProfilePhoto(profile: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => request('DELETE /api/main/profile/{profile}/photo', { params: { profile } }),
    onSuccess: () => Promise.all([askProfileAgain(client, profile), askShellUserAgain(client)]),
  });
}
