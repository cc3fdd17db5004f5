import { useEffect, useState } from 'react';

/** The section that is being read: the last one that has come into the upper third of the window; the first before that. */
export function useCurrentSection(sections: readonly { id: string }[]): string | undefined {
  const ids = sections.map(({ id }) => id).join(' ');
  const [current, setCurrent] = useState(sections[0]?.id);
  useEffect(() => {
    const order = ids.split(' ');
    const reached = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
          const isReached = isIntersecting || boundingClientRect.top < (rootBounds?.top ?? 0);
          if (isReached) reached.add(target.id);
          else reached.delete(target.id);
        }
        setCurrent(order.findLast((id) => reached.has(id)) ?? order[0]);
      },
      // Down to a third of the window; what is above it has been reached.
      { rootMargin: '0px 0px -66% 0px' },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
