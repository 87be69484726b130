import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '../../client/use-locale.ts';
import { levelTexts } from '../../profiles/public/level-texts.ts';
import { countryTexts } from '../../ui/text/country-texts.ts';
import { DateText } from '../../ui/text/DateText.tsx';
import { usePercentText } from '../../ui/text/number-text.ts';
import { TextLink } from '../../ui/text/TextLink.tsx';
import type { ReadSpan } from '../vocabulary.queries.ts';
import { languageText, rangeText } from './span-range.ts';
import {
  clearanceTexts,
  rateUnitTexts,
  seniorityTexts,
  wantedTexts,
  workModeTexts,
} from './span-texts.ts';

/** What the words of a span mean, in the reader's own words. */
export function SpanMeaning({ span }: { span: ReadSpan }) {
  const { t } = useLingui();
  const locale = useLocale();
  switch (span.kind) {
    case 'role':
    case 'skill':
    case 'industry':
      return <TextLink href={`/competencies/${span.competency}`}>{span.name}</TextLink>;
    case 'seniority':
      return t(seniorityTexts[span.level]);
    case 'language': {
      const name = languageText(locale, span.locale);
      return span.level === null ? name : `${name}, ${t(levelTexts[span.level]).toLowerCase()}`;
    }
    case 'clearance':
      return t(clearanceTexts[span.clearance]);
    case 'place':
      return `${span.name}, ${t(countryTexts[span.country])}`;
    case 'work_mode':
      return t(workModeTexts[span.mode]);
    case 'customer':
      return span.name;
    case 'organization':
      return t(wantedTexts[span.organization]);
    case 'years':
    case 'start':
    case 'end':
    case 'duration':
    case 'deadline':
    case 'extent':
    case 'rate':
      return <Amount span={span} />;
  }
}

type Measured = Extract<
  ReadSpan,
  { kind: 'years' | 'start' | 'end' | 'duration' | 'deadline' | 'extent' | 'rate' }
>;

function Amount({ span }: { span: Measured }) {
  const { t } = useLingui();
  const inPercent = usePercentText();
  switch (span.kind) {
    case 'start':
    case 'end':
    case 'deadline':
      return span.day === null ? <Trans>Så snart som mulig</Trans> : <DateText value={span.day} />;
    case 'years':
      return <Trans>{rangeText(span)} år</Trans>;
    case 'duration':
      return (
        <>
          {rangeText(span)}{' '}
          <Plural value={span.most ?? span.least ?? 0} one="måned" other="måneder" />
        </>
      );
    case 'extent':
      return rangeText(span, inPercent);
    case 'rate':
      return `${rangeText(span)} ${span.currency} ${t(rateUnitTexts[span.per])}`;
  }
}
