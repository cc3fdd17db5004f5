// Generated from the contract by `npm run contract`; do not edit.
import type { Operation } from '../data/operation.ts';
import type * as types from './operations-types.ts';

export const NotFoundPage: Operation<types.NotFoundPageQuery, types.NotFoundPageQueryVariables> = { name: 'NotFoundPage', id: '12d4b4f0679dd70a27053605ef511cea6cf23c318473f5fa37bf25e57e31d131' };
export const ServiceUnavailablePage: Operation<types.ServiceUnavailablePageQuery, types.ServiceUnavailablePageQueryVariables> = { name: 'ServiceUnavailablePage', id: '5ad3f2b8c1d74138fd1140b649ea70327ef12ccf8213a8167f72dc300ee280bb' };
export const FaqPage: Operation<types.FaqPageQuery, types.FaqPageQueryVariables> = { name: 'FaqPage', id: 'abbf53da705e9421bf8472b7d903228bdaa909a0f953040217a1491fd7d81d49' };
export const FaqQuestionPage: Operation<types.FaqQuestionPageQuery, types.FaqQuestionPageQueryVariables> = { name: 'FaqQuestionPage', id: 'de3684ff4fbab276e77612f58adcfb36db131b571b8de9fc1165f8863b85bc96' };
export const Shell: Operation<types.ShellQuery, types.ShellQueryVariables> = { name: 'Shell', id: '4f3b1dbb75cf00ac0c28013b73cb3bfb6f251e207cacf773793396b190756b67' };
export const NewsArticlePage: Operation<types.NewsArticlePageQuery, types.NewsArticlePageQueryVariables> = { name: 'NewsArticlePage', id: '67fef97beae2c6edec6843713492facfaf386f04b3e31a50279762570d0b17c6' };
export const NewsPage: Operation<types.NewsPageQuery, types.NewsPageQueryVariables> = { name: 'NewsPage', id: '8e28b8c10d24ca9b14d98a5953422a7bd47f9c9514f9d6d02347352fec0b1944' };
export const ContentPage: Operation<types.ContentPageQuery, types.ContentPageQueryVariables> = { name: 'ContentPage', id: '4eeb13f4b4f2b8e92ca2227e96650ea85c964db2dc2c5373379977c7a465c2ff' };
export const HomePage: Operation<types.HomePageQuery, types.HomePageQueryVariables> = { name: 'HomePage', id: 'b42e4d77001e4fa6369ba96a1a1cac4c2757dae3bd00fbb90ddf239dcb6e7965' };
export const CategoryPage: Operation<types.CategoryPageQuery, types.CategoryPageQueryVariables> = { name: 'CategoryPage', id: 'ede025854b29fb96dc05518ed309570205922adb3c08e98e2e7c78fd9dbedade' };
export const CategoryProducts: Operation<types.CategoryProductsQuery, types.CategoryProductsQueryVariables> = { name: 'CategoryProducts', id: '7bad6a04cdac555e63b57e6265d881d42ff1bf1f09246ebe848eea51d50a48fb' };
export const ProductPage: Operation<types.ProductPageQuery, types.ProductPageQueryVariables> = { name: 'ProductPage', id: 'd1168585c27099de401461e30424b61bf60a1d2b6605ed1c0ba88f3241b71272' };
export const ProductsOverviewPage: Operation<types.ProductsOverviewPageQuery, types.ProductsOverviewPageQueryVariables> = { name: 'ProductsOverviewPage', id: '603a7078f9bf0881a0182fbdc7f17b73e4b5def818c78a6319738f5bf6242dca' };
export const ProjectPage: Operation<types.ProjectPageQuery, types.ProjectPageQueryVariables> = { name: 'ProjectPage', id: 'c8bee94ce39d025316534e32cdaa8bab0bb15dd93024a72309cb2403188aa5dc' };
export const ProjectsPage: Operation<types.ProjectsPageQuery, types.ProjectsPageQueryVariables> = { name: 'ProjectsPage', id: '8c51da1fd61f7be9fcf69f4b531f7c62e20418f8d0bd3429bbf3e7362b344631' };
