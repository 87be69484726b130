import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SearchField } from '../../ui/field/SearchField.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { countryTexts } from '../../ui/text/country-texts.ts';
import classes from './Deletion.module.css';
import { companiesQuery } from './deletion.queries.ts';

interface CompanySearchProps {
  company: string | undefined;
  onChoose: (company: string) => void;
}

/** The companies that have something of Flowcase at Torg, by name. */
export function CompanySearch({ company, onChoose }: CompanySearchProps) {
  const { t } = useLingui();
  const [words, setWords] = useState('');
  return (
    <Stack>
      <SearchField label={t`Søk etter selskap`} value={words} onChange={setWords} />
      <QueryState
        query={useQuery(companiesQuery(words))}
        skeleton={<ListSkeleton rows={2} height={36} />}
        errorTitle={t`Vi fikk ikke hentet selskapene`}
      >
        {({ companies }) =>
          companies.length > 0 ? (
            <ul className={classes.companies} aria-label={t`Selskaper med Flowcase`}>
              {companies.map(({ uuid, name, country }) => (
                <li key={uuid}>
                  <Button
                    size="xs"
                    variant={uuid === company ? 'filled' : 'default'}
                    aria-pressed={uuid === company}
                    onClick={() => onChoose(uuid)}
                  >
                    {name} · {t(countryTexts[country])}
                  </Button>
                </li>
              ))}
            </ul>
          ) : (
            <Text size="sm" c="dimmed" role="status">
              {words === '' ? (
                <Trans>Ingen selskaper har noe fra Flowcase på Torg.</Trans>
              ) : (
                <Trans>Ingen selskaper med Flowcase heter dette.</Trans>
              )}
            </Text>
          )
        }
      </QueryState>
    </Stack>
  );
}
