import { useLingui } from '@lingui/react/macro';
import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { HrefLink } from '../text/HrefLink.tsx';
import classes from './PageHeader.module.css';

interface PageHeaderProps {
  title: string;
  /** the pages above this one */
  crumbs?: readonly { label: string; href: string }[];
  /** the page's one main action */
  action?: ReactNode;
  /** a line or two below the title */
  children?: ReactNode;
}

/** The top of every page; it sets the tab's title too. The shell moves the focus to its heading. */
export function PageHeader({ title, crumbs = [], action, children }: PageHeaderProps) {
  const { t } = useLingui();
  return (
    <header className={classes.header}>
      <title>{`${title} · Torg`}</title>
      {crumbs.length > 0 && (
        <nav aria-label={t`Brødsmuler`} className={classes.crumbs}>
          {crumbs.map(({ label, href }) => (
            <HrefLink key={href} href={href}>
              {label}
            </HrefLink>
          ))}
        </nav>
      )}
      <div className={classes.row}>
        <Title order={1} tabIndex={-1} className={classes.title}>
          {title}
        </Title>
        {action && <div className={classes.action}>{action}</div>}
      </div>
      {children && <div className={classes.lead}>{children}</div>}
    </header>
  );
}
