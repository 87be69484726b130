import type { QueryClient } from '@tanstack/react-query';
import { createRouter, redirect } from '@tanstack/react-router';
import type { Role } from '@torg/protocol/terms';
import { meQuery } from '../accounts/accounts.queries.ts';
import { accountRoutes, entryRoutes } from '../accounts/accounts.routes.tsx';
import { agreementRoutes, onContractRoutes } from '../agreements/agreements.routes.tsx';
import { hireOnProfileRoute } from '../agreements/public/hire-on-profile-route.tsx';
import {
  assessmentRoutes,
  assessmentTabRoutes,
  assignmentColumnRoutes,
  needColumnRoutes,
  onAdminCompanyAssessmentRoutes,
  onAssignmentBoardRoutes,
  onCompanyAssessmentRoutes,
  onNeedBoardRoutes,
  onProfileRoutes,
} from '../assessments/assessments.routes.tsx';
import { askOnFindRoute } from '../assessments/public/ask-on-find-route.ts';
import { assignmentListRoutes, assignmentTabRoutes } from '../assignments/assignments.routes.tsx';
import { assignmentReadRoute, assignmentRoute } from '../assignments/public/assignment-routes.ts';
import { assignmentEditRoute, assignmentWizardRoute } from '../assignments/public/wizard-routes.ts';
import { onSavedRoutes } from '../boards/boards.routes.tsx';
import { assignmentBoardRoute, needBoardRoute } from '../boards/public/board-routes.ts';
import { clientRoutes } from '../clients/clients.routes.tsx';
import { speak } from '../client/language.ts';
import { errorPage, page } from '../client/page.ts';
import { rootRoute, shellRoute, type RouterContext } from '../client/parent-routes.ts';
import { RequestError } from '../client/request-error.ts';
import { parseSearch, stringifySearch } from '../client/search-params.ts';
import { signedInAs } from '../client/session-end.ts';
import { consultantCompanyRoutes } from '../consultant-companies/consultant-companies.routes.tsx';
import { contractRoute } from '../contracts/public/contract-route.ts';
import { contractRoutes, deskRoute } from '../contracts/contracts.routes.tsx';
import { cvImportInWizardRoutes, cvImportRoutes } from '../cv-imports/cv-imports.routes.tsx';
import { cvOnProfileRoute } from '../cv-templates/public/cv-on-profile-route.tsx';
import { cvRoutes } from '../cvs/cvs.routes.tsx';
import { flowcaseRoutes } from '../flowcase/flowcase.routes.tsx';
import { flowcaseOnProfileRoute } from '../flowcase/public/flowcase-on-profile-route.tsx';
import { answerRoutes, interestRoutes, interestTabRoutes } from '../interest/interest.routes.tsx';
import {
  adminCompanyAssessmentRoute,
  companyAssessmentRoute,
} from '../interest/public/company-assessment-routes.ts';
import { interestInThreadRoute } from '../interest/public/interest-in-thread-route.tsx';
import {
  interviewInThreadRoutes,
  interviewRoutes,
  interviewTabRoutes,
  needInterviewRoutes,
} from '../interviews/interviews.routes.tsx';
import { messagePages, threadNumberRoutes } from '../messages/messages.routes.tsx';
import { messagesRoute } from '../messages/public/messages-route.tsx';
import { threadRoute } from '../messages/public/thread-route.tsx';
import {
  needCriteriaRoutes,
  needListRoutes,
  needTabRoutes,
  startInEditRoutes,
  startInWizardRoutes,
} from '../opportunities/opportunities.routes.tsx';
import { needRoute } from '../opportunities/public/need-route.ts';
import { peopleRoutes } from '../people/people.routes.tsx';
import { consultantListRoutes } from '../profiles/admin/consultants.routes.tsx';
import { profileMailRoutes, profileRoutes } from '../profiles/profiles.routes.tsx';
import { profileRoute, wizardRoute } from '../profiles/public/profile-route.tsx';
import {
  ownQaInterviewRoutes,
  qaInterviewQueueRoute,
  qaInterviewReviewRoute,
} from '../qa-interviews/qa-interviews.routes.tsx';
import { saveOnProfileRoute } from '../saved-profiles/public/save-on-profile-route.tsx';
import { savedRoute } from '../saved-profiles/public/saved-route.ts';
import {
  openedSearchRoutes,
  openedAdminSearchRoutes,
  savedSearchRoutes,
} from '../saved-searches/saved-searches.routes.tsx';
import { adminFindRoute, findRoute } from '../search/public/find-routes.tsx';
import { searchRoutes } from '../search/search.routes.tsx';
import {
  assignmentRecordRoutes,
  needRecordRoutes,
} from '../selection-record/selection-record.routes.tsx';
import { beginDraftsOf } from '../ui/form/draft.ts';
import { vocabularyRoutes } from '../vocabulary/vocabulary.routes.tsx';
import { waitingRoutes } from '../waiting/waiting.routes.tsx';
import { appRoutes } from './app.routes.tsx';
import { watchPage } from './begun-page.ts';
import { laterRoutes } from './later.routes.tsx';
import { PagePending } from './PagePending.tsx';
import { ShellPending } from './ShellPending.tsx';

shellRoute.update({
  component: page(() => import('./shell/Shell.tsx'), 'Shell'),
  errorComponent: errorPage(() => import('./BrokenPage.tsx'), 'BrokenShell'),
  pendingComponent: ShellPending,
});

const tree = rootRoute.addChildren([
  ...entryRoutes,
  ...profileMailRoutes,
  deskRoute,
  shellRoute.addChildren([
    ...accountRoutes,
    ...assignmentListRoutes,
    assignmentRoute.addChildren([
      assignmentReadRoute.addChildren(answerRoutes),
      ...assignmentTabRoutes,
      ...interestTabRoutes,
      ...needCriteriaRoutes,
      assignmentBoardRoute.addChildren(onAssignmentBoardRoutes),
      ...assignmentColumnRoutes,
      ...assignmentRecordRoutes,
      ...assessmentTabRoutes,
      ...interviewTabRoutes,
    ]),
    assignmentWizardRoute.addChildren(startInWizardRoutes),
    assignmentEditRoute.addChildren(startInEditRoutes),
    ...needListRoutes,
    needRoute.addChildren([
      ...needTabRoutes,
      needBoardRoute.addChildren(onNeedBoardRoutes),
      ...needColumnRoutes,
      ...needRecordRoutes,
      ...needInterviewRoutes,
    ]),
    ...assessmentRoutes,
    ...interestRoutes,
    companyAssessmentRoute.addChildren(onCompanyAssessmentRoutes),
    adminCompanyAssessmentRoute.addChildren(onAdminCompanyAssessmentRoutes),
    ...interviewRoutes,
    ...agreementRoutes,
    messagesRoute.addChildren([
      ...messagePages,
      threadRoute.addChildren([interestInThreadRoute.addChildren(interviewInThreadRoutes)]),
    ]),
    savedRoute.addChildren(onSavedRoutes),
    profileRoute.addChildren([
      saveOnProfileRoute.addChildren([
        cvOnProfileRoute.addChildren([
          flowcaseOnProfileRoute.addChildren([hireOnProfileRoute.addChildren(onProfileRoutes)]),
        ]),
      ]),
    ]),
    ...cvRoutes,
    ...cvImportRoutes,
    wizardRoute.addChildren(cvImportInWizardRoutes),
    ...profileRoutes,
    ...consultantListRoutes,
    ...consultantCompanyRoutes,
    ...flowcaseRoutes,
    contractRoute.addChildren(onContractRoutes),
    ...contractRoutes,
    ...peopleRoutes,
    ...clientRoutes,
    ...ownQaInterviewRoutes,
    qaInterviewQueueRoute.addChildren([qaInterviewReviewRoute]),
    ...savedSearchRoutes,
    findRoute.addChildren(openedSearchRoutes),
    adminFindRoute.addChildren([askOnFindRoute.addChildren(openedAdminSearchRoutes)]),
    ...searchRoutes,
    ...threadNumberRoutes,
    ...vocabularyRoutes,
    ...waitingRoutes,
    ...appRoutes,
    ...laterRoutes,
  ]),
]);

/** `page` is where it sees what people do. */
export function makeRouter(queryClient: QueryClient, page: EventTarget) {
  const watched = watchPage(page);
  const router = createRouter({
    routeTree: tree,
    context: { queryClient, enter: makeEnter(queryClient) },
    defaultPreload: 'intent',
    defaultPendingComponent: PagePending,
    defaultPendingMs: 200,
    defaultErrorComponent: errorPage(() => import('./BrokenPage.tsx'), 'BrokenPage'),
    parseSearch,
    stringifySearch,
    scrollRestoration: watched.mayScroll,
  });
  router.subscribe('onBeforeRouteMount', watched.begin);
  return router;
}

interface Preloadable {
  preload?: () => Promise<void>;
}

/** Loads the chunks of the page that the user opens. */
export function preloadChunks(router: Router): void {
  const [routes] = router.getMatchedRoutes(router.latestLocation.pathname);
  for (const { options } of routes) {
    const component = options.component as Preloadable | undefined;
    // A failure is tried again, and reported, when the page is shown.
    void component?.preload?.().catch(() => {});
  }
}

function makeEnter(queryClient: QueryClient): RouterContext['enter'] {
  return async (href) => {
    try {
      const user = await queryClient.query({ ...meQuery, staleTime: 'static' });
      signedInAs(user.account.account);
      beginDraftsOf(user.account.account);
      await speak(user.account.locale);
    } catch (error) {
      if (!(error instanceof RequestError) || error.status !== 401) throw error;
      throw redirect({ to: '/login', search: { goto: href }, replace: true });
    }
  };
}

export type Router = ReturnType<typeof makeRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: Router;
  }
  interface StaticDataRouteOption {
    /** Others see the refused state; the server checks what a page may do. */
    roles?: readonly Role[];
  }
}
