import { Plural, Trans } from '@lingui/react/macro';
import { List, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CompanyPlace } from '../../accounts/public/company-place.ts';
import { AgoText } from '../../ui/text/DateText.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import { importsQuery, type FlowcaseImport } from '../flowcase.queries.ts';

/** What was imported before; nothing while there is none, since the people are what the page is about. */
export function EarlierImports({ place }: { place: CompanyPlace }) {
  const { data } = useQuery(importsQuery(place.company));
  const imports = data?.flowcase_imports ?? [];
  if (imports.length === 0) return null;
  return (
    <details style={{ marginBottom: 'var(--space-4)' }}>
      <summary>
        <Trans>Tidligere importer</Trans>
      </summary>
      <List listStyleType="none" spacing="xs" mt="xs">
        {imports.map((one) => (
          <List.Item key={one.flowcase_import}>
            <Earlier one={one} path={place.path} />
          </List.Item>
        ))}
      </List>
    </details>
  );
}

function Earlier({ one, path }: { one: FlowcaseImport; path: string }) {
  const { counts, created_at, created_by_name: by } = one;
  const here = counts.imported + counts.linked;
  return (
    <>
      <TextLink href={`${path}/flowcase/import/${one.flowcase_import}`}>
        <Plural value={here} one="# person hentet inn" other="# personer hentet inn" />
      </TextLink>
      <Text component="span" size="sm" c="dimmed">
        {' · '}
        <AgoText value={created_at} />
        {by !== null && ` · ${by}`}
        {counts.failed > 0 && (
          <>
            {' · '}
            <Plural value={counts.failed} one="# gikk ikke" other="# gikk ikke" />
          </>
        )}
        {one.status === 'pending' && (
          <>
            {' · '}
            <Trans>pågår nå</Trans>
          </>
        )}
      </Text>
    </>
  );
}
