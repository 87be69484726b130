import type { SearchSchemaInput } from '@tanstack/react-router';
import { threadKinds, type ThreadKind } from '@torg/protocol/terms';
import { id, wordsIn } from '../client/list-search.ts';
import { oneOf } from '../client/search-params.ts';

/** Which threads the list shows; part of the URL of every page beside the list. */
export interface ThreadSearch {
  q?: string;
  kind?: ThreadKind;
  unread?: 'true';
  assignment?: string;
}

export const threadSearch = (search: ThreadSearch & SearchSchemaInput): ThreadSearch => ({
  q: wordsIn(search.q),
  kind: oneOf(threadKinds, search.kind),
  unread: oneOf(['true'], search.unread),
  assignment: id(search.assignment),
});

/** Whether a filter or a search hides some threads. */
export const isNarrowed = ({ q, kind, unread, assignment }: ThreadSearch): boolean =>
  Boolean(q ?? kind ?? unread ?? assignment);
