import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { FieldName } from '../fields.ts';
import { useWhoElse } from '../use-who-else.ts';
import { useWizard } from '../wizard-context.ts';
import { FieldValue } from './FieldValue.tsx';
import { fieldId } from '../step-focus.ts';

/** A field, and below it what somebody else wrote there at the same time. */
export function FieldFrame({ name, children }: { name: FieldName; children: ReactNode }) {
  const { conflicts } = useWizard();
  if (!(name in conflicts)) return children;
  return (
    <div>
      {children}
      <Conflict name={name} />
    </div>
  );
}

function Conflict({ name }: { name: FieldName }) {
  const { t } = useLingui();
  const { conflicts, choose } = useWizard();
  const who = useWhoElse();
  const decide = (which: 'mine' | 'theirs') => {
    choose(name, which);
    document.getElementById(fieldId(name))?.focus();
  };
  return (
    <Alert
      mt="xs"
      color="clay"
      icon={<IconUsers aria-hidden />}
      title={t`Feltet er også endret av ${who}`}
    >
      <FieldValue name={name} value={conflicts[name]} />
      <Group gap="xs" mt="sm">
        <Button size="xs" onClick={() => decide('mine')}>
          <Trans>Behold min</Trans>
        </Button>
        <Button size="xs" variant="default" onClick={() => decide('theirs')}>
          <Trans>Bruk den andre</Trans>
        </Button>
      </Group>
    </Alert>
  );
}
