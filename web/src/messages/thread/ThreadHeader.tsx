import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Title } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { Link, Outlet } from '@tanstack/react-router';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { PeopleImages } from '../PeopleImages.tsx';
import { PeopleNames } from '../PeopleNames.tsx';
import { kindTexts } from '../thread-texts.ts';
import classes from './ThreadHeader.module.css';
import type { Thread } from '../thread-answers.ts';

/** The participants of the thread, and what it is about. */
export function ThreadHeader({ thread }: { thread: Thread }) {
  const { t } = useLingui();
  const { participants, assignment, kind } = thread;
  const names = participants.map(({ name }) => name).join(', ') || t`Bare deg`;
  const only = participants.length === 1 ? participants[0] : undefined;
  const place = only && [only.title, only.company_name].filter(Boolean).join(', ');
  return (
    <header className={classes.header}>
      <title>{`${names} · ${t`Meldinger`} · Torg`}</title>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        className={classes.back}
        aria-label={t`Til samtalene`}
        renderRoot={(props) => <Link {...props} to="/messages" search />}
      >
        <IconMessages size={20} aria-hidden />
      </ActionIcon>
      <PeopleImages people={participants} />
      <div className={classes.who}>
        <Title order={1} size="h3" tabIndex={-1} className={classes.title} title={names}>
          <PeopleNames people={participants} />
        </Title>
        <div className={classes.about}>
          {assignment ? (
            <Trans>
              Om <HrefLink href={`/assignments/${assignment.uuid}`}>{assignment.title}</HrefLink>{' '}
              hos {assignment.company_name}
            </Trans>
          ) : (
            place || t(kindTexts[kind])
          )}
        </div>
      </div>
      <Outlet />
    </header>
  );
}
