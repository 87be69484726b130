export { findAssignmentMessages, findAssignmentThreads } from './assignment-threads.repository.ts';
export { joinAssignmentThreads, openThread } from './open-thread.ts';
export { countUnreadThreads } from './thread-list.repository.ts';
