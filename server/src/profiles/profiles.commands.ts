import './profiles.tables.ts';

export { hideProfile } from './visibility/activation-moves.ts';
export { makeProfile, makeProfileIfNone } from './making/make-profile.ts';
export { lockProfiles } from './visibility/facts.repository.ts';
export { updateVisibility } from './visibility/profile-changed.ts';
export { becomeFreeFrom, becomeFreeInstead } from './availability/follow-agreement.ts';
export { editingAs } from './imported/editing-as.ts';
export {
  type CameFrom,
  addItemFrom,
  changeItemFrom,
  changeTouchedItem,
  deleteFollowedItems,
  setItemsRemoved,
} from './imported/imported-items.repository.ts';
export { placeByTime } from './imported/place-by-time.ts';
export { type PartChanges, changeParts } from './imported/change-parts.ts';
export { openForEditing } from './editing/open-profile.ts';
export { setToolFields } from './imported/tool-fields.repository.ts';
export { sendToReviewIfReady } from './review/send-if-ready.ts';
