/** Colleagues who follow their CV at Flowcase, and what that said before they edited their profile. */
export const demoFlowcase = [
  {
    consultant: 'samira-haddadi',
    subdomain: 'blaklokke',
    /** what both sides have changed since */
    before: {
      title: 'Dataingeniør',
      description:
        'Dataingeniør med erfaring fra energi og forsikring. Jeg bygger dataplattformer i Databricks og Azure.',
    },
  },
  { consultant: 'nasrin-ahmadi', subdomain: 'kantarell', before: {} },
] as const;
