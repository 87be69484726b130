import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar, Button, Group } from '@mantine/core';
import { organizationCalls } from '@torg/protocol/organizations/organizations';
import { useState } from 'react';
import { ChangeDialog } from '../../ui/dialog/ChangeDialog.tsx';
import { FileDrop } from '../../ui/field/FileDrop.tsx';
import { initialsOf } from '../../ui/person/initials.ts';
import { useRemoveLogo, useSendLogo } from '../organizations.queries.ts';
import classes from './LogoField.module.css';

const { types, size } = organizationCalls.uploadLogo.upload;
const megabytes = size / 1_000_000;

interface LogoFieldProps {
  organization: string;
  name: string;
  src: string | null;
  /** invalidates the queries that contain the logo */
  onChanged: () => Promise<unknown>;
}

/** A company's logo: uploaded, or removed. */
export function LogoField({ organization, name, src, onChanged }: LogoFieldProps) {
  const { t } = useLingui();
  const [confirming, setConfirming] = useState(false);
  const send = useSendLogo(organization, onChanged);
  const remove = useRemoveLogo(organization, onChanged);
  return (
    <>
      <Group align="center" gap="lg" wrap="nowrap" className={classes.row}>
        <Avatar src={src} alt="" size={88} radius="md" color="spruce" aria-hidden>
          {initialsOf(name)}
        </Avatar>
        <div className={classes.drop}>
          <FileDrop
            label={src ? t`Bytt logo` : t`Velg logo`}
            hint={t`PNG, JPEG eller WebP, inntil ${megabytes} MB`}
            accept={types}
            maxSize={size}
            send={send}
          />
        </div>
      </Group>
      {src && (
        <Button mt="sm" variant="default" size="xs" onClick={() => setConfirming(true)}>
          <Trans>Fjern logoen</Trans>
        </Button>
      )}
      <ChangeDialog
        opened={confirming}
        destructive
        title={t`Fjerne logoen?`}
        confirm={t`Fjern logoen`}
        change={remove}
        value={undefined}
        done={t`Logoen er fjernet`}
        onClose={() => setConfirming(false)}
      >
        <Trans>Forbokstavene står der i stedet. Du kan laste opp en ny når som helst.</Trans>
      </ChangeDialog>
    </>
  );
}
