import { Mark } from './mark.tsx';

/** Renders the product's name beside its logo on the log-in page. */
export function Logo() {
  return (
    <div className="plantsoen-logo">
      <Mark />
      <span>Plantsoen</span>
    </div>
  );
}
