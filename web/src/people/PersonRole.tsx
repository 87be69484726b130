import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { Person } from './people.queries.ts';
import { roleTexts } from './people-texts.ts';

/** The role, and whether the person is also a company admin. */
export function PersonRole({ person }: { person: Person }) {
  const { t } = useLingui();
  return (
    <Text component="span" size="sm">
      {t(roleTexts[person.role])}
      {person.role === 'consultant' && person.is_consultant_admin && (
        <Text component="span" size="sm" c="dimmed" display="block">
          <Trans>Bedriftsadministrator</Trans>
        </Text>
      )}
    </Text>
  );
}
