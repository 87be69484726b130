import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { limits } from '@torg/protocol/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocale } from '../../client/use-locale.ts';
import { TextLink } from '../../ui/text/TextLink.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { CountedTextarea } from '../../ui/field/CountedTextarea.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { readingQuery, type NamedTerm, type Reading } from '../vocabulary.queries.ts';
import { ReadingLine } from './ReadingLine.tsx';
import { ReadSpans } from './ReadSpans.tsx';
import classes from './ReadingBox.module.css';

interface ReadingBoxProps {
  /** the text in the address of the page, which has room for a search */
  text: string;
  onChange: (text: string) => void;
}

const isSearch = (text: string): boolean => text.length <= limits.query;

/** Shows how a search interprets a text, and what is read of it where a need is made of it. */
export function ReadingBox({ text, onChange }: ReadingBoxProps) {
  const { t } = useLingui();
  const { typed, setTyped, read } = useTypedText({ text, onChange });
  const isReadable = read !== '' && read.length <= limits.reading.text;
  return (
    <div className={classes.box}>
      <Section
        title={t`Slik leses en tekst`}
        lead={<Trans>Skriv det noen kan finne på å søke etter, eller lim inn et behov.</Trans>}
      >
        <CountedTextarea
          label={t`Tekst som skal leses`}
          minRows={2}
          max={limits.reading.text}
          value={typed}
          onChange={setTyped}
        />
        {isReadable && (
          <div className={classes.answer} role="status">
            <h3 className={classes.also}>
              <Trans>I et søk leses det slik</Trans>
            </h3>
            {isSearch(read) ? (
              <ReadSearch text={read} />
            ) : (
              <Text size="sm" c="dimmed">
                <Trans>Et søk har høyst {limits.query} tegn. Dette leses bare som et behov.</Trans>
              </Text>
            )}
            <h3 className={classes.also}>
              <Trans>I et behov leses det slik</Trans>
            </h3>
            <ReadSpans text={read} />
          </div>
        )}
      </Section>
    </div>
  );
}

/** The text as it is typed, and as it is read a moment later; the address follows while it has room. */
function useTypedText({ text, onChange }: ReadingBoxProps) {
  const [typed, setTyped] = useState(text);
  const [lastText, setLastText] = useState(text);
  const [paused] = useDebouncedValue(typed, 300);
  const read = paused.trim();
  // The address changed by itself, for example by the browser's back button.
  if (text !== lastText) {
    setLastText(text);
    if (text !== addressOf(read)) setTyped(text);
  }
  const report = useEffectEvent((next: string) => {
    if (next !== text) onChange(next);
  });
  useEffect(() => report(addressOf(read)), [read]);
  return { typed, setTyped, read };
}

const addressOf = (typed: string): string => (isSearch(typed.trim()) ? typed.trim() : '');

function ReadSearch({ text }: { text: string }) {
  const reading = useQuery(readingQuery(text));
  return (
    <QueryState query={reading} skeleton={<ListSkeleton rows={2} height={56} />}>
      {({ groups, corrected, left_out }) => (
        <>
          <ol className={classes.groups}>
            {groups.map((group) => (
              <Group key={group.term} group={group} />
            ))}
          </ol>
          {corrected.map(({ word, taken_for }) => (
            <Text key={word} size="sm" c="dimmed">
              <Trans>
                «{word}» leses som «{taken_for}».
              </Trans>
            </Text>
          ))}
          {left_out.length > 0 && (
            <Text size="sm" c="dimmed">
              <Trans>Sier ingenting, og hoppes over: {left_out.join(', ')}</Trans>
            </Text>
          )}
        </>
      )}
    </QueryState>
  );
}

function Group({ group: { term, competencies, exact, near, ambiguous } }: { group: Reading }) {
  const also = exact.filter((word) => word.toLowerCase() !== term);
  return (
    <li className={classes.group}>
      <strong>{term}</strong>
      <dl>
        <ReadingLine label={<Trans>Kompetanse</Trans>} isShown={competencies.length > 0}>
          <Terms terms={competencies} />
        </ReadingLine>
        <ReadingLine label={<Trans>Finner også</Trans>} isShown={also.length > 0}>
          {also.join(', ')}
        </ReadingLine>
        <ReadingLine label={<Trans>Nesten, lenger ned</Trans>} isShown={near.length > 0}>
          {near.join(', ')}
        </ReadingLine>
        <ReadingLine label={<Trans>Kan bety, foreslås bare</Trans>} isShown={ambiguous.length > 0}>
          <Terms terms={ambiguous} />
        </ReadingLine>
        <ReadingLine
          label={<Trans>Bare ordet selv</Trans>}
          isShown={competencies.length + also.length + near.length + ambiguous.length === 0}
        >
          <Trans>Ingen kompetanse heter dette.</Trans>
        </ReadingLine>
      </dl>
    </li>
  );
}

function Terms({ terms }: { terms: readonly NamedTerm[] }) {
  const locale = useLocale();
  return (
    <span className={classes.terms}>
      {terms.map(({ competency, names }) => (
        <TextLink key={competency} href={`/competencies/${competency}`}>
          {names[locale]}
        </TextLink>
      ))}
    </span>
  );
}
