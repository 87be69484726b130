import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button, Group, Stack, TextInput } from '@mantine/core';
import { flowcaseCalls } from '@torg/protocol/flowcase/flowcase';
import { useState, type SyntheticEvent } from 'react';
import { ruleOf } from '../../ui/form/body-rules.ts';
import { useFieldProblemText } from '../../ui/form/use-field-problem-text.ts';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { told } from '../../ui/states/told.ts';
import { useSaveSettings, type FlowcaseSettings } from '../flowcase.queries.ts';
import { RemoveKey } from './RemoveKey.tsx';

const rule = ruleOf(flowcaseCalls.saveFlowcaseSettings.body, 'key');

/** The key can be written and never read: not even a draft of it stays in the browser. */
export function KeyField({ settings }: { settings: FlowcaseSettings }) {
  const { t } = useLingui();
  const problemText = useFieldProblemText();
  const save = useSaveSettings(settings.consultant_company);
  const [key, setKey] = useState('');
  const [wrong, setWrong] = useState<string>();
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    const says = t`En nøkkel har minst åtte tegn, uten mellomrom.`;
    const problem = key.trim() === '' ? { kind: 'empty' as const } : rule.problemOf(key);
    setWrong(problem && problemText(problem, says));
    if (problem) return;
    save.mutate({ key: key.trim() }, told({ done: t`Nøkkelen er lagret`, next: () => setKey('') }));
  };
  return (
    <form onSubmit={send} noValidate>
      <Stack gap="sm">
        <TextInput
          type="password"
          label={<Trans>Nøkkel til API-et</Trans>}
          description={
            settings.has_key ? (
              <Trans>Er lagret. Ingen kan lese den igjen, men dere kan bytte den ut.</Trans>
            ) : (
              <Trans>
                En administrator hos dere lager den i Flowcase. Vi lagrer den kryptert, og ingen kan
                lese den igjen.
              </Trans>
            )
          }
          placeholder={settings.has_key ? '••••••••••••' : undefined}
          maxLength={rule.maxLength}
          autoComplete="off"
          spellCheck={false}
          value={key}
          error={wrong}
          onChange={({ currentTarget }) => setKey(currentTarget.value)}
        />
        <ErrorNotice error={save.error} />
        <Group justify="space-between">
          {settings.has_key ? (
            <Badge variant="light" color="spruce">
              <Trans>Er lagret</Trans>
            </Badge>
          ) : (
            <span />
          )}
          <Group gap="xs">
            {settings.has_key && <RemoveKey company={settings.consultant_company} />}
            <Button type="submit" variant="default" loading={save.isPending}>
              {settings.has_key ? <Trans>Bytt nøkkel</Trans> : <Trans>Lagre nøkkelen</Trans>}
            </Button>
          </Group>
        </Group>
      </Stack>
    </form>
  );
}
