import { Trans, useLingui } from '@lingui/react/macro';
import { Avatar, Button, Group } from '@mantine/core';
import { accountCalls } from '@torg/protocol/accounts/accounts';
import { FileDrop } from '../ui/field/FileDrop.tsx';
import { Section } from '../ui/layout/Section.tsx';
import { initialsOf } from '../ui/person/initials.ts';
import { ErrorNotice } from '../ui/states/ErrorNotice.tsx';
import classes from './AccountPhoto.module.css';
import { useRemoveMyPhoto, useUploadMyPhoto, type ShellUser } from './accounts.queries.ts';

const { types, size } = accountCalls.uploadMyPhoto.upload;
const megabytes = size / 1_000_000;

export function AccountPhoto({ user: { account } }: { user: ShellUser }) {
  const { t } = useLingui();
  const uploadPhoto = useUploadMyPhoto();
  const remove = useRemoveMyPhoto();
  return (
    <Section title={t`Bilde`}>
      <Group align="center" gap="lg" wrap="nowrap" className={classes.row}>
        <Avatar src={account.image_url} alt="" size={96} color="spruce">
          {initialsOf(account.name)}
        </Avatar>
        <div className={classes.drop}>
          <FileDrop
            label={account.image_url ? t`Bytt bilde` : t`Velg bilde`}
            hint={t`PNG, JPEG eller WebP, inntil ${megabytes} MB`}
            accept={types}
            maxSize={size}
            send={uploadPhoto}
          />
        </div>
      </Group>
      <ErrorNotice error={remove.error} />
      {account.image_url && (
        <Button
          mt="sm"
          variant="subtle"
          color="gray"
          loading={remove.isPending}
          onClick={() => remove.mutate()}
        >
          <Trans>Fjern bildet</Trans>
        </Button>
      )}
    </Section>
  );
}
