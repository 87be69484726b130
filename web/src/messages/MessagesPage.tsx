import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Title } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link, Outlet, useLocation, useSearch } from '@tanstack/react-router';
import classes from './MessagesPage.module.css';
import { AssignmentPicker } from './list/AssignmentPicker.tsx';
import { ThreadFilters } from './list/ThreadFilters.tsx';
import { ThreadList } from './list/ThreadList.tsx';

/** The list and the open thread side by side; on a narrow screen, one of them at a time. */
export function MessagesPage() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { assignment } = useSearch({ from: '/shell/messages' });
  const byAssignment = pathname === '/messages/assignments';
  const isOpen = pathname !== '/messages' && !byAssignment;
  return (
    <div className={classes.layout} data-open={isOpen || undefined}>
      <section className={classes.list} aria-label={t`Samtaler`}>
        <header className={classes.top}>
          {!isOpen && <title>{`${t`Meldinger`} · Torg`}</title>}
          <Title order={isOpen ? 2 : 1} size="h2" tabIndex={-1} className={classes.title}>
            <Trans>Meldinger</Trans>
          </Title>
          <Button
            color="clay"
            size="sm"
            leftSection={<IconPencil size={18} aria-hidden />}
            renderRoot={(props) => <Link {...props} to="/messages/new" search />}
          >
            <Trans>Ny melding</Trans>
          </Button>
        </header>
        <ThreadFilters byAssignment={byAssignment} />
        {byAssignment && !assignment ? <AssignmentPicker /> : <ThreadList />}
      </section>
      <div className={classes.open}>
        <Outlet />
      </div>
    </div>
  );
}
