import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { Section } from '../../ui/layout/Section.tsx';
import type { FoundSection } from '../cv-imports.queries.ts';
import { changeAll, countChosen, entryIn, isThere, isUnknownTerm } from './review-draft.ts';
import classes from './Review.module.css';
import { ReviewEntry } from './ReviewEntry.tsx';
import { sectionTexts } from '../public/section-texts.ts';
import type { Review } from './use-review.ts';

/** Entries of a word or two stand beside each other. */
const isShort = (flag: FoundSection['flag_name']): boolean =>
  flag === 'profile_skill' || flag === 'profile_role' || flag === 'language';

/** One part of the profile, with what the CV has for it. */
export function ReviewSection({ review, section }: { review: Review; section: FoundSection }) {
  const { t } = useLingui();
  const { flag_name, stayed } = section;
  const entries: FoundSection['entries'][number][] = section.entries;
  const there = entries.filter(isThere).length;
  const fresh = entries.length - there;
  const chosen = countChosen(review.draft, entries);
  const part = t(sectionTexts[flag_name]);
  const known = entries.filter((entry) => !isUnknownTerm(entry) && !isThere(entry));
  const isAll = known.every(({ entry }) => entryIn(review.draft, entry).isKept);
  const all = () => review.change((before) => changeAll(before, entries, !isAll));
  return (
    <Section
      title={part}
      lead={
        <>
          {fresh > 0 && (
            <Trans>
              {chosen} av <Plural value={fresh} one="# funn" other="# funn" /> er krysset av.
            </Trans>
          )}
          {fresh > 0 && there > 0 && ' '}
          {there > 0 && (
            <Plural
              value={there}
              one="# står i profilen fra før."
              other="# står i profilen fra før."
            />
          )}
        </>
      }
    >
      <Stack gap="sm">
        <Group gap="sm" justify="space-between">
          <Checkbox
            label={t`Bytt ut det som står under ${part} fra før`}
            checked={review.draft.replaced[flag_name] === true}
            onChange={({ currentTarget }) => review.setReplaced(flag_name, currentTarget.checked)}
          />
          {known.length > 1 && (
            <Button size="compact-sm" variant="default" onClick={all}>
              {isAll ? <Trans>Fjern alle kryss</Trans> : <Trans>Kryss av alle</Trans>}
            </Button>
          )}
        </Group>
        {stayed.length > 0 && (
          <Text size="sm">
            <Trans>Endret siden CV-en ble lastet opp, og derfor beholdt:</Trans>{' '}
            {stayed.map((name) => (name === 'description' ? part : name)).join(', ')}
          </Text>
        )}
        <ul className={classes.entries} data-short={isShort(flag_name) || undefined}>
          {entries.map((entry) => (
            <ReviewEntry key={entry.entry} review={review} flag={flag_name} entry={entry} />
          ))}
        </ul>
      </Stack>
    </Section>
  );
}
