import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Text, Title } from '@mantine/core';
import { limits } from '@torg/protocol/limits';
import { IconSparkles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCompanyChoice, type CompanyChoice } from '../../interest/public/company-choice.ts';
import { useLocale } from '../../client/use-locale.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { noticeNews } from '../../ui/states/notice.tsx';
import { ProgressLine } from '../answer/ProgressLine.tsx';
import { AskForm } from '../asking/AskForm.tsx';
import {
  companyAssessmentsQuery,
  isPending,
  useAssessProfiles,
  useCancelAssessments,
} from '../assessments.queries.ts';
import classes from './CompanyFit.module.css';
import { ConsultantFit } from './ConsultantFit.tsx';

/** How a company's own consultants fit an assignment, before anybody is put forward. */
export function CompanyFit() {
  const choice = useCompanyChoice();
  return choice ? <Fit choice={choice} /> : null;
}

function Fit({ choice }: { choice: CompanyChoice }) {
  const { t } = useLingui();
  const { assignment, company } = choice;
  const query = useQuery(companyAssessmentsQuery(assignment, company, useLocale()));
  const cancel = useCancelAssessments(assignment);
  const [isAsking, setAsking] = useState(false);
  const [open, setOpen] = useState<string>();
  return (
    <section aria-label={t`Hvor godt de passer`} className={classes.fit}>
      <Group justify="space-between" align="start">
        <div>
          <Title order={2} size="h3">
            <Trans>Hvor godt de passer</Trans>
          </Title>
          <Text size="sm" c="dimmed" maw="40rem">
            <Trans>
              Se hva profilene sier om det oppdraget spør etter, og hva som mangler. Bare dere ser
              dette: oppdragsgiveren gjør det ikke.
            </Trans>
          </Text>
        </div>
        <Button
          variant="default"
          leftSection={<IconSparkles size={18} aria-hidden />}
          onClick={() => setAsking(true)}
        >
          <Trans>Vurder konsulentene</Trans>
        </Button>
      </Group>
      <QueryState
        query={query}
        skeleton={<ListSkeleton rows={2} height={72} />}
        errorTitle={t`Vi fikk ikke hentet vurderingene`}
      >
        {({ profile_ai_assessments: assessed }) => {
          const waiting = assessed.filter(isPending).length;
          return (
            <>
              {waiting > 0 && (
                <ProgressLine
                  done={assessed.length - waiting}
                  total={assessed.length}
                  cancel={cancel}
                />
              )}
              <ErrorNotice error={cancel.error} />
              <ul className={classes.people}>
                {assessed.map((assessment) => (
                  <li key={assessment.account}>
                    <ConsultantFit
                      choice={choice}
                      assessment={assessment}
                      isOpen={open === assessment.account}
                      onFlip={() =>
                        setOpen(open === assessment.account ? undefined : assessment.account)
                      }
                    />
                  </li>
                ))}
              </ul>
              {isAsking && (
                <AskAboutOwn
                  choice={choice}
                  assessed={new Set(assessed.map(({ account }) => account))}
                  onClose={() => setAsking(false)}
                />
              )}
            </>
          );
        }}
      </QueryState>
    </section>
  );
}

interface AskAboutOwnProps {
  choice: CompanyChoice;
  assessed: ReadonlySet<string>;
  onClose: () => void;
}

function AskAboutOwn({ choice, assessed, onClose }: AskAboutOwnProps) {
  const { t } = useLingui();
  const { assignment, consultants } = choice;
  const ask = useAssessProfiles(assignment);
  const people = consultants.map(({ account: id, name, image_url: image }) => {
    const detail = assessed.has(id) ? t`Er vurdert før` : undefined;
    return { id, name, image, detail };
  });
  const leftOut = (declined: readonly string[]) => {
    const names = people
      .flatMap(({ id, name }) => (declined.includes(id) ? [name] : []))
      .join(', ');
    return t`Disse vil ikke vurderes med KI og ble ikke med: ${names}`;
  };
  return (
    <Dialog onClose={onClose} title={t`Vurder konsulentene`} size="lg">
      <AskForm
        label={t`Hvem skal vurderes?`}
        people={people}
        first={people
          .flatMap(({ id }) => (assessed.has(id) ? [] : [id]))
          .slice(0, limits.assessment.profiles)}
        least={1}
        most={limits.assessment.profiles}
        criteriaHref={`/assignments/${assignment}`}
        pending={ask.isPending}
        error={ask.error}
        onCancel={onClose}
        onAsk={(profile_ids, prompt) =>
          ask.mutate(
            { profile_ids, prompt, force_recreate: false },
            {
              onSuccess: ({ declined_profile_ids: declined }) => {
                onClose();
                if (declined.length > 0) noticeNews(leftOut(declined));
              },
            },
          )
        }
        confirm={(count) => (
          <Plural value={count} _0="Vurder" one="Vurder # person" other="Vurder # personer" />
        )}
      />
    </Dialog>
  );
}
