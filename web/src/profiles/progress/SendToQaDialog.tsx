import { Trans, useLingui } from '@lingui/react/macro';
import { Select, Stack } from '@mantine/core';
import { disciplines, type Discipline } from '@torg/protocol/terms';
import { useState } from 'react';
import { disciplineTexts } from '../../competencies/public/discipline-texts.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { focusWhenThere } from '../../ui/dialog/focus-when-there.ts';
import { told } from '../../ui/states/told.ts';
import { useSendProfileToQa, type Profile } from '../profiles.queries.ts';
import { failingIn } from './checklist/failing-in.ts';
import { stepTitleId } from './ProgressStep.tsx';
import { FailingRules } from './checklist/FailingRules.tsx';

interface SendToQaDialogProps {
  profile: Profile;
  onClose: () => void;
}

/** Asks for the discipline, so that the right people review the profile. */
export function SendToQaDialog({ profile, onClose }: SendToQaDialogProps) {
  const { t } = useLingui();
  const [discipline, setDiscipline] = useState<Discipline | null>(null);
  const [attempted, setAttempted] = useState(false);
  const send = useSendProfileToQa(profile.account);
  const failing = failingIn(send.error);
  const next = () => {
    onClose();
    focusWhenThere(stepTitleId.review, 'nearest');
  };
  const confirm = () => {
    setAttempted(true);
    const done = t`Profilen er sendt til kvalitetssikring.`;
    if (discipline) send.mutate(discipline, told({ done, next }));
  };
  return (
    <ConfirmDialog
      opened
      title={t`Send til kvalitetssikring`}
      confirm={t`Send`}
      onConfirm={confirm}
      onClose={onClose}
      pending={send.isPending}
      error={failing.length > 0 ? undefined : send.error}
    >
      <Stack gap="md">
        <Trans>
          Vi leser profilen og sier fra om den holder. Du kan fortsatt endre den mens du venter.
        </Trans>
        <Select
          data-autofocus
          label={t`Fagområde`}
          description={t`Det området profilen skal vurderes i.`}
          placeholder={t`Velg fagområde`}
          data={disciplines.map((option) => ({ value: option, label: t(disciplineTexts[option]) }))}
          value={discipline}
          onChange={(chosen) =>
            setDiscipline(disciplines.find((option) => option === chosen) ?? null)
          }
          error={attempted && !discipline ? t`Velg et fagområde.` : undefined}
          withAsterisk
          aria-required
        />
        <FailingRules profile={profile} failing={failing} />
      </Stack>
    </ConfirmDialog>
  );
}
