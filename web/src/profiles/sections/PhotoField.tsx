import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { photoTypes } from '@torg/protocol/limits';
import type { RuleCode } from '@torg/protocol/profiles/profile-rules';
import { useState } from 'react';
import type { SendFile } from '../../client/calls/upload.ts';
import { ChangeDialog } from '../../ui/dialog/ChangeDialog.tsx';
import { focusWhenThere } from '../../ui/dialog/focus-when-there.ts';
import { FileDrop } from '../../ui/field/FileDrop.tsx';
import { ImageCrop } from '../../ui/crop/ImageCrop.tsx';
import { noticeDone } from '../../ui/states/notice.tsx';
import { fieldId } from '../editor/field-id.ts';
import { RuleHint } from '../editor/RuleHint.tsx';
import { useRemoveProfilePhoto, useSendProfilePhoto } from '../editing.queries.ts';
import type { Profile } from '../profiles.queries.ts';
import { ProfilePhoto } from '../reading/ProfilePhoto.tsx';
import classes from './PhotoField.module.css';
import { useAskCrop } from './use-ask-crop.ts';

/** Bytes; enough for a phone's camera. The square that is cut out is far smaller. */
const largest = 30_000_000;
const megabytes = largest / 1_000_000;

/** The dialogs were opened from here, or from a button that is gone. */
const toChoosing = () => void focusWhenThere(fieldId('image'), 'nearest');

/** The consultant's photo: chosen, cut to a square, and uploaded. */
export function PhotoField({ profile, lacks }: { profile: Profile; lacks: RuleCode | undefined }) {
  const { t } = useLingui();
  const { account, name, image } = profile;
  const sendPhoto = useSendProfilePhoto(account);
  const { picked, ask, answer } = useAskCrop();
  const [confirming, setConfirming] = useState(false);

  const send: SendFile = async (file, options) => {
    const cut = await ask(file);
    toChoosing();
    if (!cut) return;
    await sendPhoto(cut, options);
    noticeDone(t`Bildet er lagret`);
  };
  return (
    <div className={classes.field}>
      <ProfilePhoto name={name} src={image} />
      <div className={classes.choose}>
        <FileDrop
          id={fieldId('image')}
          label={image ? t`Bytt bilde` : t`Velg bilde`}
          hint={t`PNG, JPEG eller WebP, inntil ${megabytes} MB. Utsnittet velger du etterpå.`}
          accept={photoTypes}
          maxSize={largest}
          send={send}
        />
        <RuleHint code={lacks} />
        {image && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            className={classes.remove}
            onClick={() => setConfirming(true)}
          >
            <Trans>Fjern bildet</Trans>
          </Button>
        )}
      </div>
      <ImageCrop file={picked} onDone={answer} onCancel={() => answer(undefined)} />
      <RemoveDialog
        profile={account}
        opened={confirming}
        onClose={() => {
          setConfirming(false);
          toChoosing();
        }}
      />
    </div>
  );
}

interface RemoveDialogProps {
  profile: string;
  opened: boolean;
  onClose: () => void;
}

function RemoveDialog({ profile, opened, onClose }: RemoveDialogProps) {
  const { t } = useLingui();
  const remove = useRemoveProfilePhoto(profile);
  return (
    <ChangeDialog
      opened={opened}
      title={t`Fjerne bildet?`}
      confirm={t`Fjern bildet`}
      change={remove}
      value={undefined}
      done={t`Bildet er fjernet`}
      onClose={onClose}
      destructive
    >
      <Trans>
        En profil uten bilde kan ikke være synlig. Du kan laste opp et nytt når som helst.
      </Trans>
    </ChangeDialog>
  );
}
