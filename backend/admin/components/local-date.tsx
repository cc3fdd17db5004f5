'use client';

import { useTranslation } from '@payloadcms/ui';
import { formatDate } from '../../src/platform/format-date.ts';

/** Renders a day, and its time if `hasTime`, in the company's time zone. Browsers may use other spaces than the server. */
export function LocalDate({ date, hasTime = false }: { date: string; hasTime?: boolean }) {
  const { i18n } = useTranslation();
  return (
    <time dateTime={date} suppressHydrationWarning>
      {formatDate(i18n.language, new Date(date), { hasTime })}
    </time>
  );
}
