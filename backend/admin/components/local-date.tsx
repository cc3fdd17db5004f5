'use client';

import { useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

/** Renders a day, and its time if asked for, in the time zone of the editor's browser, which the server does not know. */
export function LocalDate({ date, hasTime = false }: { date: string; hasTime?: boolean }) {
  const { i18n } = useTranslation();
  const [text, setText] = useState('');
  useEffect(() => {
    const styles: Intl.DateTimeFormatOptions = { dateStyle: 'medium', ...(hasTime && { timeStyle: 'short' }) };
    setText(new Intl.DateTimeFormat(i18n.language, styles).format(new Date(date)));
  }, [date, hasTime, i18n.language]);
  return <time dateTime={date}>{text}</time>;
}
