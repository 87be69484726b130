import { decided } from './qa-interviews/decided.ts';
import { waiting } from './qa-interviews/waiting.ts';
import type { TownQaInterview } from './qa-interviews.types.ts';

export const townQaInterviews: readonly TownQaInterview[] = [...waiting, ...decided];
