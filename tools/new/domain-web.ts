import type { Change } from './change.ts';
import type { DomainNames } from './domain-names.ts';

/** A page that is a list, made of the list kit. */
export function webFiles(names: DomainNames): Change[] {
  const { folder, one } = names;
  const base = `web/src/${folder}`;
  const files: [path: string, text: string][] = [
    [`${base}/${folder}.queries.ts`, queriesText(names)],
    [`${base}/${folder}.routes.tsx`, routesText(names)],
    [`${base}/${folder}-search.ts`, searchText(names)],
    [`${base}/${one.pascal}ListPage.tsx`, pageText(names)],
    [`${base}/${one.pascal}Table.tsx`, tableText(names)],
  ];
  return files.map(([path, text]) => ({ path, text, fresh: true }));
}

function queriesText({ one, many }: DomainNames): string {
  const list = `GET /api/main/${many.kebab}`;
  return `import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { AnswerTo, InputTo } from '../client/calls/calls.ts';
import { request } from '../client/request.ts';
import { useCall } from '../client/use-change.ts';

export type ${many.pascal}Params = NonNullable<InputTo<'${list}'>['query']>;
export type ${one.pascal} = AnswerTo<'${list}'>['${many.snake}'][number];

const all = ['${many.kebab}'] as const;

export const ${one.camel}ListQuery = (query: ${many.pascal}Params) =>
  queryOptions({
    queryKey: [...all, 'list', query],
    queryFn: ({ signal }) => request('${list}', { query, signal }),
    placeholderData: keepPreviousData,
  });

export const useCreate${one.pascal} = () =>
  useCall('POST /api/main/${many.kebab}', (title: string) => ({ body: { title } }), {
    invalidates: [all],
  });
`;
}

function routesText({ folder, one, routes }: DomainNames): string {
  return `import { createRoute } from '@tanstack/react-router';
import { page } from '../client/page.ts';
import { shellRoute } from '../client/parent-routes.ts';
import { ${one.camel}List } from './${folder}-search.ts';

export const ${routes} = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/${folder}',
    validateSearch: ${one.camel}List.read,
    component: page(() => import('./${one.pascal}ListPage.tsx'), '${one.pascal}ListPage'),
  }),
];
`;
}

function searchText({ folder, one, many }: DomainNames): string {
  return `import { limits } from '@torg/protocol/limits';
import { listSearch, type SearchOf } from '../client/list-search.ts';
import type { ${many.pascal}Params } from './${folder}.queries.ts';

export const ${one.camel}List = listSearch({
  size: limits.assignmentPage.default,
  sorts: { created: 'desc', title: 'asc' },
  filters: {},
});

export const ${many.camel}Params = (search: SearchOf<typeof ${one.camel}List>): ${many.pascal}Params => ({
  text: search.q,
  ...${one.camel}List.sorting(search),
  ...${one.camel}List.paging(search),
});
`;
}

function tableText({ folder, one, many }: DomainNames): string {
  return `import { useLingui } from '@lingui/react/macro';
import type { SortOf } from '../client/list-search.ts';
import type { ListSearchState } from '../ui/list/use-list-search.ts';
import { CardTitle, SortableTable, type Column } from '../ui/table/SortableTable.tsx';
import { DateText } from '../ui/text/DateText.tsx';
import type { ${one.pascal} } from './${folder}.queries.ts';
import type { ${one.camel}List } from './${folder}-search.ts';

interface ${one.pascal}TableProps {
  ${many.camel}: readonly ${one.pascal}[];
  list: ListSearchState<typeof ${one.camel}List>;
}

export function ${one.pascal}Table({ ${many.camel}, list }: ${one.pascal}TableProps) {
  const { t } = useLingui();
  const columns: Column<${one.pascal}, SortOf<typeof ${one.camel}List>>[] = [
    { header: t\`Tittel\`, sort: 'title', kind: 'lead', cell: ({ title }) => title },
    {
      header: t\`Lagt til\`,
      sort: 'created',
      cell: ({ created_at }) => <DateText value={created_at} />,
    },
  ];
  return (
    <SortableTable
      rows={${many.camel}}
      keyOf={({ uuid }) => uuid}
      columns={columns}
      list={list}
      card={({ title, created_at }) => (
        <>
          <CardTitle>{title}</CardTitle>
          <DateText value={created_at} />
        </>
      )}
    />
  );
}
`;
}

function pageText({ folder, one, many }: DomainNames): string {
  const title = many.words.charAt(0).toUpperCase() + many.words.slice(1);
  return `import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MainAction } from '../ui/layout/MainAction.tsx';
import { ListPage } from '../ui/list/ListPage.tsx';
import { useListSearch } from '../ui/list/use-list-search.ts';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { noticeFailure } from '../ui/states/notice.tsx';
import { ${one.camel}ListQuery, useCreate${one.pascal} } from './${folder}.queries.ts';
import { ${one.camel}List, ${many.camel}Params } from './${folder}-search.ts';
import { ${one.pascal}Table } from './${one.pascal}Table.tsx';

export function ${one.pascal}ListPage() {
  const { t } = useLingui();
  const list = useListSearch(${one.camel}List);
  return (
    <ListPage
      title={t\`${title}\`}
      action={<New${one.pascal} />}
      list={list}
      query={useQuery(${one.camel}ListQuery(${many.camel}Params(list.search)))}
      results={({ ${many.snake}, total }) => ({ rows: ${many.snake}, total })}
      find={t\`Søk på tittel\`}
      counted={(total) => <Plural value={total} one="# treff" other="# treff" />}
      skeleton={{ rows: 8, height: 48, card: 96 }}
      errorTitle={t\`Vi fikk ikke hentet listen\`}
      noHits={t\`Ingen treff\`}
      empty={
        <EmptyState title={t\`Ingenting her ennå\`}>
          <Trans>Legg til det første.</Trans>
        </EmptyState>
      }
    >
      {(rows) => <${one.pascal}Table ${many.camel}={rows} list={list} />}
    </ListPage>
  );
}

function New${one.pascal}() {
  const { t } = useLingui();
  const create = useCreate${one.pascal}();
  const make = () =>
    create.mutate(t\`Uten tittel\`, { onError: (error) => noticeFailure(error) });
  return (
    <MainAction loading={create.isPending} onClick={make}>
      <Trans>Ny</Trans>
    </MainAction>
  );
}
`;
}
