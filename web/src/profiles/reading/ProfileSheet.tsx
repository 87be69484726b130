import { ProfileProgressCard } from '../progress/ProfileProgressCard.tsx';
import { WhoseProfile } from '../public/whose.ts';
import type { Profile } from '../profiles.queries.ts';
import classes from './ProfileSheet.module.css';
import { useLinkedEntry } from './sections/linked-entry.ts';
import { SheetBody } from './sheet/SheetBody.tsx';
import { SheetHead } from './sheet/SheetHead.tsx';

/**
 * The whole profile on one sheet, for screen and paper; those who may edit it also see its progress.
 */
export function ProfileSheet({ profile }: { profile: Profile }) {
  const { status } = profile;
  useLinkedEntry();
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
