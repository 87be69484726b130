import type { aiJobLife } from '@torg/protocol/ai-jobs/ai-job-life';
import type { AnyReasonOf } from '@torg/protocol/lifecycle';
import type { Locale } from '@torg/protocol/terms';

export type AiFailure = AnyReasonOf<typeof aiJobLife>;

/** Why there is no answer, for whoever reads it. */
export const aiFailures: Record<Locale, Record<AiFailure, string>> = {
  nb: {
    timed_out: 'Språkmodellen svarte ikke i tide.',
    unreachable: 'Språkmodellen var ikke å få tak i.',
    busy: 'Språkmodellen hadde for mye å gjøre.',
    refused: 'Språkmodellen tok ikke imot spørsmålet. Oppsettet må ses over.',
    not_an_answer: 'Språkmodellen svarte ikke i den formen som ble bedt om.',
    cut_off: 'Svaret fra språkmodellen ble for langt og ble kuttet av.',
    declined: 'Språkmodellen ville ikke svare på dette.',
    lost: 'Vurderingen ble avbrutt for mange ganger.',
    gone: 'Det som skulle vurderes, er slettet eller arkivert.',
    cancelled: 'Vurderingen ble stoppet før den var ferdig.',
  },
  sv: {
    timed_out: 'Språkmodellen svarade inte i tid.',
    unreachable: 'Språkmodellen gick inte att nå.',
    busy: 'Språkmodellen hade för mycket att göra.',
    refused: 'Språkmodellen tog inte emot frågan. Inställningarna behöver ses över.',
    not_an_answer: 'Språkmodellen svarade inte i den form som efterfrågades.',
    cut_off: 'Svaret från språkmodellen blev för långt och kapades.',
    declined: 'Språkmodellen ville inte svara på detta.',
    lost: 'Bedömningen avbröts för många gånger.',
    gone: 'Det som skulle bedömas är borttaget eller arkiverat.',
    cancelled: 'Bedömningen stoppades innan den var klar.',
  },
  en: {
    timed_out: 'The language model did not answer in time.',
    unreachable: 'The language model could not be reached.',
    busy: 'The language model had too much to do.',
    refused: 'The language model did not accept the question. Its settings need a look.',
    not_an_answer: 'The language model did not answer in the form that was asked for.',
    cut_off: 'The answer of the language model was too long and was cut off.',
    declined: 'The language model declined to answer this.',
    lost: 'The assessment was interrupted too often.',
    gone: 'What was to be assessed has been deleted or archived.',
    cancelled: 'The assessment was stopped before it was done.',
  },
};
