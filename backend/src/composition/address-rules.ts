import { faqQuestionAddressRule } from '../faq/address-rule.ts';
import { newsArticleAddressRule } from '../news/address-rule.ts';
import { pageAddressRule } from '../pages/address-rule.ts';
import type { AddressRule } from '../platform/addresses/address.ts';
import { categoryAddressRule, productAddressRule } from '../products/address-rules.ts';
import { projectAddressRule } from '../projects/address-rule.ts';

/** The address rules of all domains, parent types first. */
export const addressRules: readonly AddressRule[] = [
  pageAddressRule,
  categoryAddressRule,
  productAddressRule,
  projectAddressRule,
  newsArticleAddressRule,
  faqQuestionAddressRule,
];
