import { limits } from '@torg/protocol/limits';
import { listSearch } from '../client/list-search.ts';

/** The address of the list: which page of it. */
export const cvExportList = listSearch({ size: limits.cvExportPage.default });
