// Exports for domains that offer personal data as CSV.
export { byteOrderMark, csvRow, separatorFor } from './submissions/csv.ts';
