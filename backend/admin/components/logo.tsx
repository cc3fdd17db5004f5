/** Renders the product's logo: a tree and a bench on the ground line. */
export function Mark() {
  return (
    <svg className="plantsoen-mark" viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <path d="M3 27h26" stroke="currentColor" strokeWidth="2" />
      <circle className="plantsoen-crown" cx="13" cy="11" r="8" />
      <path d="M13 10v17" stroke="currentColor" strokeWidth="2" />
      <path d="M19 21h8M21 21v6M25 21v6" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

/** Renders the product's name beside its logo on the log-in page. */
export function Logo() {
  return (
    <div className="plantsoen-logo">
      <Mark />
      <span>Plantsoen</span>
    </div>
  );
}
