import { Mark } from './mark.tsx';

/** The product's name beside its mark, on the log-in page. */
export function Logo() {
  return (
    <div className="plantsoen-logo">
      <Mark />
      <span>Plantsoen</span>
    </div>
  );
}
