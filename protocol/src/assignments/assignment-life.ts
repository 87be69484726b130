import { lifecycle, type MoveOf } from '../lifecycle.ts';
import { closeReasons } from '../terms.ts';

/** Kept apart from the shapes, so that the app can read the states without loading zod. */
export const assignmentStates = ['draft', 'published', 'unpublished', 'closed'] as const;
export type AssignmentState = (typeof assignmentStates)[number];

export const assignmentLife = lifecycle({
  thing: 'assignment',
  initial: 'draft',
  states: assignmentStates,
  done: ['closed'],
  missing: 'could_not_find_assignment',
  refusal: 'assignment_state_does_not_allow',
  moves: {
    publish: {
      from: ['draft', 'unpublished'],
      to: 'published',
      by: ['editor', 'admin'],
      event: 'published_assignment',
    },
    unpublish: {
      from: ['published'],
      to: 'unpublished',
      by: ['editor', 'admin'],
      event: 'unpublished_assignment',
    },
    close: {
      from: ['published', 'unpublished'],
      to: 'closed',
      by: ['editor', 'admin'],
      // When something was unpublished before, the feed does not mention its closing.
      event: { published: 'unpublished_assignment', unpublished: 'closed_assignment' },
      reason: closeReasons,
    },
    reopen: {
      from: ['closed'],
      to: 'unpublished',
      by: ['editor', 'admin'],
      event: 'reopened_assignment',
    },
    // Only what nobody has seen yet can be deleted.
    remove: {
      from: ['draft'],
      to: null,
      by: ['editor', 'admin'],
      event: 'removed_assignment',
    },
  },
});
export type AssignmentMove = MoveOf<typeof assignmentLife>;
