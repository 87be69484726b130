export { joinAssignmentThreads, openThread } from './threads/open-thread.ts';
