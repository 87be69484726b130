/** Which interests the editors' page shows; the first is shown when the address names none. */
export const interestTabs = ['waiting', 'answered', 'all'] as const;
export type InterestTab = (typeof interestTabs)[number];

export const readInterestTab = (search: Record<string, unknown>): { tab?: InterestTab } => {
  const tab = interestTabs.find((one) => one === search['tab']);
  return tab === undefined ? {} : { tab };
};
