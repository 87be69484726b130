import { useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { ChangeWord } from '../events/public/ChangeWord.tsx';
import { useColumnText } from '../events/public/column-text.ts';
import { InterestStateBadge } from '../interest/public/InterestStateBadge.tsx';
import { InterviewStateBadge } from '../interviews/public/InterviewStateBadge.tsx';
import { FactList, type Fact } from '../ui/layout/FactList.tsx';
import { Section } from '../ui/layout/Section.tsx';
import { MomentText } from '../ui/text/DateText.tsx';
import { LateMark } from './LateMark.tsx';
import type { SelectionPerson } from './record.queries.ts';
import { StepList } from './StepList.tsx';

function AnswerText({ interest }: { interest: NonNullable<SelectionPerson['interest']> }) {
  const { t } = useLingui();
  const { answered_at: at, answered_by_name: by, reason } = interest;
  if (at === null) return t`Ikke ennå`;
  return (
    <>
      <MomentText value={at} /> · {by ?? t`Automatisk`}
      {reason !== null && (
        <>
          {' · '}
          <ChangeWord value={reason} />
        </>
      )}{' '}
      {interest.answered_after_deadline && <LateMark />}
    </>
  );
}

/** Since when somebody was there, what has become of it, and each step. */
export function PersonSection({ person }: { person: SelectionPerson }) {
  const { t } = useLingui();
  const columnText = useColumnText();
  const { since, column_title: column, interest, interviews, steps } = person;
  const name = person.name ?? t`Slettet profil`;
  const ofInterest: Fact[] = interest
    ? [
        { label: t`Interesse`, value: <InterestStateBadge state={interest.state} /> },
        { label: t`Besvart`, value: <AnswerText interest={interest} /> },
      ]
    : [{ label: t`Interesse`, value: t`Ikke sendt` }];
  const facts: Fact[] = [
    {
      label: t`Med siden`,
      value: (
        <>
          <MomentText value={since} /> {person.came_after_deadline && <LateMark />}
        </>
      ),
    },
    { label: t`Står i`, value: column === null ? t`Ikke på tavlen` : columnText(column) },
    ...ofInterest,
  ];
  return (
    <Section title={name}>
      <Stack gap="md">
        <FactList facts={facts} />
        {interviews.map(({ interview, state, starts_at: at }) => (
          <div key={interview}>
            {t`Intervju`} {at !== null && <MomentText value={at} />}{' '}
            <InterviewStateBadge state={state} />
          </div>
        ))}
        <StepList steps={steps} label={t`Det som skjedde med ${name}`} />
      </Stack>
    </Section>
  );
}
