import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Stack } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { DateText } from '../../ui/text/DateText.tsx';
import { AnswerList } from '../AnswerList.tsx';
import { DecisionCard } from '../DecisionCard.tsx';
import type { QaInterviewForm } from '../qa-interviews.queries.ts';
import { AssessedNote } from './AssessedNote.tsx';
import { FormHeader } from './FormHeader.tsx';
import classes from './ReadForm.module.css';
import { UnsentAnswers } from './filling-in/UnsentAnswers.tsx';

/** The submitted answers and the decision on them. */
export function ReadForm({ form }: { form: QaInterviewForm }) {
  const { t } = useLingui();
  const { submitted_at, decision, assessed_by } = form;
  return (
    <div className={classes.page}>
      <FormHeader form={form}>
        {submitted_at && (
          <span>
            <Trans>
              Levert <DateText value={submitted_at} />
            </Trans>
          </span>
        )}
      </FormHeader>
      <Stack>
        {decision ? (
          <DecisionCard form={form} />
        ) : (
          <Alert icon={<IconMailCheck aria-hidden />} title={t`Takk for svarene`}>
            <Trans>Nå leser vi dem. Avgjørelsen kommer her, sammen med en begrunnelse.</Trans>
          </Alert>
        )}
        {assessed_by !== null && <AssessedNote engine={assessed_by} />}
        <UnsentAnswers form={form} />
        <AnswerList form={form.form_data} />
      </Stack>
    </div>
  );
}
