export { findAssignmentMessages } from './threads/assignment-messages.repository.ts';
export { countUnreadThreads } from './threads/thread-list.repository.ts';
