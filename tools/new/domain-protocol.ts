import type { DomainNames } from './domain-names.ts';

export function protocolText({ one, many, calls }: DomainNames): string {
  return `import { z } from 'zod';
import { callTable } from '../call.ts';
import { limits } from '../limits.ts';
import { Direction, Moment, Paged, Uuid, queryPage, requiredText, text } from '../shapes.ts';

const ${one.camel}Sorts = ['created', 'title'] as const;
export type ${one.pascal}Sort = (typeof ${one.camel}Sorts)[number];

export const ${one.pascal} = z
  .object({
    uuid: Uuid,
    title: z.string(),
    created_at: Moment,
    /** what the caller may do with it */
    can: z.object({ change: z.boolean() }),
  })
  .meta({ id: '${one.pascal}' });
export type ${one.pascal} = z.output<typeof ${one.pascal}>;

export const ${calls} = callTable('main', {
  list${many.pascal}: {
    method: 'GET',
    path: '/${many.kebab}',
    summary: 'The ${many.words}, found by their title.',
    access: 'user',
    status: 200,
    query: z.object({
      text: text(limits.query).optional(),
      sort: z.enum(${one.camel}Sorts).default('created'),
      direction: Direction.default('desc'),
      ...queryPage(limits.assignmentPage),
    }),
    answer: z.object({ ${many.snake}: z.array(${one.pascal}), ...Paged }),
  },
  create${one.pascal}: {
    method: 'POST',
    path: '/${many.kebab}',
    summary: 'Make a new ${one.words}.',
    access: 'user',
    status: 201,
    body: z.strictObject({ title: requiredText(120) }),
    answer: ${one.pascal},
  },
});
`;
}
