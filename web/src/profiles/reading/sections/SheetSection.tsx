import { Trans, useLingui } from '@lingui/react/macro';
import { Title } from '@mantine/core';
import { IconPencil, IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ProfileSearch } from '../../profile-search.ts';
import type { Profile } from '../../profiles.queries.ts';
import classes from './SheetSection.module.css';

interface SheetSectionProps {
  profile: Profile;
  title: string;
  /** the mode in which it is written */
  edit: ProfileSearch;
  empty: boolean;
  /** what those who may edit read where there is nothing yet; without it nothing is said */
  invite?: string;
  children: ReactNode;
}

/** A part of the profile. Whoever only reads sees no empty ones; its owners get the way to write it. */
export function SheetSection(props: SheetSectionProps) {
  const { profile, title, edit, empty, invite, children } = props;
  const { can } = profile;
  if (empty && !(can.edit && invite)) return null;
  return (
    <section className={classes.section} data-empty={empty || undefined}>
      <div className={classes.head}>
        <Title order={2} size="h3" className={classes.title}>
          {title}
        </Title>
        {can.edit && <EditLink account={profile.account} {...{ title, edit, empty }} />}
      </div>
      {empty ? <p className={classes.invite}>{invite}</p> : children}
    </section>
  );
}

interface EditLinkProps {
  account: string;
  title: string;
  edit: ProfileSearch;
  empty: boolean;
}

function EditLink({ account, title, edit, empty }: EditLinkProps) {
  const { t } = useLingui();
  const label = empty ? t`Legg til: ${title}` : t`Rediger: ${title}`;
  return (
    <Link
      to="/profiles/$profile"
      params={{ profile: account }}
      search={edit}
      className={classes.edit}
      aria-label={label}
    >
      {empty ? <IconPlus size={16} aria-hidden /> : <IconPencil size={16} aria-hidden />}
      {empty ? <Trans>Legg til</Trans> : <Trans>Rediger</Trans>}
    </Link>
  );
}
