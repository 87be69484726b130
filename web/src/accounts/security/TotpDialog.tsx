import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button, Code, CopyButton, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ErrorCode } from '@torg/protocol/errors';
import { RequestError } from '../../client/request-error.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { focusWrongField } from '../../ui/form/focus-wrong-field.ts';
import { showAtFields } from '../../ui/form/show-at-fields.ts';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { told } from '../../ui/states/told.ts';
import { errorText } from '../../ui/text/error-texts.ts';
import { CodeField } from '../second-step/CodeField.tsx';
import { QrCode } from './QrCode.tsx';
import { useAddTotp, type TotpSetup } from './security.queries.ts';

interface TotpDialogProps {
  setup: TotpSetup;
  onClose: () => void;
  /** asks for another secret */
  onExpired: () => void;
}

const isAbout = (error: unknown, code: ErrorCode): boolean =>
  error instanceof RequestError && error.code === code;
const isWrongCode = (error: unknown) => isAbout(error, 'second_factor_is_wrong');

/** The secret for the app, as a picture and as text; it counts once a code of it is right. */
export function TotpDialog({ setup, onClose, onExpired }: TotpDialogProps) {
  const { t } = useLingui();
  const add = useAddTotp();
  const form = useForm({
    mode: 'uncontrolled',
    name: 'totp',
    initialValues: { code: '' },
    validate: { code: (code) => (code.trim() ? null : t`Skriv koden fra appen`) },
  });
  const save = form.onSubmit(
    ({ code }) =>
      add.mutate(
        { setup: setup.setup, code },
        {
          ...told({ done: t`Kodeappen er satt opp`, next: onClose }),
          onError: (error) => {
            if (isWrongCode(error)) showAtFields(form, { code: errorText(error) });
          },
        },
      ),
    focusWrongField(form),
  );
  return (
    <Dialog title={t`Sett opp kodeapp`} onClose={onClose}>
      <form onSubmit={save} noValidate>
        <Stack>
          <Secret setup={setup} />
          <CodeField
            {...form.getInputProps('code')}
            key={form.key('code')}
            label={<Trans>Kode</Trans>}
            description={<Trans>De seks sifrene som kodeappen din viser nå.</Trans>}
            data-autofocus
          />
          <ErrorNotice error={isWrongCode(add.error) ? null : add.error} />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              <Trans>Avbryt</Trans>
            </Button>
            {isAbout(add.error, 'setup_has_expired') ? (
              <Button onClick={onExpired}>
                <Trans>Vis en ny QR-kode</Trans>
              </Button>
            ) : (
              <Button type="submit" loading={add.isPending}>
                <Trans>Ta i bruk</Trans>
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}

function Secret({ setup: { uri, secret } }: { setup: TotpSetup }) {
  const { t } = useLingui();
  return (
    <>
      <Text>
        <Trans>
          Åpne kodeappen, og skann bildet. Sitter du med telefonen, kan du{' '}
          <Anchor href={uri}>åpne kodeappen herfra</Anchor>.
        </Trans>
      </Text>
      <QrCode text={uri} label={t`QR-kode for kodeappen`} />
      <div>
        <Text size="sm" c="dimmed">
          <Trans>Eller skriv inn nøkkelen selv:</Trans>
        </Text>
        <Group gap="xs">
          <Code fz="md">{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</Code>
          <CopyButton value={secret}>
            {({ copied, copy }) => (
              <Button size="xs" variant="subtle" onClick={copy}>
                {copied ? <Trans>Kopiert</Trans> : <Trans>Kopier nøkkelen</Trans>}
              </Button>
            )}
          </CopyButton>
        </Group>
      </div>
    </>
  );
}
