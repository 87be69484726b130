export { joinAssignmentThreads, openThread } from './threads/open-thread.ts';
export { writeInThread } from './threads/write-in-thread.ts';
export { writeQuietlyInThread } from './threads/write-quietly-in-thread.ts';
