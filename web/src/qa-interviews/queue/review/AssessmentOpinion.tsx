import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Loader, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ErrorNotice } from '../../../ui/states/ErrorNotice.tsx';
import { AgoText } from '../../../ui/text/DateText.tsx';
import { useWrittenLang, WrittenIn } from '../../../ui/text/WrittenIn.tsx';
import { useAssess, type Assessment, type QaInterviewForm } from '../../qa-interviews.queries.ts';
import classes from './AssessmentOpinion.module.css';

/** The engine's assessment, or the state of the job that makes it. */
export function AssessmentOpinion({ form }: { form: QaInterviewForm }) {
  const assess = useAssess(form.uuid);
  const opinion = form.interview_ai_assessment;
  const isPending = assess.isPending || opinion?.inference_status === 'pending';
  return (
    <Stack gap="sm" align="flex-start">
      <div role="status">
        {isPending && (
          <Group gap="xs">
            <Loader size="xs" aria-hidden />
            <Trans>Vurderingen lages. Den kommer her av seg selv.</Trans>
          </Group>
        )}
        {!isPending && opinion && <Opinion opinion={opinion} />}
        {!isPending && !opinion && (
          <Trans>Ingen har bedt om en vurdering av disse svarene ennå.</Trans>
        )}
      </div>
      <ErrorNotice error={assess.error} />
      <Button
        size="xs"
        variant="default"
        // Not disabled while it works, since a disabled button would lose the focus.
        data-disabled={isPending || undefined}
        aria-disabled={isPending || undefined}
        onClick={() => !isPending && assess.mutate(opinion !== null)}
      >
        {opinion ? <Trans>Be om en ny vurdering</Trans> : <Trans>Be om en vurdering</Trans>}
      </Button>
    </Stack>
  );
}

function Opinion({ opinion }: { opinion: Assessment }): ReactNode {
  const { output, error } = opinion;
  if (!output) {
    return (
      <>
        <Text>
          <Trans>Vi fikk ingen vurdering.</Trans>
        </Text>
        {error && (
          <Text size="sm" c="dimmed">
            <Trans>Grunn: {error}</Trans>
          </Text>
        )}
      </>
    );
  }
  return (
    <>
      <Text fw={600}>
        {output.approval_status === 'approved' ? (
          <Trans>Ville godkjent</Trans>
        ) : (
          <Trans>Ville avslått</Trans>
        )}
      </Text>
      <WrittenIn locale={opinion.locale}>
        <Reason>{output.reason}</Reason>
      </WrittenIn>
      <Engine opinion={opinion} />
    </>
  );
}

function Reason({ children }: { children: string }) {
  return (
    <p className={classes.reason} lang={useWrittenLang()}>
      {children}
    </p>
  );
}

function Engine({ opinion: { answered_by, created_at } }: { opinion: Assessment }) {
  const { t } = useLingui();
  const engine = answered_by === 'built-in' ? t`Torgs egne regler` : answered_by;
  return (
    <Text size="sm" c="dimmed">
      <Trans>
        Svar fra {engine}, <AgoText value={created_at} />. Den avgjør ingenting alene.
      </Trans>
    </Text>
  );
}
