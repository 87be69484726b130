import { Trans, useLingui } from '@lingui/react/macro';
import { Button, CopyButton, Group, Portal, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { download } from '../../client/files/download.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useWarnBeforeClosing } from '../../ui/dialog/use-warn-before-closing.ts';
import { newRecoveryCodesQuery, showRecoveryCodes } from '../public/recovery-codes.ts';
import classes from './RecoveryCodesDialog.module.css';

/** Shows new recovery codes, this once. */
export function RecoveryCodesDialog() {
  const { t } = useLingui();
  const client = useQueryClient();
  const { data } = useQuery(newRecoveryCodesQuery);
  useWarnBeforeClosing(true);
  const codes = data ?? [];
  const onClose = () => showRecoveryCodes(client, null);
  const text = `${t`Gjenopprettingskoder for Torg`}\n\n${codes.join('\n')}\n`;
  return (
    <Dialog
      title={t`Gjenopprettingskodene dine`}
      onClose={onClose}
      withCloseButton={false}
      closeOnEscape={false}
    >
      <Stack>
        <Text>
          <Trans>
            Mister du telefonen, kommer du inn med en av disse kodene. Hver kode virker én gang. Vi
            viser dem bare nå, så ta vare på dem et trygt sted.
          </Trans>
        </Text>
        {/* Dialogs share a portal, and this one is not printed. */}
        <Portal reuseTargetNode={false}>
          <div className={classes.paper}>
            <h1>{t`Gjenopprettingskoder for Torg`}</h1>
            <ol>
              {codes.map((code) => (
                <li key={code}>{code}</li>
              ))}
            </ol>
          </div>
        </Portal>
        <ol className={classes.codes} aria-label={t`Gjenopprettingskoder for Torg`}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <Group gap="xs">
          <CopyButton value={text}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy} data-autofocus>
                {copied ? <Trans>Kopiert</Trans> : <Trans>Kopier</Trans>}
              </Button>
            )}
          </CopyButton>
          <Button
            variant="default"
            onClick={() => download(t`torg-gjenopprettingskoder.txt`, text, 'text/plain')}
          >
            <Trans>Last ned</Trans>
          </Button>
          <Button variant="default" onClick={() => window.print()}>
            <Trans>Skriv ut</Trans>
          </Button>
        </Group>
        <Group justify="flex-end">
          <Button onClick={onClose}>
            <Trans>Jeg har tatt vare på dem</Trans>
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
