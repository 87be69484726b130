export { findAssignmentMessages } from './assignment-messages.repository.ts';
export { joinAssignmentThreads, openThread } from './open-thread.ts';
export { countUnreadThreads } from './thread-list.repository.ts';
