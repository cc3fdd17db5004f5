'use client';

import { JoinField, useDocumentEvents } from '@payloadcms/ui';
import type { JoinFieldClientComponent } from 'payload';
import { createContext, useEffect, useState } from 'react';

/** Reads the variants of the table again. */
export const ReloadVariants = createContext<() => void>(() => {});

/**
 * Renders the table of a product's variants, and reads it again after they were sorted or one was added. Payload would keep the old order,
 * with a new variant on top, until the page is reloaded.
 */
export const VariantsField: JoinFieldClientComponent = (props) => {
  const { mostRecentUpdate } = useDocumentEvents();
  const [sortedTimes, setSortedTimes] = useState(0);
  const [added, setAdded] = useState<unknown>();
  useEffect(() => {
    if (mostRecentUpdate?.entitySlug === 'variants' && mostRecentUpdate.operation === 'create')
      setAdded(mostRecentUpdate.updatedAt);
  }, [mostRecentUpdate]);
  return (
    <ReloadVariants value={() => setSortedTimes((times) => times + 1)}>
      <JoinField key={`${sortedTimes} ${added}`} {...props} />
    </ReloadVariants>
  );
};
