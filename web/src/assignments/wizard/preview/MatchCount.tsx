import { Plural, Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { matchesQuery, type AssignmentDraft } from '../wizard.queries.ts';

/** How many visible consultants match the saved draft. The line always takes its space. */
export function MatchCount({ draft }: { draft: AssignmentDraft }) {
  const { uuid, roles, skills, region, allow_remote_work } = draft;
  const hasRequirements = roles.length + skills.length > 0;
  const { data, error } = useQuery({
    ...matchesQuery(uuid, {
      roles: roles.map((one) => one.uuid),
      skills: skills.map((one) => one.uuid),
      region: region?.uuid ?? null,
      remote: allow_remote_work,
    }),
    enabled: hasRequirements,
  });
  return (
    <Text size="sm" component="span" role="status">
      {!hasRequirements && (
        <Trans>Velg roller og ferdigheter, så ser du hvor mange konsulenter som passer.</Trans>
      )}
      {hasRequirements && error && !data && (
        <Trans>Vi fikk ikke talt konsulentene som passer.</Trans>
      )}
      {hasRequirements && data && (
        <Plural
          value={data.count}
          one="# synlig konsulent passer"
          other="# synlige konsulenter passer"
        />
      )}
      {hasRequirements && data?.count === 0 && (
        <>
          {'. '}
          {region && !allow_remote_work ? (
            <Trans>Er fjernarbeid mulig, kan flere passe.</Trans>
          ) : (
            <Trans>Med flere roller eller ferdigheter kan flere passe.</Trans>
          )}
        </>
      )}
    </Text>
  );
}
