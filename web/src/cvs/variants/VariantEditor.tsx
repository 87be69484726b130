import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, TextInput, Textarea } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { limits } from '@torg/protocol/limits';
import { useNavigate } from '@tanstack/react-router';
import { useState, type SyntheticEvent } from 'react';
import { MainAction } from '../../ui/layout/MainAction.tsx';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { cvAddress } from '../cvs.queries.ts';
import { choicesOf, draftOf, type VariantDraft } from './variant-draft.ts';
import { VariantChanges } from './VariantChanges.tsx';
import { VariantLists } from './VariantLists.tsx';
import { useRemoveVariant, useSaveVariant, type CvVariant } from './variants.queries.ts';

interface VariantEditorProps {
  profile: string;
  variant: CvVariant;
}

/** Chooses, orders and shortens; the profile stays as it is. */
export function VariantEditor({ profile, variant }: VariantEditorProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState<VariantDraft>(() => draftOf(variant));
  const save = useSaveVariant(profile, variant.cv_variant);
  const change = (part: Partial<VariantDraft>) => setDraft((before) => ({ ...before, ...part }));
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const { revision } = variant;
    save.mutate({ revision, name: draft.name.trim(), choices: choicesOf(draft, variant) });
  };
  return (
    <Stack gap="xl">
      <form onSubmit={submit}>
        <Stack gap="lg">
          <TextInput
            label={t`Navn på varianten`}
            description={t`Bare du og selskapet ditt ser det.`}
            required
            maxLength={limits.cvVariant.name}
            value={draft.name}
            onChange={(event) => change({ name: event.currentTarget.value })}
          />
          <TextInput
            label={t`Tittel`}
            maxLength={limits.account.title}
            value={draft.title}
            onChange={(event) => change({ title: event.currentTarget.value })}
          />
          <Textarea
            label={t`Om meg`}
            autosize
            minRows={4}
            maxRows={14}
            maxLength={limits.profile.description.max}
            value={draft.description}
            onChange={(event) => change({ description: event.currentTarget.value })}
          />
          <VariantLists
            lists={draft.lists}
            onChange={(list, entries) => change({ lists: { ...draft.lists, [list]: entries } })}
          />
          {save.error && <ErrorNotice error={save.error} />}
          <Group>
            <MainAction type="submit" loading={save.isPending}>
              <Trans>Lagre varianten</Trans>
            </MainAction>
            <VariantActions profile={profile} variant={variant} />
          </Group>
        </Stack>
      </form>
      <VariantChanges changes={variant.changes} />
    </Stack>
  );
}

function VariantActions({ profile, variant: { cv_variant } }: VariantEditorProps) {
  const remove = useRemoveVariant(profile, cv_variant);
  const navigate = useNavigate();
  const leave = () => void navigate({ to: '/profiles/$profile/cv-variants', params: { profile } });
  return (
    <>
      <Button
        component="a"
        href={cvAddress(profile, 'pdf', { cv_variant })}
        download
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
      >
        <Trans>Last ned som lagret</Trans>
      </Button>
      <Button
        variant="default"
        loading={remove.isPending}
        onClick={() => remove.mutate(undefined, { onSuccess: leave })}
      >
        <Trans>Slett varianten</Trans>
      </Button>
    </>
  );
}
