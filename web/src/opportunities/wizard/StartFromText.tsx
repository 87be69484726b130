import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Anchor, Button, Group, List, Stack } from '@mantine/core';
import { IconWand } from '@tabler/icons-react';
import { Link, type LinkProps } from '@tanstack/react-router';
import { limits } from '@torg/protocol/limits';
import { useState } from 'react';
import {
  placeOf,
  useWizardDraft,
  type FieldName,
} from '../../assignments/public/use-wizard-draft.ts';
import { CountedTextarea } from '../../ui/field/CountedTextarea.tsx';
import { useDraftText } from '../../ui/form/use-draft-text.ts';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { useFilledNames } from './filled-names.ts';
import { useReadText } from './use-read-text.ts';

const { text: most } = limits.reading;

/** Fills the draft from a text that somebody pastes; no need is made of it. */
export function StartFromText() {
  const { t } = useLingui();
  const { draft, fill } = useWizardDraft();
  const { text, write } = useDraftText('start-text', draft.uuid);
  const [filled, setFilled] = useState<readonly FieldName[]>();
  const read = useReadText();
  const begin = () => read.mutate(text, { onSuccess: (values) => setFilled(fill('text', values)) });
  const isTooLong = text.length > most;
  return (
    <Stack gap="sm">
      <CountedTextarea
        label={t`Tekst`}
        description={t`Det du alt har skrevet i feltene, blir stående.`}
        minRows={6}
        max={most}
        value={text}
        onChange={write}
      />
      <ErrorNotice error={read.error} />
      <Group>
        <Button
          leftSection={<IconWand size={18} aria-hidden />}
          loading={read.isPending}
          disabled={text.trim() === '' || isTooLong}
          onClick={begin}
        >
          <Trans>Fyll ut feltene</Trans>
        </Button>
      </Group>
      <div role="status">{filled && <Outcome fields={filled} />}</div>
    </Stack>
  );
}

function Outcome({ fields }: { fields: readonly FieldName[] }) {
  const { t } = useLingui();
  const names = useFilledNames();
  if (fields.length === 0) {
    return (
      <Alert color="clay">
        <Trans>Vi fant ingenting i teksten som kan stå i de tomme feltene.</Trans>
      </Alert>
    );
  }
  return (
    <Alert color="spruce" title={t`Dette er fylt ut. Se over det:`}>
      <List size="sm" spacing="xs">
        {fields.map((field) => (
          <List.Item key={field}>
            <Anchor
              inherit
              underline="always"
              renderRoot={(props) => (
                <Link {...props} {...({ to: '.', search: placeOf(field) } as LinkProps)} />
              )}
            >
              {names[field]}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
