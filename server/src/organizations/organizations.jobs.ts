import { reaction } from '../platform/events.ts';
import { takeDownLogo } from './take-down-logo.ts';

const onBrokenLogo = reaction('found_broken_picture', takeDownLogo, ({ metadata }) =>
  metadata.purpose === 'logo' ? { file: metadata.file } : null,
);

export const organizationReactions = [onBrokenLogo];

export const organizationJobs = [takeDownLogo];
