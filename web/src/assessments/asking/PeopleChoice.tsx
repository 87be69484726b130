import { Trans } from '@lingui/react/macro';
import { Checkbox, Group, UnstyledButton } from '@mantine/core';
import { PersonImage } from '../../ui/person/PersonImage.tsx';
import classes from './PeopleChoice.module.css';

export interface PersonChoice {
  id: string;
  name: string;
  image: string | null;
  /** below the name, such as that they are answered already */
  detail?: string;
}

interface PeopleChoiceProps {
  label: string;
  people: readonly PersonChoice[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** People, some of whom are asked about. */
export function PeopleChoice({ label, people, chosen, onChange }: PeopleChoiceProps) {
  const flip = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  const isAll = people.every(({ id }) => chosen.has(id));
  return (
    <div role="group" aria-label={label}>
      <Group justify="space-between" mb="xs">
        <span className={classes.label}>{label}</span>
        {people.length > 1 && (
          <UnstyledButton
            className={classes.every}
            onClick={() => onChange(new Set(isAll ? [] : people.map(({ id }) => id)))}
          >
            {isAll ? <Trans>Velg ingen</Trans> : <Trans>Velg alle</Trans>}
          </UnstyledButton>
        )}
      </Group>
      <ul className={classes.people}>
        {people.map(({ id, name, image, detail }) => (
          <li key={id}>
            <Checkbox
              classNames={{ body: classes.choice }}
              checked={chosen.has(id)}
              onChange={() => flip(id)}
              label={
                <span className={classes.who}>
                  <PersonImage name={name} src={image} size={32} />
                  <span>
                    {name}
                    {detail !== undefined && <span className={classes.detail}>{detail}</span>}
                  </span>
                </span>
              }
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
