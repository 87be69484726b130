export { findAssignmentMessages } from './threads/assignment-messages.repository.ts';
export { countUnreadThreads } from './threads/thread-list.repository.ts';
export { findFacts as findThreadFacts } from './messages.repository.ts';
export { mayRead as mayReadThread } from './messages.policy.ts';
