import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocale } from '../../client/use-locale.ts';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { spansQuery, type ReadSpan } from '../vocabulary.queries.ts';
import { ReadingLine } from './ReadingLine.tsx';
import { SpanMeaning } from './SpanMeaning.tsx';
import { spanKindTexts } from './span-texts.ts';
import classes from './ReadingBox.module.css';

/** All that the reader finds in a text: what is meant, by which words, and what they say of it. */
export function ReadSpans({ text }: { text: string }) {
  const { t } = useLingui();
  const locale = useLocale();
  const spans = useQuery(spansQuery(text, locale));
  return (
    <QueryState query={spans} skeleton={<ListSkeleton rows={2} height={56} />}>
      {({ spans: found }) =>
        found.length === 0 ? (
          <Text size="sm" c="dimmed">
            <Trans>Her er det ingenting som gjenkjennes.</Trans>
          </Text>
        ) : (
          <ul className={classes.groups} aria-label={t`Det som gjenkjennes`}>
            {found.map((span) => (
              <SpanItem key={span.start} span={span} />
            ))}
          </ul>
        )
      }
    </QueryState>
  );
}

function SpanItem({ span }: { span: ReadSpan }) {
  const { t } = useLingui();
  const { importance, negation } = span;
  return (
    <li className={classes.group}>
      <strong>{span.text}</strong>
      <dl>
        <ReadingLine label={t(spanKindTexts[span.kind])} isShown>
          <SpanMeaning span={span} />
        </ReadingLine>
        <ReadingLine label={<Trans>Avkreftes av</Trans>} isShown={negation !== null}>
          {negation?.text}
        </ReadingLine>
        <ReadingLine
          label={<Trans>Må være der, ifølge</Trans>}
          isShown={importance?.kind === 'must'}
        >
          {importance?.words.text}
        </ReadingLine>
        <ReadingLine
          label={<Trans>Bør være der, ifølge</Trans>}
          isShown={importance?.kind === 'should'}
        >
          {importance?.words.text}
        </ReadingLine>
      </dl>
    </li>
  );
}
