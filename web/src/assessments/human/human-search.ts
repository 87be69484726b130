import { choice, listSearch } from '../../client/list-search.ts';

/** Those that wait, or answered ones too. */
export const humanList = listSearch({ size: 18, others: { show: choice(['all']) } });
