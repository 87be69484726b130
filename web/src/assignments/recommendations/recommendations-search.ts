import type { SearchSchemaInput } from '@tanstack/react-router';
import { limits } from '@torg/protocol/limits';
import { countIn, textsIn } from '../../client/search-params.ts';
import { comparedIn } from '../../search/public/compared.ts';

export interface RecommendationsSearch {
  page?: number | undefined;
  /** those who are compared */
  compare?: string[] | undefined;
}

export const recommendationsPage = limits.search.page.default;

/** What of the address the page understands. */
export function recommendationsSearch(
  search: RecommendationsSearch & SearchSchemaInput,
): RecommendationsSearch {
  const page = countIn(search.page, 1);
  return {
    page: page > 1 ? page : undefined,
    compare: comparedIn(textsIn(search.compare)),
  };
}
