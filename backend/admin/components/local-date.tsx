'use client';

import { useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

/** Renders a day in the time zone of the editor's browser, which the server does not know. */
export function LocalDate({ date }: { date: string }) {
  const { i18n } = useTranslation();
  const [text, setText] = useState('');
  useEffect(() => {
    setText(new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(new Date(date)));
  }, [date, i18n.language]);
  return <time dateTime={date}>{text}</time>;
}
