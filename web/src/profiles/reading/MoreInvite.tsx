import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { subsectionKinds } from '../editor/place.ts';
import { kindTexts } from '../items/kind-texts.ts';
import { subsections, type Subsection } from '../profile-search.ts';
import type { Profile } from '../profiles.queries.ts';
import classes from './MoreInvite.module.css';

const isEmpty = (profile: Profile, kind: Subsection): boolean =>
  kind === 'position-experiences'
    ? profile.position_experience.length === 0
    : profile[kind].length === 0;

/** Invites to add optional sections. */
export function MoreInvite({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const empty = subsections.filter((kind) => isEmpty(profile, kind));
  if (empty.length === 0) return null;
  return (
    <div className={classes.invite}>
      <p>
        <Trans>Kan også legges til:</Trans>
      </p>
      <ul>
        {empty.map((kind) => (
          <li key={kind}>
            <Link
              to="/profiles/$profile"
              params={{ profile: profile.account }}
              search={{ mode: 'more-info', subsection: kind }}
            >
              {t(kindTexts[subsectionKinds[kind]].many)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
