import type { SearchSchemaInput } from '@tanstack/react-router';
import { qaInterviewStatuses, type QaInterviewStatus } from '@torg/protocol/profiles/profile-life';
import { disciplines, type Discipline } from '@torg/protocol/terms';
import { oneOf } from '../../client/search-params.ts';
import { formDiscipline } from '../form-discipline.ts';
import type { QueueParams } from '../qa-interviews.queries.ts';

/** The first tab is shown when the URL names none. */
export const queueTabs = ['waiting', 'all', 'archive'] as const;
export type QueueTab = (typeof queueTabs)[number];

/** Which forms the queue shows; also in the URL of the form opened beside it. */
export interface QueueSearch {
  tab?: Exclude<QueueTab, 'waiting'>;
  discipline?: Discipline;
  status?: QaInterviewStatus;
}

/** Waiting forms all have one status, and drafts are never archived. */
export const statusesIn = (tab: QueueTab = 'waiting'): readonly QaInterviewStatus[] =>
  ({
    waiting: [],
    all: qaInterviewStatuses,
    archive: qaInterviewStatuses.filter((status) => status !== 'draft'),
  })[tab];

export const queueSearch = (search: QueueSearch & SearchSchemaInput): QueueSearch => {
  const tab = oneOf(['all', 'archive'], search.tab);
  return {
    tab,
    discipline: oneOf(disciplines, search.discipline),
    status: oneOf(statusesIn(tab), search.status),
  };
};

export const waitingParams: QueueParams = { archived: 'false', status: 'submitted' };

export const queueParams = ({ tab, discipline, status }: QueueSearch): QueueParams => ({
  archived: tab === 'archive' ? 'true' : 'false',
  status: tab === undefined ? waitingParams.status : status,
  discipline: discipline && formDiscipline(discipline),
});

export const isNarrowed = ({ discipline, status }: QueueSearch): boolean =>
  discipline !== undefined || status !== undefined;
