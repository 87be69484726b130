/** An address of a picture that only this server reads, and only for the same company. */
export const pictureFor = (organization: string): string =>
  `picture at Flowcase of ${organization}`;
