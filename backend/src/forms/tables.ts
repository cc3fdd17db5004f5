// What other domains need that hand out tables of what people have sent.
export { byteOrderMark, csvRow, separatorFor } from './submissions/csv.ts';
