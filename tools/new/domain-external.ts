import type { Change } from './change.ts';
import type { DomainNames } from './domain-names.ts';

export function protocolText({ one, many, calls }: DomainNames): string {
  return `import { z } from 'zod';
import { callTable } from '../call.ts';
import { limits } from '../limits.ts';
import { Moment, Paged, Uuid, queryPage, text } from '../shapes.ts';

export const ${one.pascal} = z
  .object({
    uuid: Uuid,
    title: z.string(),
    created_at: Moment,
    /** what the user can do with it */
    can: z.object({ change: z.boolean() }),
  })
  .meta({ id: '${one.pascal}' });
export type ${one.pascal} = z.output<typeof ${one.pascal}>;

export const ${calls} = callTable('main', {
  list${many.pascal}: {
    method: 'GET',
    path: '/${many.kebab}',
    summary: 'The ${many.words}, newest first.',
    access: 'user',
    status: 200,
    query: z.object(queryPage(limits.assignmentPage)),
    answer: z.object({ ${many.snake}: z.array(${one.pascal}), ...Paged }),
  },
  create${one.pascal}: {
    method: 'POST',
    path: '/${many.kebab}',
    summary: 'Make a new ${one.words}.',
    access: 'user',
    status: 201,
    body: z.object({ title: text(120).default('') }),
    answer: ${one.pascal},
  },
});
`;
}

export function webFiles(names: DomainNames): Change[] {
  const { folder, one } = names;
  const base = `web/src/${folder}`;
  return [
    { path: `${base}/${folder}.queries.ts`, text: queriesText(names), fresh: true },
    { path: `${base}/${folder}.routes.tsx`, text: routesText(names), fresh: true },
    { path: `${base}/${one.pascal}ListPage.tsx`, text: pageText(names), fresh: true },
  ];
}

function queriesText({ one, many }: DomainNames): string {
  return `import { queryOptions } from '@tanstack/react-query';
import { request } from '../client/request.ts';
import { useCall } from '../client/use-change.ts';

const key = '${many.kebab}';

export const ${one.camel}ListQuery = queryOptions({
  queryKey: [key, 'list'],
  queryFn: ({ signal }) => request('GET /api/main/${many.kebab}', { query: {}, signal }),
});

export const useCreate${one.pascal} = () =>
  useCall('POST /api/main/${many.kebab}', (title: string) => ({ body: { title } }), {
    invalidates: [[key]],
  });
`;
}

function routesText({ folder, one, routes }: DomainNames): string {
  return `import { createRoute } from '@tanstack/react-router';
import { page } from '../client/page.ts';
import { shellRoute } from '../client/parent-routes.ts';

export const ${routes} = [
  createRoute({
    getParentRoute: () => shellRoute,
    path: '/${folder}',
    component: page(() => import('./${one.pascal}ListPage.tsx'), '${one.pascal}ListPage'),
  }),
];
`;
}

function pageText({ folder, one, many }: DomainNames): string {
  const title = many.words.charAt(0).toUpperCase() + many.words.slice(1);
  return `import { Trans, useLingui } from '@lingui/react/macro';
import { Button, List } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ErrorNotice } from '../ui/states/ErrorNotice.tsx';
import { ListSkeleton } from '../ui/states/ListSkeleton.tsx';
import { PageHeader } from '../ui/layout/PageHeader.tsx';
import { QueryState } from '../ui/states/QueryState.tsx';
import { ${one.camel}ListQuery, useCreate${one.pascal} } from './${folder}.queries.ts';

export function ${one.pascal}ListPage() {
  const { t } = useLingui();
  const list = useQuery(${one.camel}ListQuery);
  const create = useCreate${one.pascal}();
  const action = (
    <Button loading={create.isPending} onClick={() => create.mutate(t\`Uten tittel\`)}>
      <Trans>Ny</Trans>
    </Button>
  );
  return (
    <>
      <PageHeader title={t\`${title}\`} action={action} />
      <ErrorNotice error={create.error} />
      <QueryState query={list} skeleton={<ListSkeleton rows={6} height={40} />}>
        {(data) => (
          <List>
            {data.${many.snake}.map((${one.camel}) => (
              <List.Item key={${one.camel}.uuid}>{${one.camel}.title}</List.Item>
            ))}
          </List>
        )}
      </QueryState>
    </>
  );
}
`;
}
