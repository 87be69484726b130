import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { cooperationCalls } from '@torg/protocol/contracts/cooperation-calls';
import { DraftNotice } from '../../ui/form/DraftNotice.tsx';
import { useCallForm } from '../../ui/form/use-call-form.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { sameAddress } from '../ReplaceDialog.tsx';
import { useSendCooperation, type Cooperation } from './cooperation.queries.ts';

interface SendCooperationProps {
  organization: string;
  document: Cooperation['document'];
}

/** Sends the current version to whoever signs for the company; they need no account. */
export function SendCooperation({ organization, document }: SendCooperationProps) {
  const { t } = useLingui();
  const send = useSendCooperation(organization);
  const { version } = document;
  const { field, draft, submit, outcome, unplaced } = useCallForm({
    about: ['send-cooperation', organization],
    body: cooperationCalls.sendCooperationContract.body,
    start: { recipient_signatory_name: '', recipient_signatory_email: '' },
    texts: {
      recipient_signatory_name: 'recipient_signatory_name',
      recipient_signatory_email: 'recipient_signatory_email',
    },
    says: { recipient_signatory_name: t`Skriv navnet på den som skal signere, med vanlige tegn.` },
    refusedAt: sameAddress('recipient_signatory_email'),
  });
  const onSubmit = submit(({ recipient_signatory_name: name, recipient_signatory_email: email }) =>
    send.mutate(
      {
        recipient_signatory_name: name.trim(),
        recipient_signatory_email: email.trim(),
        document_id: document.document,
      },
      outcome({ done: t`Avtalen er sendt til ${name}` }),
    ),
  );
  return (
    <Section
      title={t`Send avtalen til signering`}
      lead={
        <Trans>
          Den som kan signere for bedriften, får versjon {version} på e-post. Det trengs ingen konto
          for å signere.
        </Trans>
      }
    >
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          <DraftNotice shown={draft.isRestored} onDiscard={draft.discard} toSend />
          <TextInput
            {...field('recipient_signatory_name')}
            label={<Trans>Navnet på den som signerer</Trans>}
            autoComplete="off"
          />
          <TextInput
            {...field('recipient_signatory_email')}
            label={<Trans>E-postadressen til den som signerer</Trans>}
            type="email"
            autoComplete="off"
          />
          <ErrorNotice error={unplaced(send.error)} />
          <Group>
            <Button type="submit" loading={send.isPending}>
              <Trans>Send til signering</Trans>
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  );
}
