import type { RecommendedConsultant } from '@torg/protocol/opportunities/opportunity-shapes';
import { imageUrl } from '../../files/files.queries.ts';
import { isOwnConsultant, isShownConsultant } from '../opportunities.policy.ts';
import type { Recommended } from './recommendation-kind.ts';
import type { RecommendedRow } from './recommended.repository.ts';

/** Those recommended whom the need's readers may see now, with their names of today. */
export function shownRecommendations(
  recommended: readonly Recommended[],
  people: readonly RecommendedRow[],
  need: { organization: string | null },
): RecommendedConsultant[] {
  const byId = new Map(people.map((row) => [row.account, row]));
  return recommended.flatMap(({ account, why }) => {
    const row = byId.get(account);
    if (row === undefined || !isShownConsultant(row, need)) return [];
    return [
      {
        account,
        name: row.name,
        title: row.title,
        image_url: imageUrl(row.image_file),
        company_name: row.company_name,
        availability: row.availability,
        is_own: isOwnConsultant(row, need),
        is_visible_in_search: row.visible_in_search,
        why,
      },
    ];
  });
}
