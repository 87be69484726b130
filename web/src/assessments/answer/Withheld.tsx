import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { withheldThings, type WithheldThing } from '@torg/protocol/assessments/assessment-terms';
import { withheldTexts } from '../assessment-texts.ts';

interface WithheldProps {
  /** what this question needs */
  except?: WithheldThing;
}

/** What no engine got to see. */
export function Withheld({ except }: WithheldProps) {
  const { t, i18n } = useLingui();
  const withheld = withheldThings.filter((thing) => thing !== except);
  const words = withheld.map((thing) => t(withheldTexts[thing]));
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(words);
  return (
    <Text size="sm" c="dimmed">
      <Trans>Ble ikke sendt med: {list}.</Trans>
    </Text>
  );
}
