import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { answerByOf } from '@torg/protocol/assignments/answer-by';
import { limits } from '@torg/protocol/limits';
import { DateText } from '../../../ui/text/DateText.tsx';
import { readDeadline } from '../../public/fields/deadline-value.ts';
import { useWizard } from '../wizard-context.ts';
import { DayField } from './DayField.tsx';

const { usualDays, mostDays } = limits.answerBy;

/** The day by which everybody gets an answer; where it is counted from each interest, a sentence. */
export function AnswerByField() {
  const { t } = useLingui();
  const { values, draft } = useWizard();
  const deadline = readDeadline(values.deadline);
  if (deadline === null) return null;
  if (deadline.deadline_is_continuous) {
    return (
      <Text size="sm">
        <Plural
          value={usualDays}
          one="Hver konsulent får svar senest # dag etter at interessen ble sendt."
          other="Hver konsulent får svar senest # dager etter at interessen ble sendt."
        />
      </Text>
    );
  }
  const public_date = draft.state === 'published' ? draft.public_date : null;
  const usual = answerByOf({ deadline, answer_by: null, public_date });
  return (
    <DayField
      name="answer_by"
      label={t`Svar til alle innen (valgfritt)`}
      description={
        <>
          {deadline.deadline_is_asap ? (
            <Trans>
              Høyst {mostDays} dager etter publisering. Lar du det stå tomt, er det {usualDays}{' '}
              dager.
            </Trans>
          ) : (
            <Trans>
              Høyst {mostDays} dager etter svarfristen. Lar du det stå tomt, er det {usualDays}{' '}
              dager.
            </Trans>
          )}{' '}
          {usual !== null && (
            <Trans>
              Det vil si <DateText value={usual} />.
            </Trans>
          )}{' '}
          <Trans>Konsulentene ser dagen før de melder interesse.</Trans>
        </>
      }
    />
  );
}
