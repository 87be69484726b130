import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowLeft, IconArrowUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { queueQuery } from '../../qa-interviews.queries.ts';
import { neighboursOf } from './neighbours.ts';
import { queueParams } from '../queue-search.ts';
import classes from './ReviewPager.module.css';

/** A link back to the queue where it is hidden, and links to the forms beside this one. */
export function ReviewPager({ uuid }: { uuid: string }) {
  const { t } = useLingui();
  const search = useSearch({ from: '/shell/admin/qa-interview' });
  const queue = useQuery(queueQuery(queueParams(search))).data?.qa_interview_forms ?? [];
  const { before, after } = neighboursOf(queue, uuid);
  return (
    <nav className={classes.pager} aria-label={t`Mellom fagintervjuene`}>
      <Link to="/admin/qa-interview" search className={classes.back}>
        <IconArrowLeft size={16} aria-hidden />
        <Trans>Fagintervjuer</Trans>
      </Link>
      <span className={classes.steps}>
        {before && (
          <Step uuid={before.uuid} label={t`Forrige: ${before.name}`}>
            <IconArrowUp size={18} aria-hidden />
          </Step>
        )}
        {after && (
          <Step uuid={after.uuid} label={t`Neste: ${after.name}`}>
            <IconArrowDown size={18} aria-hidden />
          </Step>
        )}
      </span>
    </nav>
  );
}

function Step(props: { uuid: string; label: string; children: React.ReactNode }) {
  const { uuid, label, children } = props;
  return (
    <ActionIcon
      variant="default"
      size="lg"
      aria-label={label}
      title={label}
      renderRoot={(root) => (
        <Link {...root} to="/admin/qa-interview/$form" params={{ form: uuid }} search />
      )}
    >
      {children}
    </ActionIcon>
  );
}
