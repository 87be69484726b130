import { assignmentCalls } from '@torg/protocol/assignments';
import { routes } from '../platform/handler.ts';
import './assignments.tables.ts';
import { closeAssignment } from './close-assignment.ts';
import { copyAssignment } from './copy-assignment.ts';
import { countMatchingConsultants } from './count-matching-consultants.ts';
import { findRecommendations } from './find-recommendations.ts';
import { createAssignment } from './create-assignment.ts';
import { createAssignmentForCompany } from './create-assignment-for-company.ts';
import { getAssignment } from './get-assignment.ts';
import { getAssignmentActivity } from './get-assignment-activity.ts';
import { getAssignmentAttachment } from './get-assignment-attachment.ts';
import { getAssignmentDraft } from './get-assignment-draft.ts';
import { getAssignmentStats } from './get-assignment-stats.ts';
import { listAllAssignments } from './list-all-assignments.ts';
import { listAssignmentColleagues } from './list-assignment-colleagues.ts';
import { listAssignments } from './list-assignments.ts';
import { listCompaniesWithMostRecentAssignments } from './list-companies-with-most-recent-assignments.ts';
import { listMyAssignments } from './list-my-assignments.ts';
import { publishAssignment } from './publish-assignment.ts';
import { removeAssignment } from './remove-assignment.ts';
import { removeAssignmentAttachment } from './remove-assignment-attachment.ts';
import { reopenAssignment } from './reopen-assignment.ts';
import { saveAssignment } from './save-assignment.ts';
import { searchInvitableConsultants } from './search-invitable-consultants.ts';
import { seeRecommendationMails } from './see-recommendation-mails.ts';
import { stopRecommendationMails } from './stop-recommendation-mails.ts';
import { suggestAssignmentFilters } from './suggest-assignment-filters.ts';
import { unpublishAssignment } from './unpublish-assignment.ts';
import { uploadAssignmentAttachment } from './upload-assignment-attachment.ts';

export const assignmentRoutes = routes(assignmentCalls, {
  listAssignments,
  listMyAssignments,
  listAllAssignments,
  suggestAssignmentFilters,
  listCompaniesWithMostRecentAssignments,
  createAssignment,
  createAssignmentForCompany,
  getAssignment,
  getAssignmentStats,
  getAssignmentActivity,
  getAssignmentDraft,
  saveAssignment,
  publishAssignment,
  unpublishAssignment,
  closeAssignment,
  reopenAssignment,
  copyAssignment,
  removeAssignment,
  uploadAssignmentAttachment,
  getAssignmentAttachment,
  removeAssignmentAttachment,
  listAssignmentColleagues,
  searchInvitableConsultants,
  countMatchingConsultants,
  findRecommendations,
  seeRecommendationMails,
  stopRecommendationMails,
});
