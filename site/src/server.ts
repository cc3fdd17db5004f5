export { renderDocument } from './platform/rendering/render-document.server.tsx';
export { withPageRequest } from './platform/rendering/page-request.server.ts';
