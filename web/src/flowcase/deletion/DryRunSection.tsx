import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useRef, useState, type SyntheticEvent } from 'react';
import { RequestError } from '../../client/request-error.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { errorText } from '../../ui/text/error-texts.ts';
import { CountList } from './CountList.tsx';
import { useDeleteData, type DryRun, type FlowcaseDeletion } from './deletion.queries.ts';

interface DryRunSectionProps {
  dryRun: DryRun;
  onDeleted: (deletion: FlowcaseDeletion) => void;
}

/** Shows what would go; the company's name has to be typed before it does. */
export function DryRunSection({ dryRun, onDeleted }: DryRunSectionProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [removesTouched, setRemovesTouched] = useState(false);
  const remove = useDeleteData(dryRun.consultant_company);
  const { name, counts } = dryRun;
  const { touched_entries: touched } = counts;
  const nameField = useRef<HTMLInputElement>(null);
  const isOtherName =
    remove.error instanceof RequestError && remove.error.code === 'flowcase_name_does_not_match';
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    remove.mutate(
      { name: typed.trim(), remove_touched: removesTouched },
      { onSuccess: onDeleted, onError: () => nameField.current?.focus() },
    );
  };
  return (
    <Section
      title={t`Dette slettes hos ${name}`}
      lead={<Trans>Ingenting er slettet ennå. Slik er det akkurat nå:</Trans>}
    >
      <form onSubmit={send} noValidate>
        <Stack>
          <CountList counts={counts} />
          {touched > 0 && (
            <Checkbox
              checked={removesTouched}
              label={
                <Plural
                  value={touched}
                  one="Slett også # oppføring som er redigert på Torg"
                  other="Slett også # oppføringer som er redigert på Torg"
                />
              }
              description={<Trans>Ellers blir de stående i profilene.</Trans>}
              onChange={({ currentTarget }) => setRemovesTouched(currentTarget.checked)}
            />
          )}
          <TextInput
            ref={nameField}
            label={<Trans>Skriv navnet på selskapet for å bekrefte</Trans>}
            description={name}
            autoComplete="off"
            value={typed}
            error={isOtherName && errorText(remove.error)}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          {!isOtherName && <ErrorNotice error={remove.error} />}
          <Text size="sm">
            <Trans>
              Underdomenet blir også borte, så ingenting hentes mer. Kontoene og profilene blir. Det
              som slettes, kan ikke hentes tilbake.
            </Trans>
          </Text>
          <Group justify="flex-end">
            <Button type="submit" color="red.8" loading={remove.isPending}>
              <Trans>Slett for godt</Trans>
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}
