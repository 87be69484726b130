import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Badge, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { useLocale } from '../../client/use-locale.ts';
import { CompareBar } from '../../search/public/CompareBar.tsx';
import { flipped } from '../../search/public/compared.ts';
import { HitList } from '../../search/public/HitList.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListSkeleton } from '../../ui/ListSkeleton.tsx';
import { PagedResults } from '../../ui/PagedResults.tsx';
import { QueryFaces } from '../../ui/QueryFaces.tsx';
import { recommendationsQuery } from '../assignments.queries.ts';
import { useLoadedAssignment } from '../public/assignment.ts';
import { NothingAsked } from './NothingAsked.tsx';
import { recommendationsPage, type RecommendationsSearch } from './recommendations-search.ts';

const from = '/shell/assignments/$assignment/recommendations';

/** Visible consultants who fit an assignment, the best first, and why. */
export function AssignmentRecommendationsPage() {
  const { t } = useLingui();
  const { assignment: id } = useParams({ from });
  const { page = 1, compare = [] } = useSearch({ from });
  const navigate = useNavigate();
  const assignment = useLoadedAssignment(id);
  const { roleData } = useShellUser();
  const recommended = useQuery(recommendationsQuery(id, page, useLocale()));
  // The way back leads past those who were picked, to where one came from.
  const choose = (chosen: string[] | undefined) =>
    void navigate({
      to: '.',
      search: (before: RecommendationsSearch) => ({ ...before, compare: chosen }),
      resetScroll: false,
      replace: true,
    });
  const answered = new Set(assignment.interested_consultants.map(({ account }) => account));
  const asked = [...assignment.roles, ...assignment.skills];
  if (asked.length === 0) return <NothingAsked assignment={assignment} />;
  return (
    <Stack gap="md">
      <Text c="dimmed">
        <Trans>
          Synlige konsulenter som har en rolle eller ferdighet dere ber om og kan jobbe der dere er.
          De som passer best, står først.
        </Trans>
      </Text>
      <QueryFaces
        query={recommended}
        skeleton={<ListSkeleton rows={5} height={180} />}
        errorTitle={t`Vi fikk ikke hentet anbefalingene`}
      >
        {({ data, total }) => (
          <PagedResults
            total={total}
            count={data.length}
            page={page}
            size={recommendationsPage}
            stale={recommended.isPlaceholderData}
            counted={<Plural value={total} one="# konsulent passer" other="# konsulenter passer" />}
            empty={
              <EmptyState title={t`Ingen passer ennå`}>
                <Trans>Be om flere roller eller ferdigheter, eller åpne for fjernarbeid.</Trans>
              </EmptyState>
            }
          >
            <HitList
              hits={data}
              asked={asked.map(({ uuid }) => uuid)}
              anonymized={false}
              compared={compare}
              marked={answered}
              mark={<HasAnswered />}
              onCompare={(account) => choose(flipped(compare, account))}
            />
          </PagedResults>
        )}
      </QueryFaces>
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
