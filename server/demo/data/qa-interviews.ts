import { decided } from './qa-interviews/decided.ts';
import { waiting } from './qa-interviews/waiting.ts';
import type { DemoQaInterview } from './qa-interviews.types.ts';

export const demoQaInterviews: readonly DemoQaInterview[] = [...waiting, ...decided];
