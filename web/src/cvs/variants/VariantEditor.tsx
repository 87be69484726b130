import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, TextInput, Textarea } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { limits } from '@torg/protocol/limits';
import type { SyntheticEvent } from 'react';
import { RequestError } from '../../client/request-error.ts';
import { LeaveQuestion } from '../../ui/dialog/LeaveQuestion.tsx';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { MainAction } from '../../ui/layout/MainAction.tsx';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { cvAddress } from '../cvs.queries.ts';
import { RemoveVariant } from './RemoveVariant.tsx';
import { useVariantDraft } from './use-variant-draft.ts';
import type { VariantDraft } from './variant-draft.ts';
import { VariantChanges } from './VariantChanges.tsx';
import { VariantLists } from './VariantLists.tsx';
import { VariantOvertaken } from './VariantOvertaken.tsx';
import { useRemoveVariant, useSaveVariant, type CvVariant } from './variants.queries.ts';

const isStale = (error: unknown): boolean =>
  error instanceof RequestError && error.code === 'cv_variant_was_changed';

interface VariantEditorProps {
  profile: string;
  variant: CvVariant;
}

/** Chooses, orders and shortens; the profile stays as it is. */
export function VariantEditor({ profile, variant }: VariantEditorProps) {
  const { cv_variant, revision } = variant;
  const editing = useVariantDraft(variant);
  const save = useSaveVariant(profile, cv_variant);
  const remove = useRemoveVariant(profile, cv_variant);
  const isLeaving = remove.isPending || remove.isSuccess;
  const isOvertaken = editing.isOvertaken && !save.isPending;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    save.mutate({ revision, ...editing.content });
  };
  return (
    <Stack gap="xl">
      <LeaveQuestion
        unsaved={editing.unsaved && !save.isPending && !isLeaving}
        onLeave={editing.forget}
      />
      <form onSubmit={submit}>
        <Stack gap="lg">
          <DraftNotice shown={editing.isRestored && !isOvertaken} onDiscard={editing.discard} />
          <VariantFields draft={editing.draft} onChange={editing.change} />
          <VariantOvertaken shown={isOvertaken} onDiscard={editing.discard} />
          {!(isOvertaken && isStale(save.error)) && <ErrorNotice error={save.error} />}
          <Group>
            <MainAction type="submit" loading={save.isPending}>
              <Trans>Lagre varianten</Trans>
            </MainAction>
            <Button
              component="a"
              href={cvAddress(profile, 'pdf', { cv_variant })}
              download
              variant="default"
              leftSection={<IconDownload size={18} aria-hidden />}
            >
              <Trans>Last ned som lagret</Trans>
            </Button>
            <RemoveVariant profile={profile} name={variant.name} remove={remove} />
          </Group>
        </Stack>
      </form>
      <VariantChanges changes={variant.changes} />
    </Stack>
  );
}

interface VariantFieldsProps {
  draft: VariantDraft;
  onChange: (part: Partial<VariantDraft>) => void;
}

function VariantFields({ draft, onChange }: VariantFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextInput
        label={t`Navn på varianten`}
        description={t`Bare du og selskapet ditt ser det.`}
        required
        maxLength={limits.cvVariant.name}
        value={draft.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <TextInput
        label={t`Tittel`}
        maxLength={limits.account.title}
        value={draft.title}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <Textarea
        label={t`Om meg`}
        autosize
        minRows={4}
        maxRows={14}
        maxLength={limits.profile.description.max}
        value={draft.description}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
      <VariantLists
        lists={draft.lists}
        onChange={(list, entries) => onChange({ lists: { ...draft.lists, [list]: entries } })}
      />
    </>
  );
}
