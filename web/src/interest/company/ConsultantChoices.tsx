import { Trans } from '@lingui/react/macro';
import { Badge, Checkbox, Text, Title } from '@mantine/core';
import { PersonImage } from '../../ui/person/PersonImage.tsx';
import { ConsentMark } from '../consent/ConsentMark.tsx';
import { AvailabilityText } from '../AvailabilityText.tsx';
import type { CompanyConsultant } from '../interest.queries.ts';
import { mostChosen } from '../interest-field-rules.ts';
import classes from './ConsultantChoices.module.css';
import { bestFirst, canBeSent } from './sendable.ts';

interface ConsultantChoicesProps {
  consultants: readonly CompanyConsultant[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

export function ConsultantChoices({ consultants, chosen, onChange }: ConsultantChoicesProps) {
  const full = chosen.length >= mostChosen;
  const flip = (account: string) =>
    onChange(
      chosen.includes(account) ? chosen.filter((one) => one !== account) : [...chosen, account],
    );
  return (
    <section>
      <Title order={2} size="h3" id="choices" mb="sm">
        <Trans>Konsulenter i bedriften</Trans>
      </Title>
      <ul className={classes.choices} aria-labelledby="choices">
        {bestFirst(consultants).map((consultant) => {
          const { account } = consultant;
          const checked = chosen.includes(account);
          return (
            <li key={account}>
              <Choice
                consultant={consultant}
                checked={checked}
                disabled={!canBeSent(consultant) || (full && !checked)}
                onFlip={() => flip(account)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface ChoiceProps {
  consultant: CompanyConsultant;
  checked: boolean;
  disabled: boolean;
  onFlip: () => void;
}

/** The whole row is the label of its checkbox. */
function Choice({ consultant, checked, disabled, onFlip }: ChoiceProps) {
  const { account, name, title, image_url, matching } = consultant;
  const boxId = `choice-${account}`;
  const noteId = `note-${account}`;
  return (
    <label
      htmlFor={boxId}
      className={`torg-card ${classes.choice}`}
      data-disabled={disabled || undefined}
    >
      <Checkbox
        id={boxId}
        checked={checked}
        disabled={disabled}
        onChange={onFlip}
        aria-describedby={noteId}
      />
      <PersonImage name={name} src={image_url} />
      <span className={classes.who}>
        <Text component="span" fw={550}>
          {name}
        </Text>
        <Text component="span" size="sm" c="dimmed">
          {title}
        </Text>
      </span>
      <span id={noteId} className={classes.note}>
        <StatusNote consultant={consultant} />
        <span className={classes.matching}>
          {matching.map((word) => (
            <span key={word}>{word}</span>
          ))}
          {matching.length === 0 && (
            <Text component="span" size="sm" c="dimmed">
              <Trans>Ingenting av det oppdraget spør etter</Trans>
            </Text>
          )}
        </span>
      </span>
    </label>
  );
}

function StatusNote({ consultant }: { consultant: CompanyConsultant }) {
  const { interest_sent, visible_in_search, availability, can } = consultant;
  if (interest_sent) {
    return (
      <Badge variant="light">
        <Trans>Allerede meldt på</Trans>
      </Badge>
    );
  }
  if (!visible_in_search) {
    return (
      <Badge variant="light" color="clay">
        <Trans>Profilen er ikke synlig</Trans>
      </Badge>
    );
  }
  if (!can.putForward && (consultant.consent !== null || can.askForConsent)) {
    return <ConsentMark consent={consultant.consent} />;
  }
  if (!can.putForward) {
    return (
      <Badge variant="light" color="clay">
        <Trans>Er ikke invitert</Trans>
      </Badge>
    );
  }
  return (
    <>
      {consultant.consent?.state === 'given' && <ConsentMark consent={consultant.consent} />}
      <Text component="span" size="sm">
        <AvailabilityText availability={availability} />
      </Text>
    </>
  );
}
