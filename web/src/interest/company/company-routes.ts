import type { SearchSchemaInput } from '@tanstack/react-router';
import { uuidsIn } from '../../client/search-params.ts';

interface Chosen {
  consultants?: string[];
}

/** The chosen consultants are in the URL, so that the browser's back and forward buttons work. */
export const chosen = (search: Chosen & SearchSchemaInput): Chosen => ({
  consultants: uuidsIn(search.consultants),
});

export const own = '/assignments/$assignment/consultant-company';
export const admins = '/admin/assignments/$assignment/consultant-company/$company';
