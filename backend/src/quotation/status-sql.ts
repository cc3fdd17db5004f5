/** The open statuses of quote requests (`isOpen`), as a list for statements. */
export const openStatusList = `('new', 'answered', 'offered')`;

/** All statuses of quote requests in the order of `statusLabels`, as an array for statements. */
export const statusOrder = `array['new', 'answered', 'offered', 'won', 'lost', 'closed']`;
