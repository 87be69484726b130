import { ProfileStandingCard } from '../standing/ProfileStandingCard.tsx';
import type { Profile } from '../profiles.queries.ts';
import classes from './ProfileSheet.module.css';
import { SheetBody } from './SheetBody.tsx';
import { SheetHead } from './SheetHead.tsx';

/** The whole profile on one sheet, on the screen and on paper; its owners see where it stands too. */
export function ProfileSheet({ profile }: { profile: Profile }) {
  const { standing } = profile;
  return (
    <article className={classes.sheet} data-owned={standing !== null || undefined}>
      <SheetHead profile={profile} />
      {standing && (
        <div className={classes.beside}>
          <ProfileStandingCard profile={profile} standing={standing} />
        </div>
      )}
      <SheetBody profile={profile} />
    </article>
  );
}
