import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale } from '../../client/use-locale.ts';
import { ListView } from '../../ui/list/ListPage.tsx';
import { useListSearch } from '../../ui/list/use-list-search.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { AgoText } from '../../ui/text/DateText.tsx';
import { AddTermDialog } from '../AddTerm.tsx';
import classes from '../proposals/ProposalCard.module.css';
import { synonymList } from '../terms-search.ts';
import { missedQuery, type Missed, type NamedTerm } from '../vocabulary.queries.ts';
import { SynonymDialog } from './SynonymDialog.tsx';

/** Searches without hits; each can become a synonym or a new term. */
export function MissedSearches() {
  const { t } = useLingui();
  const list = useListSearch(synonymList);
  return (
    <ListView
      list={list}
      query={useQuery(missedQuery(list.paging))}
      results={({ searches, total }) => ({ rows: searches, total })}
      counted={(total) => (
        <Plural value={total} one="# tekst uten treff" other="# tekster uten treff" />
      )}
      skeleton={{ rows: 5, height: 120 }}
      errorTitle={t`Vi fikk ikke hentet søkene`}
      empty={
        <EmptyState title={t`Alle søk har gitt treff`}>
          <Trans>Når noen leter etter noe og ikke finner noen, kommer teksten hit.</Trans>
        </EmptyState>
      }
    >
      {(searches) => (
        <ul className={classes.list}>
          {searches.map((missed) => (
            <MissedCard key={missed.text} missed={missed} />
          ))}
        </ul>
      )}
    </ListView>
  );
}

type Action = { kind: 'synonym'; of?: NamedTerm } | { kind: 'term' };

function MissedCard({ missed: { text, times, last_at, nearest } }: { missed: Missed }) {
  const { t } = useLingui();
  const locale = useLocale();
  const [action, setAction] = useState<Action>();
  const close = () => setAction(undefined);
  return (
    <li className={`torg-card ${classes.card}`}>
      <h2 className={classes.name}>{text}</h2>
      <p className={classes.quiet}>
        <Plural value={times} one="# gang" other="# ganger" />
        {' · '}
        <Trans>
          sist <AgoText value={last_at} />
        </Trans>
      </p>
      {nearest.length > 0 && (
        <Group gap="xs">
          <span className={classes.quiet}>
            <Trans>Ligner på:</Trans>
          </span>
          {nearest.map((one) => (
            <Button
              key={one.competency}
              size="compact-sm"
              variant="light"
              aria-label={t`Synonym for ${one.names[locale]}`}
              onClick={() => setAction({ kind: 'synonym', of: one })}
            >
              {one.names[locale]}
            </Button>
          ))}
        </Group>
      )}
      <Group gap="xs">
        <Button size="xs" variant="default" onClick={() => setAction({ kind: 'synonym' })}>
          <Trans>Gjør til synonym …</Trans>
        </Button>
        <Button size="xs" variant="default" onClick={() => setAction({ kind: 'term' })}>
          <Trans>Legg til som kompetanse …</Trans>
        </Button>
      </Group>
      {action?.kind === 'synonym' && <SynonymDialog of={action.of} text={text} onClose={close} />}
      {action?.kind === 'term' && <AddTermDialog name={text} onClose={close} />}
    </li>
  );
}
