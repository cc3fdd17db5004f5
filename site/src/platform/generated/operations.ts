// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../data/operation.ts';
import type * as types from './operations-types.ts';

export const NotFoundPage: Operation<types.NotFoundPageQuery, types.NotFoundPageQueryVariables> = { name: 'NotFoundPage', id: '43bc0aff03118501275e1cd656569ec763eec8af0e143af0c7a724489a2879c7' };
export const ServiceUnavailablePage: Operation<types.ServiceUnavailablePageQuery, types.ServiceUnavailablePageQueryVariables> = { name: 'ServiceUnavailablePage', id: '23de3f6ce5fb4af0aede50a723b496ac41b09cbd4503eec59bfe142a812d4ce4' };
export const FaqPage: Operation<types.FaqPageQuery, types.FaqPageQueryVariables> = { name: 'FaqPage', id: 'b59d521b44ebafa20f9bac3f61d982591032dfe00f90077cc9947cffb4f48341' };
export const FaqQuestionPage: Operation<types.FaqQuestionPageQuery, types.FaqQuestionPageQueryVariables> = { name: 'FaqQuestionPage', id: 'b21e4ee77183ef6bae852d2fde35c23c043898806f6507f458a8b5f417229279' };
export const Shell: Operation<types.ShellQuery, types.ShellQueryVariables> = { name: 'Shell', id: '4f3b1dbb75cf00ac0c28013b73cb3bfb6f251e207cacf773793396b190756b67' };
export const NewsArticlePage: Operation<types.NewsArticlePageQuery, types.NewsArticlePageQueryVariables> = { name: 'NewsArticlePage', id: '3ee7f71b9a0d9737166281d0a0c691a1155bee0378946e058dd307dd230006be' };
export const NewsPage: Operation<types.NewsPageQuery, types.NewsPageQueryVariables> = { name: 'NewsPage', id: '61632f421a65327b47ed77ec830c9fcc5643945b33052585b50f1774631dd6af' };
export const ContentPage: Operation<types.ContentPageQuery, types.ContentPageQueryVariables> = { name: 'ContentPage', id: 'ddbcde9b75c9adc4da836e1b269c0240fc4128acb3a15895472a993867c6fa56' };
export const HomePage: Operation<types.HomePageQuery, types.HomePageQueryVariables> = { name: 'HomePage', id: 'ea98656200b02cd7bb4c114d6c180501a14e6fd1485f71e88911b4566d911c00' };
export const WhereIs: Operation<types.WhereIsQuery, types.WhereIsQueryVariables> = { name: 'WhereIs', id: '88ef5fa1c5bcfe57472b21ec7019d567c686b264bdec25d0a09e998da742550e' };
export const CategoryPage: Operation<types.CategoryPageQuery, types.CategoryPageQueryVariables> = { name: 'CategoryPage', id: '63d97277db262d9571cb0dca76e9107347d4fe205661c8d658bc65cb336ac14c' };
export const CategoryProducts: Operation<types.CategoryProductsQuery, types.CategoryProductsQueryVariables> = { name: 'CategoryProducts', id: 'f10e66f648a131de9e3c695d169403d15e27933eede9134de9759ee06ca681ed' };
export const ProductPage: Operation<types.ProductPageQuery, types.ProductPageQueryVariables> = { name: 'ProductPage', id: 'dea84944c2f282683d5955c39e65b14d79cc3339c2e6d03ee8ec472444b1b4ca' };
export const ProductsOverviewPage: Operation<types.ProductsOverviewPageQuery, types.ProductsOverviewPageQueryVariables> = { name: 'ProductsOverviewPage', id: 'b4347d3fff513788fb9511355ead88b1bba42208e265d044dabc24b7269fd66c' };
export const ProjectPage: Operation<types.ProjectPageQuery, types.ProjectPageQueryVariables> = { name: 'ProjectPage', id: 'f058b1dfddfefe8c4476482e9c765ea14402c0a402dc33ae1f1f4eef2c5b89f9' };
export const ProjectsPage: Operation<types.ProjectsPageQuery, types.ProjectsPageQueryVariables> = { name: 'ProjectsPage', id: '00add36a1464440ed554bb91cf71d1a58c2bca562a751e56142c6155bfba2ccc' };
