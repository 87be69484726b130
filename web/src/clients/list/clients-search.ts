import { limits } from '@torg/protocol/limits';
import { countries } from '@torg/protocol/terms';
import { choice, id, listSearch, type SearchOf } from '../../client/list-search.ts';
import type { ClientsParams } from '../clients.queries.ts';

const nobody = 'none';

export const clientList = listSearch({
  size: limits.organizationPage.default,
  sorts: { name: 'asc', buyers: 'desc', assignments: 'desc', activity: 'desc' },
  filters: {
    country: choice(countries),
    /** the id of an admin, or `nobody` */
    sales_admin: (value: unknown) => (value === nobody ? nobody : id(value)),
  },
});
export type ClientsSearch = SearchOf<typeof clientList>;

export const clientsParams = (search: ClientsSearch): ClientsParams => ({
  text: search.q,
  country: search.country,
  sales_admin: search.sales_admin,
  ...clientList.sorting(search),
  ...clientList.paging(search),
});
