import { limits } from '@torg/protocol/limits';
import { listSearch } from '../client/list-search.ts';

export const savedSearchList = listSearch({ size: limits.saved.page.default });
