import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button, Title } from '@mantine/core';
import { IconUser } from '@tabler/icons-react';
import { AgoText } from '../../../ui/text/DateText.tsx';
import { HrefLink } from '../../../ui/text/HrefLink.tsx';
import { PersonImage } from '../../../ui/person/PersonImage.tsx';
import type { QaInterviewForm } from '../../qa-interviews.queries.ts';
import { StatusBadge } from '../../StatusBadge.tsx';
import { useDisciplineName } from '../../use-discipline-name.ts';
import { ArchiveAction } from './ArchiveAction.tsx';
import classes from './ReviewHeader.module.css';
import { ReviewPager } from './ReviewPager.tsx';
import { WaitedText } from '../WaitedText.tsx';

/** The consultant, the discipline and the status of an interview. */
export function ReviewHeader({ form }: { form: QaInterviewForm }) {
  const { t } = useLingui();
  const { name, image_url, company_name } = form;
  const discipline = useDisciplineName(form.form_data.discipline);
  return (
    <header className={classes.header}>
      <title>{`${name} · ${t`Fagintervjuer`} · Torg`}</title>
      <ReviewPager uuid={form.uuid} />
      <div className={classes.who}>
        <PersonImage name={name} src={image_url} size={56} />
        <div className={classes.names}>
          <Title order={1} tabIndex={-1} className={classes.title}>
            {name}
          </Title>
          <div className={classes.quiet}>
            {[company_name, discipline].filter(Boolean).join(' · ')}
          </div>
        </div>
      </div>
      <div className={classes.row}>
        <div className={classes.status}>
          <StatusBadge status={form.status} />
          {form.archived && (
            <Badge variant="outline" color="gray">
              <Trans>I arkivet</Trans>
            </Badge>
          )}
          <Status form={form} />
        </div>
        <div className={classes.actions}>
          <Button
            component={HrefLink}
            href={`/profiles/${form.account}`}
            variant="default"
            leftSection={<IconUser size={18} aria-hidden />}
          >
            <Trans>Se profilen</Trans>
          </Button>
          {form.can.archive && <ArchiveAction form={form} />}
        </div>
      </div>
    </header>
  );
}

function Status({ form: { status, submitted_at } }: { form: QaInterviewForm }) {
  if (!submitted_at) return null;
  if (status === 'submitted') return <WaitedText since={submitted_at} />;
  return (
    <span>
      <Trans>
        levert <AgoText value={submitted_at} />
      </Trans>
    </span>
  );
}
