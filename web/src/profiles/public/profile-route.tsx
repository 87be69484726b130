import { createRoute, useSearch, type SearchSchemaInput } from '@tanstack/react-router';
import { page } from '../../client/page.ts';
import { shellRoute } from '../../client/parent-routes.ts';
import { oneOf } from '../../client/search-params.ts';
import { profileSearch, type ProfileSearch } from '../profile-search.ts';
import { type WizardStep, wizardSteps } from '../wizard/wizard-steps.ts';

const readingPage = page(() => import('../reading/ProfilePage.tsx'), 'ProfilePage');
const editorPage = page(() => import('../ProfileEditorPage.tsx'), 'ProfileEditorPage');

/** One path for a profile: the mode says whether to read the whole profile or open a part of it. */
function ProfileAtMode() {
  const { mode }: ProfileSearch = useSearch({ strict: false });
  const Shown = mode ? editorPage : readingPage;
  return <Shown />;
}

/** Domains of upper floors add their routes below it. */
export const profileRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/profiles/$profile',
  validateSearch: profileSearch,
  loaderDeps: ({ search: { mode } }) => ({ isOpen: mode !== undefined }),
  loader: ({ deps: { isOpen } }) => (isOpen ? editorPage : readingPage).preload?.(),
  component: ProfileAtMode,
});

interface ProfileWizardSearch {
  step?: WizardStep;
}

/** The open step; the first one by default. */
const profileWizardSearch = (
  search: ProfileWizardSearch & SearchSchemaInput,
): ProfileWizardSearch => ({ step: oneOf(wizardSteps, search.step) });

/** A consultant's first page; an upper floor fills the step about the CV. */
export const wizardRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/profiles/$profile/wizard',
  validateSearch: profileWizardSearch,
  component: page(() => import('../wizard/ProfileWizardPage.tsx'), 'ProfileWizardPage'),
  staticData: { roles: ['consultant', 'admin'] },
});
