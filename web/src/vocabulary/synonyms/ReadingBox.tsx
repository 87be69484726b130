import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocale } from '../../client/use-locale.ts';
import { TextLink } from '../../ui/text/TextLink.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { SearchField } from '../../ui/field/SearchField.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { readingQuery, type NamedTerm, type Reading } from '../vocabulary.queries.ts';
import classes from './ReadingBox.module.css';

interface ReadingBoxProps {
  text: string;
  onChange: (text: string) => void;
}

/** Shows how a search interprets a text, using the same parser. */
export function ReadingBox({ text, onChange }: ReadingBoxProps) {
  const { t } = useLingui();
  const reading = useQuery({ ...readingQuery(text), enabled: text !== '' });
  return (
    <div className={classes.box}>
      <Section
        title={t`Slik leses et søk`}
        lead={<Trans>Skriv det noen kan finne på å søke etter.</Trans>}
      >
        <SearchField label={t`Tekst som skal leses`} value={text} onChange={onChange} />
        {text !== '' && (
          <div className={classes.answer} role="status">
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
          </div>
        )}
      </Section>
    </div>
  );
}

function Group({ group: { term, competencies, exact, near, ambiguous } }: { group: Reading }) {
  const also = exact.filter((word) => word.toLowerCase() !== term);
  return (
    <li className={classes.group}>
      <strong>{term}</strong>
      <dl>
        <Line label={<Trans>Kompetanse</Trans>} isShown={competencies.length > 0}>
          <Terms terms={competencies} />
        </Line>
        <Line label={<Trans>Finner også</Trans>} isShown={also.length > 0}>
          {also.join(', ')}
        </Line>
        <Line label={<Trans>Nesten, lenger ned</Trans>} isShown={near.length > 0}>
          {near.join(', ')}
        </Line>
        <Line label={<Trans>Kan bety, foreslås bare</Trans>} isShown={ambiguous.length > 0}>
          <Terms terms={ambiguous} />
        </Line>
        <Line
          label={<Trans>Bare ordet selv</Trans>}
          isShown={competencies.length + also.length + near.length + ambiguous.length === 0}
        >
          <Trans>Ingen kompetanse heter dette.</Trans>
        </Line>
      </dl>
    </li>
  );
}

interface LineProps {
  label: ReactNode;
  isShown: boolean;
  children: ReactNode;
}

function Line({ label, isShown, children }: LineProps) {
  if (!isShown) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
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
