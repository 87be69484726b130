export { joinAssignmentThreads, openThread } from './threads/open-thread.ts';
export { writeInThread } from './threads/write-in-thread.ts';
