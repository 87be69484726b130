import { ProfileStandingCard } from '../standing/ProfileStandingCard.tsx';
import { WhoseProfile } from '../public/whose.ts';
import type { Profile } from '../profiles.queries.ts';
import classes from './ProfileSheet.module.css';
import { SheetBody } from './SheetBody.tsx';
import { SheetHead } from './SheetHead.tsx';

/** The whole profile on one sheet, on the screen and on paper; its owners see where it stands too. */
export function ProfileSheet({ profile }: { profile: Profile }) {
  const { standing } = profile;
  return (
    <WhoseProfile value={profile.account}>
      <article className={classes.sheet} data-owned={standing !== null || undefined}>
        <SheetHead profile={profile} />
        {standing && (
          <div className={classes.beside}>
            <ProfileStandingCard profile={profile} standing={standing} />
          </div>
        )}
        <SheetBody profile={profile} />
      </article>
    </WhoseProfile>
  );
}
