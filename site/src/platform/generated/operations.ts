// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../data/operation.ts';
import type * as types from './operations-types.ts';

export const NotFoundPage: Operation<types.NotFoundPageQuery, types.NotFoundPageQueryVariables> = { name: 'NotFoundPage', id: '12d4b4f0679dd70a27053605ef511cea6cf23c318473f5fa37bf25e57e31d131' };
export const ServiceUnavailablePage: Operation<types.ServiceUnavailablePageQuery, types.ServiceUnavailablePageQueryVariables> = { name: 'ServiceUnavailablePage', id: '5ad3f2b8c1d74138fd1140b649ea70327ef12ccf8213a8167f72dc300ee280bb' };
export const FaqPage: Operation<types.FaqPageQuery, types.FaqPageQueryVariables> = { name: 'FaqPage', id: 'b59d521b44ebafa20f9bac3f61d982591032dfe00f90077cc9947cffb4f48341' };
export const FaqQuestionPage: Operation<types.FaqQuestionPageQuery, types.FaqQuestionPageQueryVariables> = { name: 'FaqQuestionPage', id: 'b21e4ee77183ef6bae852d2fde35c23c043898806f6507f458a8b5f417229279' };
export const Shell: Operation<types.ShellQuery, types.ShellQueryVariables> = { name: 'Shell', id: '4f3b1dbb75cf00ac0c28013b73cb3bfb6f251e207cacf773793396b190756b67' };
export const NewsArticlePage: Operation<types.NewsArticlePageQuery, types.NewsArticlePageQueryVariables> = { name: 'NewsArticlePage', id: 'c4615e576a253a227cb5896d7d5a93c647a2a712eb49ba7830f56bfae58225da' };
export const NewsPage: Operation<types.NewsPageQuery, types.NewsPageQueryVariables> = { name: 'NewsPage', id: '8eefd59eaeb4496a1f4818edccb3e10be58b99eef52e7e146df46f45d724d181' };
export const ContentPage: Operation<types.ContentPageQuery, types.ContentPageQueryVariables> = { name: 'ContentPage', id: 'b91f9bc4387a7bb46c1b426c57c3d0ee52e8becb76ec88844d125704e99e1c9c' };
export const HomePage: Operation<types.HomePageQuery, types.HomePageQueryVariables> = { name: 'HomePage', id: 'e379889bd5125b5a0c40bb3fbee27737f5069d1e57b346488cfaddc62e4e6441' };
export const WhereIs: Operation<types.WhereIsQuery, types.WhereIsQueryVariables> = { name: 'WhereIs', id: '88ef5fa1c5bcfe57472b21ec7019d567c686b264bdec25d0a09e998da742550e' };
export const CategoryPage: Operation<types.CategoryPageQuery, types.CategoryPageQueryVariables> = { name: 'CategoryPage', id: '269017b0b43d97e36d05f491627c28d0bf58b636d267e08e67b54603eec25da9' };
export const CategoryProducts: Operation<types.CategoryProductsQuery, types.CategoryProductsQueryVariables> = { name: 'CategoryProducts', id: '7bad6a04cdac555e63b57e6265d881d42ff1bf1f09246ebe848eea51d50a48fb' };
export const ProductPage: Operation<types.ProductPageQuery, types.ProductPageQueryVariables> = { name: 'ProductPage', id: '68f74c6386aa81610779fb28ad447c949ece953aad4233d2955269274c183f79' };
export const ProductsOverviewPage: Operation<types.ProductsOverviewPageQuery, types.ProductsOverviewPageQueryVariables> = { name: 'ProductsOverviewPage', id: 'ce19b1003e2c15991804af14609030f78242c237d025bba1c408f01005604f38' };
export const ProjectPage: Operation<types.ProjectPageQuery, types.ProjectPageQueryVariables> = { name: 'ProjectPage', id: 'cdfca8700da5abda2a430a60fb4227232dbaf869d6470ce54bebb1669a5d50e6' };
export const ProjectsPage: Operation<types.ProjectsPageQuery, types.ProjectsPageQueryVariables> = { name: 'ProjectsPage', id: 'e96a81e17150fc0af8d61741faba1b1ee114e9837d1a01f4de5416e4e58aa896' };
