import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CompanyPlace } from '../../accounts/public/company-place.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { linksQuery } from '../flowcase.queries.ts';
import { LinkRow } from './LinkRow.tsx';
import classes from './LinkRow.module.css';

/** Whose profile follows which CV. */
export function LinkedPeople({ place }: { place: CompanyPlace }) {
  const { t } = useLingui();
  return (
    <Section
      title={t`Konsulenter som følger Flowcase`}
      lead={<Trans>Slå av for den som vil styre profilen her alene.</Trans>}
    >
      <QueryState
        query={useQuery(linksQuery(place.company))}
        skeleton={<ListSkeleton rows={3} height={72} />}
        errorTitle={t`Vi fikk ikke hentet koblingene`}
      >
        {({ flowcase_links: links }) =>
          links.length > 0 ? (
            <ul className={classes.list} aria-label={t`Konsulenter som følger Flowcase`}>
              {links.map((link) => (
                <LinkRow key={link.flowcase_link} link={link} />
              ))}
            </ul>
          ) : (
            <Text>
              <Trans>Ingen følger Flowcase nå.</Trans>
            </Text>
          )
        }
      </QueryState>
    </Section>
  );
}
