import { limits } from '@torg/protocol/limits';
import { listSearch } from '../client/list-search.ts';

export const failedJobList = listSearch({ size: limits.failedJobs.default });
