/** The number of results, where the focus moves when what had it in the list is gone. */
export const resultsId = 'results';
