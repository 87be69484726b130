import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { withheldThings } from '@torg/protocol/assessments/assessment-terms';
import { withheldTexts } from '../assessment-texts.ts';

/** What no engine got to see. */
export function Withheld() {
  const { t, i18n } = useLingui();
  const words = withheldThings.map((thing) => t(withheldTexts[thing]));
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(words);
  return (
    <Text size="sm" c="dimmed">
      <Trans>Ble ikke sendt med: {list}.</Trans>
    </Text>
  );
}
