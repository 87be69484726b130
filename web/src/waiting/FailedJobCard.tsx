import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { ChangeDialog } from '../ui/dialog/ChangeDialog.tsx';
import { told } from '../ui/states/told.ts';
import { AgoText } from '../ui/text/DateText.tsx';
import classes from './FailedJobCard.module.css';
import { useDiscard, useRetry, type FailedJob } from './waiting.queries.ts';

export function FailedJobCard({ job }: { job: FailedJob }) {
  const { t } = useLingui();
  const retry = useRetry();
  const [opened, { open, close }] = useDisclosure(false);
  const tryAgain = () =>
    retry.mutate(job.failed_job, told({ done: t`Jobben ligger i køen igjen`, failed: true }));
  return (
    <li className={`torg-card ${classes.card}`}>
      <h2 className={classes.name}>{job.job}</h2>
      <p className={classes.quiet}>
        <Plural value={job.tries} one="Prøvd # gang" other="Prøvd # ganger" />
        {' · '}
        <Trans>
          startet <AgoText value={job.started_at} />
        </Trans>
        {' · '}
        <Trans>
          feilet <AgoText value={job.failed_at} />
        </Trans>
      </p>
      {job.reason && <p className={classes.reason}>{job.reason}</p>}
      {job.trace_id && (
        <p className={classes.quiet}>
          <Trans>
            Sporing: <code className={classes.trace}>{job.trace_id}</code>
          </Trans>
        </p>
      )}
      <Group gap="xs">
        {job.can.retry && (
          <Button size="xs" loading={retry.isPending} onClick={tryAgain}>
            <Trans>Prøv igjen</Trans>
          </Button>
        )}
        {job.can.discard && (
          <Button size="xs" variant="default" onClick={open}>
            <Trans>Forkast …</Trans>
          </Button>
        )}
      </Group>
      {opened && <DiscardDialog job={job} onClose={close} />}
    </li>
  );
}

function DiscardDialog({ job, onClose }: { job: FailedJob; onClose: () => void }) {
  const { t } = useLingui();
  const discard = useDiscard();
  return (
    <ChangeDialog
      title={t`Forkaste jobben?`}
      confirm={t`Forkast`}
      change={discard}
      value={job.failed_job}
      done={t`Jobben er forkastet`}
      onClose={onClose}
      destructive
    >
      <Trans>Det jobben skulle gjøre, blir ikke gjort. Dette kan ikke angres.</Trans>
    </ChangeDialog>
  );
}
