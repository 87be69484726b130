import { assignmentCalls } from '@torg/protocol/assignments/assignments';
import { routes } from '../platform/handler.ts';
import './assignments.tables.ts';
import { closeAssignment } from './moves/close-assignment.ts';
import { copyAssignment } from './drafting/copy-assignment.ts';
import { countMatchingConsultants } from './insight/count-matching-consultants.ts';
import { findRecommendations } from './insight/find-recommendations.ts';
import { createAssignment } from './drafting/create-assignment.ts';
import { createAssignmentForCompany } from './drafting/create-assignment-for-company.ts';
import { getAssignment } from './get-assignment.ts';
import { getAssignmentActivity } from './insight/get-assignment-activity.ts';
import { getAssignmentAttachment } from './attachments/get-assignment-attachment.ts';
import { getAssignmentDraft } from './drafting/get-assignment-draft.ts';
import { getAssignmentStats } from './insight/get-assignment-stats.ts';
import { openForAttachments } from './attachments/open-for-attachments.ts';
import { listAllAssignments } from './lists/list-all-assignments.ts';
import { listAssignmentColleagues } from './lists/list-assignment-colleagues.ts';
import { listAssignments } from './lists/list-assignments.ts';
import { listCompaniesWithMostRecentAssignments } from './lists/list-companies-with-most-recent-assignments.ts';
import { listMyAssignments } from './lists/list-my-assignments.ts';
import { publishAssignment } from './moves/publish-assignment.ts';
import { removeAssignment } from './moves/remove-assignment.ts';
import { removeAssignmentAttachment } from './attachments/remove-assignment-attachment.ts';
import { reopenAssignment } from './moves/reopen-assignment.ts';
import { saveAssignment } from './drafting/save-assignment.ts';
import { searchInvitableConsultants } from './insight/search-invitable-consultants.ts';
import { seeRecommendationMails } from './mails/see-recommendation-mails.ts';
import { stopRecommendationMails } from './mails/stop-recommendation-mails.ts';
import { suggestAssignmentFilters } from './lists/suggest-assignment-filters.ts';
import { unpublishAssignment } from './moves/unpublish-assignment.ts';
import { uploadAssignmentAttachment } from './attachments/upload-assignment-attachment.ts';

const handlers = {
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
};

export const assignmentRoutes = routes(assignmentCalls, handlers, {
  uploadAssignmentAttachment: (context, { params }) =>
    openForAttachments(context, params.assignment_id),
});
