import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MergePreview } from '../people.queries.ts';
import classes from './MergeOutcome.module.css';

type Move = MergePreview['moves'][number];

/** In the order in which they are listed. */
const moveTexts: Record<Move['what'], MessageDescriptor> = {
  threads: msg`Samtaler`,
  messages: msg`Meldinger`,
  edited_assignments: msg`Oppdrag som redaktør`,
  contact_assignments: msg`Oppdrag som kontaktperson`,
  invited_assignments: msg`Oppdrag som invitert`,
  interests: msg`Sendt interesse`,
  qa_interviews: msg`Fagintervjuer`,
  clients: msg`Oppdragsgivere som selger`,
  saved: msg`Lagrede profiler, lister og søk`,
  events: msg`Hendelser`,
  others: msg`Annet`,
};

const order = Object.keys(moveTexts);
const inOrder = (one: Move, other: Move) => order.indexOf(one.what) - order.indexOf(other.what);

/** Which of the two accounts stays, and what it gets from the other. */
export function MergeOutcome({ preview }: { preview: MergePreview }) {
  const { t } = useLingui();
  const { kept, from, moves, profile } = preview;
  return (
    <div className={classes.outcome}>
      <dl className={classes.who}>
        <div>
          <dt>
            <Trans>Blir igjen</Trans>
          </dt>
          <dd>
            {kept.name} <span>{kept.email}</span>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Blir lukket</Trans>
          </dt>
          <dd>
            {from.name} <span>{from.email}</span>
          </dd>
        </div>
      </dl>
      <Text fw={550}>
        <Trans>Dette flyttes</Trans>
      </Text>
      {moves.length === 0 && profile !== 'moved' ? (
        <Text size="sm">
          <Trans>Den andre kontoen har ingenting som må flyttes.</Trans>
        </Text>
      ) : (
        <ul className={classes.moves}>
          {profile === 'moved' && (
            <li>
              <Trans>Profilen, med alt som står i den</Trans>
            </li>
          )}
          {moves.toSorted(inOrder).map(({ what, count, doubles }) => (
            <li key={what}>
              {t(moveTexts[what])}: {count}
              {doubles > 0 && (
                <span>
                  {' '}
                  <Plural
                    value={doubles}
                    one="(# har begge fra før, og den blir stående én gang)"
                    other="(# har begge fra før, og de blir stående én gang)"
                  />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <Text size="sm" c="dimmed">
        <Trans>Personen logger inn med adressen som blir igjen. Dette kan ikke angres.</Trans>
      </Text>
    </div>
  );
}
