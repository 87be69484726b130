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
  /** the mode in which it is edited */
  edit: ProfileSearch;
  empty: boolean;
  /** shown to those who may edit while the section is empty; without it the section is left out */
  invite?: string;
  children: ReactNode;
}

/** A section of the profile. Readers see no empty ones; those who may edit get a link to the editor. */
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
