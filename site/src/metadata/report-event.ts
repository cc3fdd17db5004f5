declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** An action of a visitor for the tag manager: its name, with texts and numbers that do not identify the visitor. */
export type ReportedEvent = { event: string } & Readonly<Record<string, string | number | null | undefined>>;

/** Adds an event to the data layer (SEO-03). The container that processes it is loaded only after consent. */
export function reportEvent(event: ReportedEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
