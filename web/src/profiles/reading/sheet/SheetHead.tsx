import { Title } from '@mantine/core';
import { AvailabilityText } from '../../public/availability/AvailabilityText.tsx';
import type { Profile } from '../../profiles.queries.ts';
import { ProfilePhoto } from '../ProfilePhoto.tsx';
import { SheetActions } from './SheetActions.tsx';
import { SheetFacts } from './SheetFacts.tsx';
import classes from './SheetHead.module.css';

/** Name, title and company, and when the consultant is available. */
export function SheetHead({ profile }: { profile: Profile }) {
  const { name, title, image, consultant_company, availability, availability_updated } = profile;
  const at = consultant_company?.name;
  return (
    <header className={classes.card}>
      <div className={classes.head}>
        <ProfilePhoto name={name} src={image} />
        <div className={classes.who}>
          <Title order={1} tabIndex={-1} className={classes.name}>
            {name}
          </Title>
          {(title || at) && (
            <p className={classes.title}>
              {title}
              {title && at && <span aria-hidden>{' · '}</span>}
              {at && <span className={classes.company}>{at}</span>}
            </p>
          )}
          <p className={classes.availability}>
            <AvailabilityText availability={availability} updated={availability_updated} />
          </p>
          <SheetFacts profile={profile} />
        </div>
        <SheetActions profile={profile} />
      </div>
    </header>
  );
}
