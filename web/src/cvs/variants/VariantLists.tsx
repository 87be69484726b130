import { useLingui } from '@lingui/react/macro';
import { Fieldset, Stack } from '@mantine/core';
import { cvVariantLists, type CvVariantList } from '@torg/protocol/cvs/cv-terms';
import { listTexts } from './list-texts.ts';
import { moved, type DraftEntry, type VariantDraft } from './variant-draft.ts';
import { VariantEntry } from './VariantEntry.tsx';

interface VariantListsProps {
  lists: VariantDraft['lists'];
  onChange: (list: CvVariantList, entries: DraftEntry[]) => void;
}

/** Every list of the profile that has something in it. */
export function VariantLists({ lists, onChange }: VariantListsProps) {
  const { t } = useLingui();
  return cvVariantLists
    .filter((list) => lists[list].length > 0)
    .map((list) => {
      const entries = lists[list];
      return (
        <Fieldset key={list} legend={t(listTexts[list])}>
          <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
            {entries.map((entry, at) => (
              <VariantEntry
                key={entry.base.item}
                entry={entry}
                isFirst={at === 0}
                isLast={at === entries.length - 1}
                onChange={(next) => onChange(list, entries.with(at, next))}
                onMove={(by) => onChange(list, moved(entries, at, by))}
              />
            ))}
          </Stack>
        </Fieldset>
      );
    });
}
