import { Plural, Trans } from '@lingui/react/macro';

const shown = 3;

/** The others in a thread: the first few by name, the rest as a number. */
export function PeopleNames({ people }: { people: readonly { name: string }[] }) {
  if (people.length === 0) return <Trans>Bare deg</Trans>;
  const names = people.slice(0, shown).map(({ name }) => name);
  const more = people.length - names.length;
  return (
    <>
      {names.join(', ')}
      {more > 0 && (
        <>
          {' '}
          <Plural value={more} one="og # til" other="og # til" />
        </>
      )}
    </>
  );
}
