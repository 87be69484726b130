import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Stack, Text, TextInput } from '@mantine/core';
import { flowcaseCalls } from '@torg/protocol/flowcase/flowcase';
import { isSubdomain } from '@torg/protocol/flowcase/flowcase-terms';
import { LeaveQuestion } from '../../ui/dialog/LeaveQuestion.tsx';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { OvertakenNotice } from '../../ui/form/OvertakenNotice.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useCallForm } from '../../ui/form/use-call-form.ts';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { useSaveSettings, type FlowcaseSettings } from '../flowcase.queries.ts';

/** The first part of the company's address at Flowcase. */
export function SubdomainForm({ settings }: { settings: FlowcaseSettings }) {
  const { t } = useLingui();
  const save = useSaveSettings(settings.consultant_company);
  const stored = settings.cvpartner_subdomain ?? '';
  const wrong = t`Skriv bare det første leddet i adressen: bokstaver, tall og bindestrek.`;
  const { form, field, draft, isOvertaken, submit, outcome, unplaced } = useCallForm({
    about: ['flowcase', settings.consultant_company],
    body: flowcaseCalls.saveFlowcaseSettings.body,
    start: { subdomain: stored },
    texts: { subdomain: 'cvpartner_subdomain' },
    validate: ({ subdomain }): Record<string, string> =>
      isSubdomain(subdomain.trim().toLowerCase()) ? {} : { subdomain: wrong },
  });
  const typed = form.values.subdomain.trim().toLowerCase();
  const isUnsaved = typed !== stored;
  const send = submit(() =>
    save.mutate({ cvpartner_subdomain: typed }, outcome({ done: t`Underdomenet er lagret` })),
  );
  return (
    <form onSubmit={send} noValidate>
      <LeaveQuestion unsaved={isUnsaved} onLeave={draft.forget} />
      <Stack gap="sm">
        <DraftNotice shown={draft.isRestored} onDiscard={draft.discard} />
        <TextInput
          {...field('subdomain')}
          label={<Trans>Underdomene i Flowcase</Trans>}
          description={<Trans>Det første leddet i adressen bedriften bruker der.</Trans>}
          rightSection={
            <Text size="sm" c="dimmed" pr="sm">
              .flowcase.com
            </Text>
          }
          rightSectionWidth="8rem"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
        />
        {isUnsaved && settings.has_key && (
          <Text size="sm">
            <Trans>
              Nøkkelen gjelder bare for underdomenet den ble lagret med, og må legges inn på nytt.
            </Trans>
          </Text>
        )}
        <OvertakenNotice shown={isOvertaken && isUnsaved} />
        <ErrorNotice error={unplaced(save.error)} />
        <Group justify="flex-end">
          <SubmitButton unsaved={isUnsaved} pending={save.isPending}>
            <Trans>Lagre underdomenet</Trans>
          </SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}
