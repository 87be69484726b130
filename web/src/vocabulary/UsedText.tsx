import { Plural, Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import type { Managed } from './vocabulary.queries.ts';

/** How often a term is used, in words. */
export function UsedText({ used: { profiles, entries, assignments } }: Pick<Managed, 'used'>) {
  const parts = [
    profiles > 0 && <Plural value={profiles} one="# profil" other="# profiler" />,
    entries > 0 && <Plural value={entries} one="# prosjekt" other="# prosjekter" />,
    assignments > 0 && <Plural value={assignments} one="# oppdrag" other="# oppdrag" />,
  ].filter((part) => part !== false);
  if (parts.length === 0) return <Trans>Ikke valgt av noen ennå</Trans>;
  return parts.map((part, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts have no id but their position
    <Fragment key={place}>
      {place > 0 && ', '}
      <span style={{ whiteSpace: 'nowrap' }}>{part}</span>
    </Fragment>
  ));
}
