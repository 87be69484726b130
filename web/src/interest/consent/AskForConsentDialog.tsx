import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, NativeSelect, Stack, Textarea } from '@mantine/core';
import { consentDays } from '@torg/protocol/interest/consent-life';
import { limits } from '@torg/protocol/limits';
import { marketDay } from '@torg/protocol/market-day';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { DateField } from '../../ui/field/DateField.tsx';
import { noticeDone } from '../../ui/states/notice.tsx';
import { useMinute } from '../../ui/text/use-minute.ts';
import { useAskForConsent, type CompanyConsultant } from '../interest.queries.ts';

interface AskForConsentDialogProps {
  assignment: string;
  consultants: readonly CompanyConsultant[];
  onClose: () => void;
}
type Days = (typeof consentDays)[number];

export function AskForConsentDialog({
  assignment,
  consultants,
  onClose,
}: AskForConsentDialogProps) {
  const { t } = useLingui();
  const ask = useAskForConsent(assignment);
  // A company has many consultants, and most do not fit: nobody is asked by accident.
  const [chosen, setChosen] = useState(() =>
    consultants.length === 1 ? consultants.map(({ account }) => account) : [],
  );
  const today = marketDay(useMinute());
  const [days, setDays] = useState<Days | 'date'>(3);
  const [day, setDay] = useState<string | null>(null);
  const [message, setMessage] = useState('');
  const [tried, setTried] = useState(false);
  const confirm = () => {
    setTried(true);
    const deadline = days === 'date' ? day : days;
    if (chosen.length === 0 || deadline === null) return;
    ask.mutate(
      { consultants: chosen, deadline, message },
      {
        onSuccess: () => {
          noticeDone(t`Spørsmålet er sendt på e-post`);
          onClose();
        },
      },
    );
  };
  return (
    <ConfirmDialog
      opened
      hasText
      title={t`Spør om å få presentere`}
      confirm={t`Send spørsmålet`}
      onConfirm={confirm}
      onClose={onClose}
      pending={ask.isPending}
      error={ask.error}
    >
      <Stack>
        <Checkbox.Group
          label={t`Hvem vil dere spørre?`}
          value={chosen}
          onChange={setChosen}
          error={tried && chosen.length === 0 && t`Velg minst én`}
        >
          <Stack gap="xs" mt="xs">
            {consultants.map(({ account, name }) => (
              <Checkbox key={account} value={account} label={name} />
            ))}
          </Stack>
        </Checkbox.Group>
        <NativeSelect
          label={t`Frist for å svare`}
          value={String(days)}
          onChange={({ currentTarget: { value } }) =>
            setDays(consentDays.find((one) => String(one) === value) ?? 'date')
          }
        >
          {consentDays.map((one) => (
            <option key={one} value={one}>
              <Plural value={one} one="# dag" other="# dager" />
            </option>
          ))}
          <option value="date">
            <Trans>En bestemt dag</Trans>
          </option>
        </NativeSelect>
        {days === 'date' && (
          <DateField
            label={t`Siste dag`}
            value={day}
            minDate={today}
            onChange={setDay}
            error={tried && day === null && t`Velg en dag`}
          />
        )}
        <Textarea
          label={t`Hilsen`}
          description={t`Kommer med i e-posten. Du kan la den stå tom.`}
          value={message}
          maxLength={limits.interest.comment}
          autosize
          minRows={3}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
