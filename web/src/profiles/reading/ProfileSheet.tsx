import { ProfileProgressCard } from '../progress/ProfileProgressCard.tsx';
import { WhoseProfile } from '../public/whose.ts';
import type { Profile } from '../profiles.queries.ts';
import classes from './ProfileSheet.module.css';
import { SheetBody } from './sheet/SheetBody.tsx';
import { SheetHead } from './sheet/SheetHead.tsx';

/** The whole profile on one sheet, on the screen and on paper; its owners see where it stands too. */
export function ProfileSheet({ profile }: { profile: Profile }) {
  const { status } = profile;
  return (
    <WhoseProfile value={profile.account}>
      <article className={classes.sheet} data-owned={status !== null || undefined}>
        <SheetHead profile={profile} />
        {status && (
          <div className={classes.beside}>
            <ProfileProgressCard profile={profile} status={status} />
          </div>
        )}
        <SheetBody profile={profile} />
      </article>
    </WhoseProfile>
  );
}
