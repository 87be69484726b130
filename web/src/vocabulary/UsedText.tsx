import { Plural, Trans } from '@lingui/react/macro';
import type { Tended } from './vocabulary.queries.ts';

/** Where a term stands, in words. */
export function UsedText({ used: { profiles, entries, assignments } }: Pick<Tended, 'used'>) {
  if (profiles + entries + assignments === 0) return <Trans>Ikke i bruk</Trans>;
  return (
    <>
      <Plural value={profiles} one="# profil" other="# profiler" />
      {', '}
      <Plural value={entries} one="# prosjekt" other="# prosjekter" />
      {', '}
      <Plural value={assignments} one="# oppdrag" other="# oppdrag" />
    </>
  );
}
