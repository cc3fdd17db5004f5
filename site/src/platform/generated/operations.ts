// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../data/operation.ts';
import type * as types from './operations-types.ts';

export const NotFoundPage: Operation<types.NotFoundPageQuery, types.NotFoundPageQueryVariables> = { name: 'NotFoundPage', id: 'e7cde2a2e6c4dc7b3f827c43796ad01a8214aeab8f81c0eeaeb7ba91032b16b5' };
export const ServiceUnavailablePage: Operation<types.ServiceUnavailablePageQuery, types.ServiceUnavailablePageQueryVariables> = { name: 'ServiceUnavailablePage', id: 'fb607664d3ef85d0a517a0c1271943d99b367c301bf888c0d04cded80993e471' };
export const FaqPage: Operation<types.FaqPageQuery, types.FaqPageQueryVariables> = { name: 'FaqPage', id: 'b59d521b44ebafa20f9bac3f61d982591032dfe00f90077cc9947cffb4f48341' };
export const FaqQuestionPage: Operation<types.FaqQuestionPageQuery, types.FaqQuestionPageQueryVariables> = { name: 'FaqQuestionPage', id: 'b21e4ee77183ef6bae852d2fde35c23c043898806f6507f458a8b5f417229279' };
export const LogInBox: Operation<types.LogInBoxQuery, types.LogInBoxQueryVariables> = { name: 'LogInBox', id: 'b7ba8ef07c9d96f4ed2e74d21e4b89d83cd4a2089cbdfafc73bcaaef04a1077a' };
export const MenuPictures: Operation<types.MenuPicturesQuery, types.MenuPicturesQueryVariables> = { name: 'MenuPictures', id: '93075c55d1d8a8255476462b351dd05392deac91fb22343bc790ea3fb3dfead0' };
export const Shell: Operation<types.ShellQuery, types.ShellQueryVariables> = { name: 'Shell', id: '98657b4bbe8e04e220326dab793b515d47695b6816cb122e75528fc99f73b495' };
export const NewsArticlePage: Operation<types.NewsArticlePageQuery, types.NewsArticlePageQueryVariables> = { name: 'NewsArticlePage', id: '39774fa791b8a8a4df8b5b4588bc3ad9fa03d122b7b84bd35fb2933930056c78' };
export const NewsPage: Operation<types.NewsPageQuery, types.NewsPageQueryVariables> = { name: 'NewsPage', id: '652a89a8a347afa04043a87702512a90fe72978564f5e671a7a40c14d505b729' };
export const ContentPage: Operation<types.ContentPageQuery, types.ContentPageQueryVariables> = { name: 'ContentPage', id: 'bc63e7393c19636b3c1ad83d6557964b2a5174b9c6c31153ef488b111623589d' };
export const WhereIs: Operation<types.WhereIsQuery, types.WhereIsQueryVariables> = { name: 'WhereIs', id: '88ef5fa1c5bcfe57472b21ec7019d567c686b264bdec25d0a09e998da742550e' };
export const SessionViewer: Operation<types.SessionViewerQuery, types.SessionViewerQueryVariables> = { name: 'SessionViewer', id: 'a15ef156b5258edaa81a458f19b3474203982baa4fed194003cba670488fb586' };
export const CategoryPage: Operation<types.CategoryPageQuery, types.CategoryPageQueryVariables> = { name: 'CategoryPage', id: '63d97277db262d9571cb0dca76e9107347d4fe205661c8d658bc65cb336ac14c' };
export const CategoryProducts: Operation<types.CategoryProductsQuery, types.CategoryProductsQueryVariables> = { name: 'CategoryProducts', id: '9f71f19b2fb1f802049d0e433b074c45f7f7a9c52399b673e20881a0fb817a5c' };
export const ProductsOverviewPage: Operation<types.ProductsOverviewPageQuery, types.ProductsOverviewPageQueryVariables> = { name: 'ProductsOverviewPage', id: '078de5dc57a3270a2c2deb1b1a8cc30ac0f6786e7a48e80c9c3be7163b156f95' };
export const ProductPage: Operation<types.ProductPageQuery, types.ProductPageQueryVariables> = { name: 'ProductPage', id: '562526a3746679ff55ed0714d0ebfb60a1ff785e9774fae47df99c94bed8786e' };
export const ProjectPage: Operation<types.ProjectPageQuery, types.ProjectPageQueryVariables> = { name: 'ProjectPage', id: 'b28ddf713a3df2513dde42bdcc05412fd1a901e4570b5718e63897bd87a6456c' };
export const ProjectsPage: Operation<types.ProjectsPageQuery, types.ProjectsPageQueryVariables> = { name: 'ProjectsPage', id: '00add36a1464440ed554bb91cf71d1a58c2bca562a751e56142c6155bfba2ccc' };
export const QuotationListPage: Operation<types.QuotationListPageQuery, types.QuotationListPageQueryVariables> = { name: 'QuotationListPage', id: '500649eeb89d84ae63958eae8648396a188e5ce0087eee6d877bcae6720a6bee' };
export const QuotationProducts: Operation<types.QuotationProductsQuery, types.QuotationProductsQueryVariables> = { name: 'QuotationProducts', id: '2efbdbd99bceec2080610d84ffa04af8fbf7a141daf71e01f542ee873acbad9a' };
export const QuoteRequestContact: Operation<types.QuoteRequestContactQuery, types.QuoteRequestContactQueryVariables> = { name: 'QuoteRequestContact', id: 'd0607af19fce6cdc1cdbf9253718517c7c8e7fbe0ab303920f63a4f8082e284d' };
