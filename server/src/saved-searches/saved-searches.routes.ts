import { savedSearchCalls } from '@torg/protocol/saved-searches/saved-searches';
import { routes } from '../platform/handler.ts';
import './saved-searches.tables.ts';
import { changeSavedSearch } from './change-saved-search.ts';
import { countSavedSearch } from './count-saved-search.ts';
import { listSavedSearches } from './list-saved-searches.ts';
import { openSavedSearch } from './open-saved-search.ts';
import { removeSavedSearch } from './remove-saved-search.ts';
import { restoreSavedSearch } from './restore-saved-search.ts';
import { saveAdminSearch } from './save-admin-search.ts';
import { saveClientSearch } from './save-client-search.ts';
import { seeAlert } from './alerts/see-alert.ts';
import { setAlert } from './alerts/set-alert.ts';

export const savedSearchRoutes = routes(savedSearchCalls, {
  listSavedSearches,
  saveClientSearch,
  saveAdminSearch,
  changeSavedSearch,
  removeSavedSearch,
  restoreSavedSearch,
  countSavedSearch,
  openSavedSearch,
  seeAlert,
  setAlert,
});
