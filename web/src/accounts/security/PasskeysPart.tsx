import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ChangeDialog } from '../../ui/dialog/ChangeDialog.tsx';
import { AgoText, DateText } from '../../ui/text/DateText.tsx';
import { knowsPasskeys } from '../second-step/passkeys.ts';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';
import { FactorPart } from './FactorPart.tsx';
import { useRemovePasskey, type AccountPasskey, type AccountSecurity } from './security.queries.ts';
import classes from './SessionsSection.module.css';

/** The passkeys of the account, each with when it was last used. */
export function PasskeysPart({ security: { passkeys, can } }: { security: AccountSecurity }) {
  const { t } = useLingui();
  const [adding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<AccountPasskey>();
  return (
    <FactorPart
      title={t`Passnøkler`}
      lead={
        <Trans>
          Logg inn med fingeravtrykk, ansikt eller PIN på enheten din, uten passord og kode.
        </Trans>
      }
      error={null}
      action={
        can.addPasskey &&
        knowsPasskeys() && (
          <Button variant="default" onClick={() => setAdding(true)}>
            <Trans>Legg til passnøkkel</Trans>
          </Button>
        )
      }
    >
      {passkeys.length > 0 && (
        <Stack component="ul" gap={0} className={classes.list} aria-label={t`Passnøkler`}>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.passkey_id}
              passkey={passkey}
              onRemove={() => setRemoved(passkey)}
            />
          ))}
        </Stack>
      )}
      {adding && <AddPasskeyDialog onClose={() => setAdding(false)} />}
      {removed && <RemovePasskey passkey={removed} onClose={() => setRemoved(undefined)} />}
    </FactorPart>
  );
}

interface PasskeyRowProps {
  passkey: AccountPasskey;
  onRemove: () => void;
}

function PasskeyRow({ passkey, onRemove }: PasskeyRowProps) {
  const { t } = useLingui();
  const { name, created_at, last_used_at, can } = passkey;
  return (
    <Group component="li" justify="space-between" wrap="nowrap" className={classes.row}>
      <div className={classes.what}>
        <Text fw={550}>{name}</Text>
        <Text size="sm" c="dimmed">
          {last_used_at ? (
            <Trans>
              Sist brukt <AgoText value={last_used_at} />
            </Trans>
          ) : (
            <Trans>
              Lagt til <DateText value={created_at} />, ikke brukt ennå
            </Trans>
          )}
        </Text>
      </div>
      {can.remove && (
        <Button
          variant="default"
          size="xs"
          flex="none"
          aria-label={t`Fjern ${name}`}
          onClick={onRemove}
        >
          <Trans>Fjern</Trans>
        </Button>
      )}
    </Group>
  );
}

function RemovePasskey({ passkey, onClose }: { passkey: AccountPasskey; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <ChangeDialog
      destructive
      title={t`Fjern passnøkkelen`}
      confirm={t`Fjern`}
      change={useRemovePasskey()}
      value={passkey.passkey_id}
      done={t`Passnøkkelen er fjernet`}
      onClose={onClose}
    >
      <Text fw={550}>{passkey.name}</Text>
      <Trans>
        Den slipper deg ikke inn på Torg lenger. Slett den gjerne fra enheten eller
        passordbehandleren også.
      </Trans>
    </ChangeDialog>
  );
}
