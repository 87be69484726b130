import { Trans } from '@lingui/react/macro';

/** What a conflict is, and what an answer does. */
export const ConflictsLead = () => (
  <Trans>
    Her er det samme endret både på Torg og i Flowcase. Profilen viser det som står på Torg til dere
    svarer. Der tekstene ligner hverandre, er ord som bare står på den ene siden,{' '}
    <u>understreket</u>.
  </Trans>
);
