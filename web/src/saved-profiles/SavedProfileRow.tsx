import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconMessage, IconUserOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { AvailabilityText } from '../profiles/public/availability/AvailabilityText.tsx';
import { messageAddress } from '../profiles/public/message-address.ts';
import { DateText } from '../ui/text/DateText.tsx';
import { HrefLink } from '../ui/text/HrefLink.tsx';
import { PersonImage } from '../ui/person/PersonImage.tsx';
import { RemovedRow } from '../ui/list/RemovedRow.tsx';
import { told } from '../ui/states/told.ts';
import { listsOf, teamListsOf } from './marks.ts';
import { NoteField } from './NoteField.tsx';
import { SaveControl } from './SaveControl.tsx';
import { listsQuery, useSaveProfile } from './saved-profiles.queries.ts';
import card from '../profiles/public/consultant-card.module.css';
import classes from './SavedProfileRow.module.css';
import type { SavedProfile } from './saved-lists.ts';
import { LeaveList } from './team/LeaveList.tsx';
import { TeamWords } from './team/TeamWords.tsx';
import { useChangePlace } from './team/team.queries.ts';

interface SavedProfileRowProps {
  saved: SavedProfile;
  /** the open list */
  list: string | undefined;
}

/** A saved person; one who was just removed stays with an undo button. */
export function SavedProfileRow({ saved, list }: SavedProfileRowProps) {
  const { t } = useLingui();
  const { data } = useQuery(listsQuery);
  const save = useSaveProfile();
  const place = useChangePlace();
  const failed = told({ failed: t`Konsulenten kom ikke tilbake` });
  const { profile, saved_lists: lists } = saved;
  const own = listsOf(data, profile);
  const team = teamListsOf(data, profile);
  const places = list ? [...own, ...team] : own;
  const isHere = data === undefined || (list ? places.includes(list) : places.length > 0);
  const [left, setLeft] = useState(false);
  const name = saved.consultant?.name ?? t`Konsulenten`;
  if (isHere) {
    return (
      <li className={`torg-card ${card.card}`}>
        {saved.consultant ? (
          <Who profile={profile} consultant={saved.consultant} />
        ) : (
          <Hidden saved={saved} />
        )}
        <NoteField saved={saved} name={name} />
        {saved.team && list && <TeamWords {...{ list, profile, name }} team={saved.team} />}
        <div className={classes.actions}>
          <SaveControl profile={profile} name={name} />
          {list && team.includes(list) && (
            <LeaveList {...{ list, profile, name }} onLeft={() => setLeft(true)} />
          )}
          {saved.can.writeTo && (
            <Button
              component={HrefLink}
              href={messageAddress({ account: profile, name })}
              variant="default"
              size="xs"
              aria-label={t`Skriv melding til ${name}`}
              leftSection={<IconMessage size={16} aria-hidden />}
            >
              <Trans>Skriv melding</Trans>
            </Button>
          )}
        </div>
      </li>
    );
  }
  return (
    <li role="status">
      <RemovedRow
        uuid={profile}
        name={name}
        onUndo={() =>
          left && list
            ? place.mutate({ list, profile, change: 'restore' }, failed)
            : save.mutate({ profile, lists }, failed)
        }
        pending={save.isPending || place.isPending}
      />
    </li>
  );
}

interface WhoProps {
  profile: string;
  consultant: NonNullable<SavedProfile['consultant']>;
}

function Who({ profile, consultant }: WhoProps) {
  const { name, title, consultant_company_name: company, roles } = consultant;
  return (
    <div className={card.who}>
      <PersonImage name={name} src={consultant.image_url} size={48} />
      <div className={card.words}>
        <h2 className={card.name}>
          <Link to="/profiles/$profile" params={{ profile }}>
            {name}
          </Link>
        </h2>
        <p className={card.quiet}>{[title, company].filter(Boolean).join(' · ')}</p>
        {roles.length > 0 && <p className={card.quiet}>{roles.join(', ')}</p>}
        <p className={card.facts}>
          <AvailabilityText
            availability={consultant.availability}
            updated={consultant.availability_updated}
          />
          {!consultant.visible_in_search && (
            <span className={card.hidden}>
              <Trans>Skjult for oppdragsgivere</Trans>
            </span>
          )}
        </p>
      </div>
    </div>
  );
}

function Hidden({ saved }: { saved: SavedProfile }) {
  return (
    <div className={card.who}>
      <span className={classes.nobody} aria-hidden>
        <IconUserOff size={24} />
      </span>
      <div className={card.words}>
        <h2 className={card.name}>
          <Trans>Profilen er ikke synlig lenger</Trans>
        </h2>
        <p className={card.quiet}>
          <Trans>
            Lagret <DateText value={saved.saved_at} />. Notatet ditt står her fortsatt, og navnet
            kommer tilbake om profilen blir synlig igjen.
          </Trans>
        </p>
      </div>
    </div>
  );
}
