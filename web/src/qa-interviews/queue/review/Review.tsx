import { Stack } from '@mantine/core';
import { AnswerList } from '../../AnswerList.tsx';
import type { QaInterviewForm } from '../../qa-interviews.queries.ts';
import { DecisionPanel } from './DecisionPanel.tsx';
import { ReviewHeader } from './ReviewHeader.tsx';

export function Review({ form }: { form: QaInterviewForm }) {
  return (
    <>
      <ReviewHeader form={form} />
      <Stack gap="lg">
        <AnswerList form={form.form_data} />
        <DecisionPanel form={form} />
      </Stack>
    </>
  );
}
