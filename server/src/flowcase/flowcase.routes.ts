import { flowcaseCalls } from '@torg/protocol/flowcase/flowcase';
import { routes } from '../platform/handler.ts';
import './flowcase.tables.ts';
import { answerFlowcaseConflict } from './conflicts/answer-flowcase-conflict.ts';
import { listFlowcaseConflicts } from './conflicts/list-flowcase-conflicts.ts';
import { listFlowcaseConflictsOfProfile } from './conflicts/list-flowcase-conflicts-of-profile.ts';
import { deleteFlowcaseData } from './deletion/delete-flowcase-data.ts';
import { getFlowcaseDeletion } from './deletion/get-flowcase-deletion.ts';
import { listFlowcaseDeletions } from './deletion/list-flowcase-deletions.ts';
import { searchFlowcaseCompanies } from './deletion/search-flowcase-companies.ts';
import { getFlowcaseImport } from './importing/get-flowcase-import.ts';
import { importFlowcaseProfiles } from './importing/import-flowcase-profiles.ts';
import { listFlowcaseImports } from './importing/list-flowcase-imports.ts';
import { linkFlowcaseProfile } from './links/link-flowcase-profile.ts';
import { listFlowcaseLinks } from './links/list-flowcase-links.ts';
import { setFlowcaseSync } from './links/set-flowcase-sync.ts';
import { unlinkFlowcaseProfile } from './links/unlink-flowcase-profile.ts';
import { getFlowcasePicture } from './people/get-flowcase-picture.ts';
import { listFlowcaseProfiles } from './people/list-flowcase-profiles.ts';
import { getFlowcaseSettings } from './settings/get-flowcase-settings.ts';
import { saveFlowcaseSettings } from './settings/save-flowcase-settings.ts';
import { triggerFlowcaseSync } from './syncing/trigger-flowcase-sync.ts';

export const flowcaseRoutes = routes(flowcaseCalls, {
  triggerFlowcaseSync,
  listFlowcaseProfiles,
  getFlowcasePicture,
  importFlowcaseProfiles,
  listFlowcaseImports,
  getFlowcaseImport,
  getFlowcaseSettings,
  saveFlowcaseSettings,
  listFlowcaseLinks,
  linkFlowcaseProfile,
  setFlowcaseSync,
  unlinkFlowcaseProfile,
  listFlowcaseConflicts,
  listFlowcaseConflictsOfProfile,
  answerFlowcaseConflict,
  searchFlowcaseCompanies,
  getFlowcaseDeletion,
  deleteFlowcaseData,
  listFlowcaseDeletions,
});
