import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Text } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { MainAction } from '../../../ui/layout/MainAction.tsx';
import { useActions } from '../../actions/use-actions.tsx';
import { unreadFields } from '../unread-fields.ts';
import { missingIn } from '../fields.ts';
import { MissingList } from '../frame/MissingList.tsx';
import { Preview } from '../preview/Preview.tsx';
import { useWizard } from '../wizard-context.ts';

export function ReviewStep() {
  const { values, draft } = useWizard();
  const missing = missingIn(values, draft.state);
  const unread = unreadFields(values);
  const ready = missing.length + unread.length === 0;
  return (
    <>
      {!ready ? (
        <MissingList missing={missing} unread={unread} />
      ) : (
        draft.can.publish && (
          <Alert color="spruce" icon={<IconCircleCheck aria-hidden />}>
            <Trans>Alt er på plass. Slik ser konsulentene oppdraget.</Trans>
          </Alert>
        )
      )}
      <NextMove ready={ready} />
      <Preview />
    </>
  );
}

/** The move that the assignment's state allows; everything is saved before it. */
function NextMove({ ready }: { ready: boolean }) {
  const { t } = useLingui();
  const { values, draft, flush } = useWizard();
  const actions = useActions({ uuid: draft.uuid, title: values.title });
  const [saving, setSaving] = useState(false);
  const [unsaved, setUnsaved] = useState(false);
  const { can, state } = draft;
  const publish = async () => {
    setSaving(true);
    const saved = await flush();
    setSaving(false);
    setUnsaved(!saved);
    if (saved) actions.start('publish');
  };
  return (
    <div>
      <Group gap="sm">
        {can.publish && (
          <MainAction
            size="md"
            loading={saving}
            aria-disabled={!ready}
            data-disabled={!ready || undefined}
            onClick={() => void (ready && publish())}
          >
            {state === 'draft' ? <Trans>Publiser</Trans> : <Trans>Publiser igjen</Trans>}
          </MainAction>
        )}
        {can.reopen && (
          <Button loading={actions.pending} onClick={() => actions.start('reopen')}>
            <Trans>Gjenåpne</Trans>
          </Button>
        )}
        <Text size="sm" c="dimmed">
          {state === 'published' && (
            <Trans>Oppdraget er publisert. Endringer vises med en gang.</Trans>
          )}
          {state === 'closed' && (
            <Trans>Oppdraget er avsluttet. Gjenåpne det for å publisere igjen.</Trans>
          )}
          {can.publish && !ready && t`Knappen virker når alt på listen er på plass.`}
        </Text>
      </Group>
      <div role="alert">
        {unsaved && (
          <Text c="var(--mantine-color-error)" size="sm" mt="xs">
            <Trans>Noe er ikke lagret ennå. Vi publiserer ikke før alt er trygt lagret.</Trans>
          </Text>
        )}
      </div>
      {actions.dialog}
    </div>
  );
}
