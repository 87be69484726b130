import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { CompanyPlace } from '../../accounts/public/company-place.ts';
import { LeaveQuestion } from '../../ui/dialog/LeaveQuestion.tsx';
import { FilterSelect } from '../../ui/list/FilterSelect.tsx';
import { ListPage, pageOf } from '../../ui/list/ListPage.tsx';
import { useListSearch } from '../../ui/list/use-list-search.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { peopleQuery } from '../flowcase.queries.ts';
import { useCrumbs } from '../use-crumbs.ts';
import { ChooseAll } from './ChooseAll.tsx';
import { useChosenPeople } from './chosen-people.ts';
import { EarlierImports } from './EarlierImports.tsx';
import { findPeople } from './find-people.ts';
import { ImportBar } from './ImportBar.tsx';
import { peopleList, standFilters } from './people-search.ts';
import { PersonRow } from './PersonRow.tsx';
import classes from './PersonRow.module.css';
import { standTexts } from './stand-texts.ts';
import { useImporting } from './use-importing.ts';

export function PeopleList({ place }: { place: CompanyPlace }) {
  const { t } = useLingui();
  const list = useListSearch(peopleList);
  const people = useChosenPeople();
  const importing = useImporting(place, people.chosen);
  return (
    <>
      <LeaveQuestion unsaved={people.chosen.size > 0 && !importing.isDone} outlivesDialogs>
        <Trans>De du har valgt, er ikke hentet inn ennå.</Trans>
      </LeaveQuestion>
      <ListPage
        title={t`Hent fra Flowcase`}
        crumbs={useCrumbs(place)}
        lead={
          <Trans>
            De dere velger, får konto på Torg, profilen sin fra Flowcase og en invitasjon på e-post.
            Kolleger som er her fra før, kobles til CV-en sin.
          </Trans>
        }
        tabs={<EarlierImports place={place} />}
        list={list}
        query={useQuery(peopleQuery(place.company))}
        results={({ flowcase_profiles }) =>
          pageOf(findPeople(flowcase_profiles, list.search), list)
        }
        find={t`Søk på navn eller e-post`}
        fields={
          <FilterSelect
            label={t`Vis`}
            words={standFilters}
            texts={standTexts}
            value={list.search.stand}
            onChange={(stand) => list.narrow({ stand })}
          />
        }
        show={(total) => <Plural value={total} one="Vis # person" other="Vis # personer" />}
        counted={(total) => <Plural value={total} one="# person" other="# personer" />}
        skeleton={{ rows: 8, height: 68 }}
        errorTitle={t`Vi fikk ikke hentet listen fra Flowcase`}
        noHits={t`Ingen passer filtrene`}
        empty={
          <EmptyState title={t`Ingen i Flowcase ennå`}>
            <Trans>Bedriften deres har ingen brukere i Flowcase.</Trans>
          </EmptyState>
        }
        above={({ flowcase_profiles }) => (
          <ChooseAll found={findPeople(flowcase_profiles, list.search)} people={people} />
        )}
      >
        {(rows) => (
          <ul className={classes.list} aria-label={t`Personer i Flowcase`}>
            {rows.map((person) => (
              <PersonRow
                key={person.user_id}
                person={person}
                people={people}
                company={place.company}
                isTried={importing.isTried}
              />
            ))}
          </ul>
        )}
      </ListPage>
      <ImportBar people={people} importing={importing} />
    </>
  );
}
