import type { Claim } from '../read-output.ts';

/** The strengths as a draft that a person writes on: a line each, without what they rest on. */
export const pitchOf = (strengths: readonly Claim[]): string =>
  strengths
    .map(({ title, description }) =>
      description === '' ? `– ${title}` : `– ${title}: ${description}`,
    )
    .join('\n');
