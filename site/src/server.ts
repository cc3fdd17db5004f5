export { withPageRequest } from './platform/rendering/page-request.server.ts';
export { renderDocument } from './platform/rendering/render-document.server.tsx';
