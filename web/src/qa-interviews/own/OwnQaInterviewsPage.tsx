import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { ownFormsQuery, type QaInterviewForm } from '../qa-interviews.queries.ts';
import { BeginForm } from './BeginForm.tsx';
import { OwnFormCard } from './OwnFormCard.tsx';
import classes from './OwnQaInterviewsPage.module.css';
import { WhatItIs } from './WhatItIs.tsx';

/** A consultant's own interviews: to start one, continue it, or read its decision. */
export function OwnQaInterviewsPage() {
  const { t } = useLingui();
  const { account } = useShellUser().account;
  const query = useQuery(ownFormsQuery(account));
  return (
    <div className={classes.page}>
      <PageHeader title={t`Fagintervjuer`} />
      <QueryState
        query={query}
        skeleton={<ListSkeleton rows={2} height={180} />}
        errorTitle={t`Vi fikk ikke hentet fagintervjuene`}
      >
        {({ qa_interview_forms: forms, can }) =>
          forms.length === 0 ? <NoneYet /> : <OwnForms forms={forms} canBegin={can.begin} />
        }
      </QueryState>
    </div>
  );
}

function NoneYet() {
  const { t } = useLingui();
  return (
    <Stack>
      <WhatItIs />
      <Section title={t`Begynn et fagintervju`}>
        <BeginForm />
      </Section>
    </Stack>
  );
}

interface OwnFormsProps {
  forms: readonly QaInterviewForm[];
  canBegin: boolean;
}

/** One at a time: the next may start once the last has been decided. */
function OwnForms({ forms, canBegin }: OwnFormsProps) {
  const { t } = useLingui();
  return (
    <Stack>
      <Stack component="ul" className={classes.list}>
        {forms.map((form) => (
          <li key={form.uuid}>
            <OwnFormCard form={form} />
          </li>
        ))}
      </Stack>
      {canBegin ? (
        <Section title={t`Begynn et nytt fagintervju`}>
          <BeginForm />
        </Section>
      ) : (
        <p className={classes.quiet}>
          <Trans>Du kan begynne på et nytt fagintervju når dette er avgjort.</Trans>
        </p>
      )}
    </Stack>
  );
}
