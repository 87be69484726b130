import { Plural } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useLocale } from '../../client/use-locale.ts';
import { PagedResults } from '../../ui/PagedResults.tsx';
import { useMinute } from '../../ui/use-minute.ts';
import type { BenchSearch } from '../company-search.ts';
import type { BenchConsultant } from '../consultant-companies.queries.ts';
import { benchSize, findOnBench, rowsOf } from './bench.ts';
import { BenchFilters } from './BenchFilters.tsx';
import { BenchList } from './BenchList.tsx';
import { BulkBar } from './BulkBar.tsx';
import { NobodyFound } from './NobodyFound.tsx';
import { useBulk } from './use-bulk.ts';
import { useChoice } from './use-choice.ts';

interface BenchProps {
  company: string;
  profiles: readonly BenchConsultant[];
  search: BenchSearch;
}

/** It is all here already: what is found and how it is ordered needs no further question. */
export function Bench({ company, profiles, search }: BenchProps) {
  const locale = useLocale();
  const now = useMinute();
  const navigate = useNavigate();
  const change = (part: BenchSearch, replace = false) =>
    void navigate({
      to: '.',
      search: (before) => ({ ...before, page: undefined, ...part }),
      resetScroll: false,
      replace,
    });
  const rows = rowsOf(profiles);
  const found = findOnBench(rows, search, now, locale);
  const choice = useChoice(found.map(({ consultant }) => consultant.account));
  const bulk = useBulk(company, choice);
  const { page = 1 } = search;
  const shown = found.slice((page - 1) * benchSize, page * benchSize);
  return (
    <>
      <BenchFilters search={search} total={found.length} onChange={change} />
      <PagedResults
        total={found.length}
        count={shown.length}
        page={page}
        size={benchSize}
        counted={<Plural value={found.length} one="# konsulent" other="# konsulenter" />}
        empty={<NobodyFound />}
      >
        <BenchList
          company={company}
          rows={shown}
          total={found.length}
          choice={choice}
          failed={bulk.failed}
        />
      </PagedResults>
      <BulkBar choice={choice} bulk={bulk} />
    </>
  );
}
