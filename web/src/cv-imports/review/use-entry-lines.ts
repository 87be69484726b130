import { useLingui } from '@lingui/react/macro';
import type { FeatureExtractionFlag } from '@torg/protocol/cv-imports/read-cv';
import { levelTexts } from '../../profiles/public/level-texts.ts';
import { sectionTexts } from '../public/section-texts.ts';
import { linesOf } from './entry-lines.ts';
import type { Item } from './item-fields.ts';

/** What an entry says in the reader's language, and what it is called. */
export function useEntryLines() {
  const { t, i18n } = useLingui();
  return (flag: FeatureExtractionFlag, item: Item) => {
    const lines = linesOf(flag, item, {
      locale: i18n.locale,
      present: t`nå`,
      level: (level) => t(levelTexts[level]),
    });
    const unnamed = flag === 'profile_description' ? t(sectionTexts[flag]) : t`Uten navn`;
    return { ...lines, name: lines.title || unnamed };
  };
}
