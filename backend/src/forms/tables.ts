// Exports for domains that offer personal data as CSV.
export { byteOrderMark, csvRow, exportFileName, separatorFor } from './submissions/csv.ts';
