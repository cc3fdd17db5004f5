import { useEffect, useState } from 'react';

/**
 * Returns the id of the current section: the last one that has entered the upper third of the window, or else the first, also until
 * the sections are rendered.
 */
export function useCurrentSection(sections: readonly { id: string }[], areRendered: boolean): string | undefined {
  const ids = sections.map(({ id }) => id).join(' ');
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => {
    if (!areRendered) return;
    const order = ids.split(' ');
    const reached = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) reached.add(target.id);
          else reached.delete(target.id);
        }
        setCurrent(order.findLast((id) => reached.has(id)) ?? order[0]);
      },
      // Covers everything above the page down to a third of the window.
      { rootMargin: '1000000px 0px -66%' },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids, areRendered]);
  return current;
}
