declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Something that a visitor did, told to the tag manager: its name, and texts and numbers that say nothing of who it was. */
export type ReportedEvent = { event: string } & Readonly<Record<string, string | number | null | undefined>>;

/** Notes an event in the data layer (SEO-03). It waits there: a container that takes it away is loaded after consent only. */
export function reportEvent(event: ReportedEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
