import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Text } from '@mantine/core';
import { PersonLine } from '../../ui/person/PersonLine.tsx';
import { AddressText } from '../../ui/text/AddressText.tsx';
import type { FlowcaseProfile } from '../flowcase.queries.ts';
import { disabledTexts } from '../flowcase-texts.ts';
import type { ChosenPeople } from './chosen-people.ts';
import { DisciplineSelect } from './DisciplineSelect.tsx';
import { LinkAction } from './LinkAction.tsx';
import classes from './PersonRow.module.css';

interface PersonRowProps {
  person: FlowcaseProfile;
  people: ChosenPeople;
  company: string;
  /** the import was tried while somebody lacked a discipline */
  isTried: boolean;
}

/** Somebody at Flowcase: whether they are chosen and for which discipline, or why they cannot be. */
export function PersonRow({ person, people, company, isTried }: PersonRowProps) {
  const { t } = useLingui();
  const { user_id: user, name, email, image, disabled_for_import: isDisabled, colleague } = person;
  const discipline = people.chosen.get(user);
  const isChosen = discipline !== undefined;
  const reasonId = `reason-${user}`;
  return (
    <li className={`torg-card ${classes.row}`}>
      <Checkbox
        aria-label={t`Velg ${name}`}
        aria-describedby={isDisabled ? reasonId : undefined}
        checked={isChosen}
        disabled={isDisabled || (people.isFull && !isChosen)}
        onChange={() => (isChosen ? people.drop([user]) : people.add([user]))}
      />
      <PersonLine
        name={name}
        image={image?.url ?? null}
        detail={email !== null && <AddressText address={email} />}
      >
        <span className={classes.name}>{name}</span>
      </PersonLine>
      <div className={classes.beside}>
        {isDisabled && (
          <Text id={reasonId} size="sm" c="dimmed">
            {t(disabledTexts[person.disabled_reason ?? 'already_here'])}
          </Text>
        )}
        {!isDisabled && colleague !== null && (
          <Text size="sm" c="dimmed">
            <Trans>Er på Torg som {colleague.name}, og kobles til CV-en</Trans>
          </Text>
        )}
        {isChosen && (
          <DisciplineSelect
            label={t`Fagområde for ${name}`}
            value={discipline}
            isMissing={isTried && discipline === ''}
            onChange={(next) => people.setDiscipline([user], next)}
          />
        )}
        {canBeLinked(person) && (
          <LinkAction person={person} company={company} onLinked={() => people.drop([user])} />
        )}
      </div>
    </li>
  );
}

/** Without an address nobody can be invited, but a colleague can follow the CV. */
const canBeLinked = ({ disabled_reason: reason }: FlowcaseProfile): boolean =>
  reason === null || reason === 'no_email';
