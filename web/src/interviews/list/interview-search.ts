import { limits } from '@torg/protocol/limits';
import { choiceAfterFirst, listSearch } from '../../client/list-search.ts';

export const interviewTabs = ['open', 'closed'] as const;
export type InterviewTab = (typeof interviewTabs)[number];

/** The address of the list: those that wait or are to come, or the others; and which page. */
export const interviewList = listSearch({
  size: limits.interviewPage.default,
  others: { tab: choiceAfterFirst(interviewTabs) },
});
