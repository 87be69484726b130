import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { AnswerList } from '../AnswerList.tsx';
import { queueQuery, type QaInterviewForm } from '../qa-interviews.queries.ts';
import { DecisionPanel } from './DecisionPanel.tsx';
import { ReviewHeader } from './ReviewHeader.tsx';

export function Review({ form }: { form: QaInterviewForm }) {
  const item = useItemOf(form);
  return (
    <>
      <ReviewHeader form={form} item={item} />
      <Stack gap="lg">
        <AnswerList form={form.form_data} />
        <DecisionPanel form={form} name={item?.name} />
      </Stack>
    </>
  );
}

/** Whose form it is stands in the list that it is in, whichever tab is open beside it. */
function useItemOf({ uuid, archived }: QaInterviewForm) {
  const { data } = useQuery(queueQuery({ archived: archived ? 'true' : 'false' }));
  return data?.qa_interview_forms.find((item) => item.uuid === uuid);
}
