import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { stringifySearch } from '../client/search-params.ts';
import { AgoText } from '../ui/text/DateText.tsx';
import { TextLink } from '../ui/text/TextLink.tsx';
import { ErrorState } from '../ui/states/ErrorState.tsx';
import { importsQuery, type CvImport } from './cv-imports.queries.ts';
import classes from './EarlierImports.module.css';
import type { ImportSearch } from './import-search.ts';
import { standOf, standTexts } from './import-stand.ts';

/** What was read before, newest first; nothing while there is none. */
export function EarlierImports({ profile, from }: { profile: string } & ImportSearch) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(importsQuery(profile));
  const imports = data?.cv_imports ?? [];
  if (!data && error) {
    const title = t`Vi fikk ikke hentet tidligere importer`;
    return <ErrorState order={2} error={error} title={title} onRetry={() => void refetch()} />;
  }
  if (imports.length === 0) return null;
  return (
    <section aria-labelledby="earlier-imports">
      <Title id="earlier-imports" order={3} size="md" mb="xs">
        <Trans>Tidligere importer</Trans>
      </Title>
      <ul className={classes.list}>
        {imports.map((one) => (
          <EarlierImport key={one.profile_cv_import} one={one} from={from} />
        ))}
      </ul>
    </section>
  );
}

function EarlierImport({ one, from }: { one: CvImport } & ImportSearch) {
  const { t } = useLingui();
  const { profile, profile_cv_import, file_name, created_at, uploaded_by_name } = one;
  const stand = standOf(one);
  const { text, color } = standTexts[stand];
  return (
    <li className={classes.row}>
      <Stack gap={2} miw={0}>
        <TextLink
          href={`/profiles/${profile}/cv-import/${profile_cv_import}${stringifySearch({ from })}`}
        >
          <bdi className={classes.name}>{file_name}</bdi>
        </TextLink>
        <Text size="sm" c="dimmed">
          {uploaded_by_name === null ? (
            <Trans>
              Lastet opp <AgoText value={created_at} />
            </Trans>
          ) : (
            <Trans>
              Lastet opp <AgoText value={created_at} /> av {uploaded_by_name}
            </Trans>
          )}
        </Text>
      </Stack>
      <Badge variant="light" color={color}>
        {t(text)}
      </Badge>
    </li>
  );
}
