import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Badge, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { useLocale } from '../../client/use-locale.ts';
import { CompareBar } from '../../search/public/CompareBar.tsx';
import { flipped } from '../../search/public/compared.ts';
import { HitList } from '../../search/public/HitList.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ListView } from '../../ui/list/ListPage.tsx';
import { useListSearch } from '../../ui/list/use-list-search.ts';
import { recommendationsQuery } from '../assignments.queries.ts';
import { useLoadedAssignment } from '../public/assignment.ts';
import { NoCriteria } from './NoCriteria.tsx';
import { recommendationList } from './recommendations-search.ts';

const from = '/shell/assignments/$assignment/recommendations';

/** Visible consultants who fit an assignment, the best first, with the reasons. */
export function AssignmentRecommendationsPage() {
  const { t } = useLingui();
  const { assignment: id } = useParams({ from });
  const list = useListSearch(recommendationList);
  const { compare = [] } = list.search;
  const assignment = useLoadedAssignment(id);
  const { roleData } = useShellUser();
  const recommended = useQuery(recommendationsQuery(id, list.paging, useLocale()));
  // Replaces the history entry, so that the back button skips the choices made here.
  const choose = (chosen: string[] | undefined) => list.set({ compare: chosen }, true);
  const answered = new Set(assignment.interested_consultants.map(({ account }) => account));
  const criteria = [...assignment.roles, ...assignment.skills];
  if (criteria.length === 0) return <NoCriteria assignment={assignment} />;
  return (
    <Stack gap="md">
      <Text c="dimmed">
        <Trans>
          Synlige konsulenter som har en rolle eller ferdighet dere ber om og kan jobbe der dere er.
          De som passer best, står først.
        </Trans>
      </Text>
      <ListView
        list={list}
        query={recommended}
        results={({ data, total }) => ({ rows: data, total })}
        counted={(total) => (
          <Plural value={total} one="# konsulent passer" other="# konsulenter passer" />
        )}
        skeleton={{ rows: 5, height: 180 }}
        errorTitle={t`Vi fikk ikke hentet anbefalingene`}
        empty={
          <EmptyState title={t`Ingen passer ennå`}>
            <Trans>Be om flere roller eller ferdigheter, eller åpne for fjernarbeid.</Trans>
          </EmptyState>
        }
      >
        {(hits) => (
          <HitList
            hits={hits}
            searchedSkills={criteria.map(({ uuid }) => uuid)}
            anonymized={false}
            compared={compare}
            marked={answered}
            mark={<HasAnswered />}
            onCompare={(account) => choose(flipped(compare, account))}
          />
        )}
      </ListView>
      <CompareBar
        compared={compare}
        anonymized={false}
        isAdmin={roleData.role === 'admin'}
        onClear={() => choose(undefined)}
      />
    </Stack>
  );
}

const HasAnswered = () => (
  <Badge color="spruce" variant="light" tt="none">
    <Trans>Har meldt interesse</Trans>
  </Badge>
);
