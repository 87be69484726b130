import { drafts } from './hires/drafts.ts';
import { agreements } from './hires/in-force.ts';
import { toSign } from './hires/to-sign.ts';
import type { DemoHire } from './hires.types.ts';

/** Everybody who is hired in the town, or about to be. */
export const demoHires: readonly DemoHire[] = [...drafts, ...toSign, ...agreements];
