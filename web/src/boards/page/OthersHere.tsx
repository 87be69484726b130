import { useLingui } from '@lingui/react/macro';
import { Tooltip } from '@mantine/core';
import { PersonImage } from '../../ui/person/PersonImage.tsx';
import type { BoardPerson } from '../live/people.queries.ts';
import type { Presence } from '../live/presence.ts';
import classes from './OthersHere.module.css';

interface OthersHereProps {
  presence: Presence;
  people: ReadonlyMap<string, BoardPerson>;
}

/** The faces of those who look at the board at the same time. */
export function OthersHere({ presence, people }: OthersHereProps) {
  const { t } = useLingui();
  const here = [...presence.keys()].flatMap((account) => people.get(account) ?? []);
  if (here.length === 0) return null;
  return (
    <ul className={classes.here} aria-label={t`Ser på tavlen nå`}>
      {here.map(({ account, name, image_url }) => (
        <li key={account}>
          <Tooltip label={t`${name} ser på tavlen nå`}>
            <div role="img" aria-label={name} className={classes.person}>
              <PersonImage name={name} src={image_url} size={32} />
            </div>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}
