import './profiles.tables.ts';

export { hideProfile } from './visibility/activation-moves.ts';
export { makeProfile, makeProfileIfNone } from './making/make-profile.ts';
export { lockProfiles } from './visibility/facts.repository.ts';
export { updateVisibility } from './visibility/profile-changed.ts';
export { becomeFreeFrom, becomeFreeInstead } from './availability/follow-agreement.ts';
