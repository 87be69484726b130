import type { Evidence } from '@torg/protocol/assessments/assessment-outputs';
import type { Locale } from '@torg/protocol/terms';
import { cvMoment, cvPeriod } from '../../cvs/cvs.queries.ts';
import type { MatrixRow } from '../../platform/ports/matrix-paper.ts';
import type { ProfileRow } from '../../profiles/profiles.queries.ts';

type Item = ProfileRow['items'][number];
type Entry = MatrixRow['entries'][number];

const isLasting: ReadonlySet<Item['kind']> = new Set([
  'project',
  'work_experience',
  'education',
  'position_experience',
]);

function periodText(item: Item, { locale, day }: { locale: Locale; day: string }): string {
  const period = isLasting.has(item.kind)
    ? cvPeriod(locale, day, item)
    : cvMoment(locale, item.from_year, item.from_month);
  return period.text;
}

/** What stands in the CV where the quotes were found, with its dates; each once. */
export function entriesOf(
  evidence: readonly Evidence[],
  { profile, items }: Pick<ProfileRow, 'profile' | 'items'>,
  about: { locale: Locale; day: string; ofProfile: string },
): Entry[] {
  const ids = [...new Set(evidence.map(({ item }) => item))];
  return ids.flatMap((id): Entry[] => {
    if (id === profile) return [{ title: about.ofProfile, detail: '' }];
    const item = items.find(({ uuid }) => uuid === id);
    if (item === undefined) return [];
    const title = item.kind === 'work_experience' ? item.description : item.name;
    const detail = [item.organization_name, periodText(item, about)].filter((part) => part !== '');
    return [{ title: title === '' ? item.organization_name : title, detail: detail.join(', ') }];
  });
}
