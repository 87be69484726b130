import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button, Checkbox, Group } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { FeatureExtractionFlag } from '@torg/protocol/cv-imports/read-cv';
import { useState } from 'react';
import type { FoundEntry } from '../cv-imports.queries.ts';
import { EntryFields } from './EntryFields.tsx';
import { EntryNotes } from './EntryNotes.tsx';
import type { Item } from './item-fields.ts';
import {
  changeEntry,
  correctId,
  entryIn,
  isHeldBack,
  isThere,
  isUnknownTerm,
} from './review-draft.ts';
import classes from './Review.module.css';
import { certaintyTexts } from './review-texts.ts';
import { ShowSource } from './source/ShowSource.tsx';
import { UnknownTerms } from './UnknownTerms.tsx';
import { useEntryLines } from './use-entry-lines.ts';
import type { Review } from './use-review.ts';

interface ReviewEntryProps {
  review: Review;
  flag: FeatureExtractionFlag;
  entry: FoundEntry;
}

/** One entry of the CV: whether the profile gets it, how sure the reading is, and where it stands. */
export function ReviewEntry({ review, flag, entry }: ReviewEntryProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { isKept, item: corrected, propose } = entryIn(review.draft, entry.entry);
  const item = corrected ?? entry.item;
  // Nothing but proposing or correcting it brings it into the profile.
  const isLocked = isUnknownTerm(entry) && corrected === undefined && propose.length === 0;
  const isHeld = isHeldBack(review.draft, entry);
  const { name, ...lines } = useEntryLines()(flag, item as Item);
  const { text, color } = certaintyTexts[entry.certainty];
  const change = (part: Partial<ReturnType<typeof entryIn>>) =>
    review.change((before) => changeEntry(before, entry.entry, part));
  return (
    <li className={classes.entry} data-chosen={review.shown?.id === entry.entry || undefined}>
      <Checkbox
        checked={isKept && !isHeld}
        disabled={isThere(entry) || isLocked || isHeld}
        label={<span className={classes.title}>{name}</span>}
        description={lines.when || undefined}
        onChange={({ currentTarget }) => change({ isKept: currentTarget.checked })}
      />
      {lines.text && !isOpen && <p className={classes.text}>{lines.text}</p>}
      <Group gap="xs">
        <Badge variant="light" color={color}>
          {t(text)}
        </Badge>
        <EntryNotes entry={entry} isHeld={isHeld} />
      </Group>
      <UnknownTerms entry={entry} draft={entryIn(review.draft, entry.entry)} onChange={change} />
      <Group gap="xs">
        <Button
          id={correctId(entry.entry)}
          size="compact-sm"
          variant="subtle"
          aria-expanded={isOpen}
          aria-label={isOpen ? t`Lukk: ${name}` : t`Rett: ${name}`}
          leftSection={<IconPencil size={16} aria-hidden />}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <Trans>Lukk</Trans> : <Trans>Rett</Trans>}
        </Button>
        <ShowSource review={review} id={entry.entry} lines={entry.source} name={name} />
      </Group>
      {isOpen && (
        <EntryFields
          flag={flag}
          item={item as Item}
          onChange={(next) => change({ item: next, isKept: true })}
        />
      )}
    </li>
  );
}
