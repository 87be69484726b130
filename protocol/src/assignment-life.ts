import { lifecycle } from './lifecycle.ts';

/** The states of an assignment. Apart from its shapes, so that the app may read it without zod. */
export const assignmentStates = ['draft', 'published', 'unpublished', 'closed'] as const;
export type AssignmentState = (typeof assignmentStates)[number];

export const assignmentLife = lifecycle({
  thing: 'assignment',
  initial: 'draft',
  states: assignmentStates,
  moves: {
    publish: {
      from: ['draft', 'unpublished'],
      to: 'published',
      by: ['editor', 'admin'],
      event: { draft: 'published_assignment', unpublished: 'published_assignment' },
    },
    unpublish: {
      from: ['published'],
      to: 'unpublished',
      by: ['editor', 'admin'],
      event: { published: 'unpublished_assignment' },
    },
    close: {
      from: ['published', 'unpublished'],
      to: 'closed',
      by: ['editor', 'admin'],
      event: { published: 'unpublished_assignment' },
    },
    reopen: { from: ['closed'], to: 'unpublished', by: ['editor', 'admin'] },
  },
});
export type AssignmentMove = keyof typeof assignmentLife.moves;
