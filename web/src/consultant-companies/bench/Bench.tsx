import { Plural, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLocale } from '../../client/use-locale.ts';
import { ListView, pageOf } from '../../ui/list/ListPage.tsx';
import { useListSearch } from '../../ui/list/use-list-search.ts';
import { useMinute } from '../../ui/text/use-minute.ts';
import { benchList } from '../company-search.ts';
import type { Bench as BenchAnswer, BenchConsultant } from '../consultant-companies.queries.ts';
import { findOnBench, rowsOf } from './bench.ts';
import { BenchFields } from './BenchFields.tsx';
import { BenchList } from './BenchList.tsx';
import { BulkBar } from './bulk/BulkBar.tsx';
import { useBulk } from './bulk/use-bulk.ts';
import { useChoice } from './bulk/use-choice.ts';

interface BenchProps {
  company: string;
  query: UseQueryResult<BenchAnswer>;
  profiles: readonly BenchConsultant[];
}

/** The whole bench is loaded, so filtering and sorting need no request. */
export function Bench({ company, query, profiles }: BenchProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const now = useMinute();
  const list = useListSearch(benchList);
  const found = findOnBench(rowsOf(profiles), list.search, now, locale);
  const choice = useChoice(found.map(({ consultant }) => consultant.account));
  const bulk = useBulk(company, choice);
  return (
    <>
      <ListView
        list={list}
        query={query}
        results={() => pageOf(found, list)}
        find={t`Søk på navn, tittel eller e-post`}
        fields={<BenchFields list={list} />}
        show={(total) => <Plural value={total} one="Vis # konsulent" other="Vis # konsulenter" />}
        counted={(total) => <Plural value={total} one="# konsulent" other="# konsulenter" />}
        skeleton={{ rows: 6, height: 96 }}
        errorTitle={t`Vi fikk ikke hentet konsulentene`}
        noHits={t`Ingen konsulenter passer filtrene`}
      >
        {(rows) => (
          <BenchList
            company={company}
            rows={rows}
            total={found.length}
            choice={choice}
            failed={bulk.failed}
          />
        )}
      </ListView>
      <BulkBar choice={choice} bulk={bulk} />
    </>
  );
}
