import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMatches, useParams, useSearch } from '@tanstack/react-router';
import { useLocale } from '../client/use-locale.ts';
import { QueryState } from '../ui/states/QueryState.tsx';
import { RefusedState } from '../ui/states/RefusedState.tsx';
import { placeAt } from './editor/place.ts';
import { ProfileEditor } from './editor/ProfileEditor.tsx';
import { ItemView } from './items/list/ItemView.tsx';
import type { ProfileSearch } from './profile-search.ts';
import { profileQuery } from './profiles.queries.ts';
import { ProfileGone } from './reading/ProfileGone.tsx';
import { ProfileSkeleton } from './reading/ProfileSkeleton.tsx';

/** One part of a profile, to edit, or one entry to read. */
export function ProfileEditorPage() {
  const { t } = useLingui();
  const locale = useLocale();
  const { profile: id = '', project } = useParams({ strict: false });
  const search: ProfileSearch = useSearch({ strict: false });
  const path: string = useMatches({ select: (open) => open.at(-1)?.fullPath ?? '' });
  const query = useQuery(profileQuery(id, locale));
  const place = placeAt({ path, project, search });
  return (
    <QueryState
      order={1}
      query={query}
      gone={<ProfileGone />}
      skeleton={<ProfileSkeleton />}
      errorTitle={t`Vi fikk ikke hentet profilen`}
    >
      {(profile) => {
        if (place.kind === 'view') {
          return <ItemView profile={profile} kind={place.of} item={place.item} />;
        }
        if (!profile.can.edit) return <RefusedState order={1} />;
        const key = `${profile.account} ${locale}`;
        return <ProfileEditor key={key} profile={profile} place={place} field={search.field} />;
      }}
    </QueryState>
  );
}
