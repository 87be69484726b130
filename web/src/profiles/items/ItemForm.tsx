import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Stack } from '@mantine/core';
import { IconTrashX } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import type { ProfileItemKind } from '@torg/protocol/profiles/profile-terms';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { focusWhenThere } from '../../ui/dialog/focus-when-there.ts';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { LeaveQuestion } from '../../ui/dialog/LeaveQuestion.tsx';
import { noticeDone } from '../../ui/states/notice.tsx';
import { fieldId } from '../editor/field-id.ts';
import { PartFrame } from '../editor/PartFrame.tsx';
import { listAddress } from '../editor/place.ts';
import type { Profile } from '../profiles.queries.ts';
import { itemFields, type FieldsOf } from './fields/item-fields.ts';
import type { Item } from './list/item-lists.ts';
import { kindTexts } from './kind-texts.ts';
import { useItemForm, type ItemFormState } from './use-item-form.ts';

const saveId = 'profile-save';

interface ItemFormProps<K extends ProfileItemKind> {
  kind: K;
  profile: Profile;
  /** undefined for a new entry */
  item: Item<K> | undefined;
}

/** Edits one entry, which is saved or discarded as a whole. */
export function ItemForm<K extends ProfileItemKind>({ kind, profile, item }: ItemFormProps<K>) {
  const { t } = useLingui();
  const form = useItemForm({ kind, profile, item });
  const submit = useSubmit(form);
  const Fields: FieldsOf<K> = itemFields[kind];
  const { fresh, edit } = kindTexts[kind];
  return (
    <PartFrame title={item ? t(edit) : t(fresh)}>
      <LeaveQuestion unsaved={form.unsaved} onLeave={form.forget} />
      <form onSubmit={submit} noValidate>
        <Stack gap="lg">
          <DraftNotice shown={form.restored} onDiscard={form.discard} />
          <Fields form={form} />
          {form.gone && <Gone />}
          <ErrorNotice error={form.error} />
          <Group justify="flex-end" gap="sm">
            <Button
              component={HrefLink}
              href={listAddress(profile.account, kind, item?.uuid)}
              variant="default"
            >
              <Trans>Avbryt</Trans>
            </Button>
            <Button id={saveId} type="submit" loading={form.saving}>
              {form.gone ? <Trans>Lagre som nytt</Trans> : <Trans>Lagre</Trans>}
            </Button>
          </Group>
        </Stack>
      </form>
    </PartFrame>
  );
}

/** Saves, and returns to the list with the focus on the saved entry; or focuses the first problem. */
function useSubmit<K extends ProfileItemKind>(form: ItemFormState<K>) {
  const { t } = useLingui();
  const router = useRouter();
  const { kind, profile } = form;
  return (event: { preventDefault: () => void }) => {
    event.preventDefault();
    void form.save().then((answer) => {
      if (!('uuid' in answer)) {
        // The button loses the focus while it is disabled during the save.
        focusWhenThere(answer.at === undefined ? saveId : fieldId(answer.at), 'nearest');
        return;
      }
      form.forget();
      noticeDone(t(kindTexts[kind].saved));
      router.history.push(listAddress(profile.account, kind, answer.uuid), undefined, {
        ignoreBlocker: true,
      });
    });
  };
}

function Gone() {
  return (
    <Alert role="alert" color="clay" icon={<IconTrashX aria-hidden />}>
      <Trans>
        Dette er fjernet et annet sted i mellomtiden. Det du har skrevet, står her fortsatt.
      </Trans>
    </Alert>
  );
}
