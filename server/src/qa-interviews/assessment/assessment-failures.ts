import type { Locale } from '@torg/protocol/terms';
import type { NoAnswerReason } from '../../platform/ports/language-model.ts';

/** Why there is no opinion, for the admin who requested one. */
export const assessmentFailures: Record<Locale, Record<NoAnswerReason | 'lost', string>> = {
  nb: {
    timed_out: 'Språkmodellen svarte ikke i tide.',
    unreachable: 'Språkmodellen var ikke å få tak i.',
    busy: 'Språkmodellen hadde for mye å gjøre.',
    refused: 'Språkmodellen tok ikke imot spørsmålet. Oppsettet må ses over.',
    not_an_answer: 'Språkmodellen svarte ikke i den formen som ble bedt om.',
    lost: 'Vurderingen ble avbrutt for mange ganger.',
  },
  sv: {
    timed_out: 'Språkmodellen svarade inte i tid.',
    unreachable: 'Språkmodellen gick inte att nå.',
    busy: 'Språkmodellen hade för mycket att göra.',
    refused: 'Språkmodellen tog inte emot frågan. Inställningarna behöver ses över.',
    not_an_answer: 'Språkmodellen svarade inte i den form som efterfrågades.',
    lost: 'Bedömningen avbröts för många gånger.',
  },
  en: {
    timed_out: 'The language model did not answer in time.',
    unreachable: 'The language model could not be reached.',
    busy: 'The language model had too much to do.',
    refused: 'The language model did not accept the question. Its settings need a look.',
    not_an_answer: 'The language model did not answer in the form that was asked for.',
    lost: 'The assessment was interrupted too often.',
  },
};
