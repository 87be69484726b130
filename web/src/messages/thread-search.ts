import type { SearchSchemaInput } from '@tanstack/react-router';
import { limits } from '@torg/protocol/limits';
import { threadKinds, type ThreadKind } from '@torg/protocol/terms';
import { oneOf, textIn, uuidsIn } from '../client/search-params.ts';

/** Which threads the list shows; part of the URL of every page beside the list. */
export interface ThreadSearch {
  q?: string;
  kind?: ThreadKind;
  unread?: 'true';
  assignment?: string;
}

export const threadSearch = (search: ThreadSearch & SearchSchemaInput): ThreadSearch => ({
  q: textIn(search.q)?.trim().slice(0, limits.query) || undefined,
  kind: oneOf(threadKinds, search.kind),
  unread: oneOf(['true'], search.unread),
  assignment: uuidsIn(search.assignment)?.[0],
});

/** Whether a filter or a search hides some threads. */
export const isNarrowed = ({ q, kind, unread, assignment }: ThreadSearch): boolean =>
  Boolean(q ?? kind ?? unread ?? assignment);
