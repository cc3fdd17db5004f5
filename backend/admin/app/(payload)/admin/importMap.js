import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StatusCell as StatusCell_1f8147c51209f8c7d45c3632cfc06ed4 } from '../../../components/status-cell.tsx'
import { RedirectImport as RedirectImport_bda4c58f651f46c3b3526b77e932c757 } from '../../../components/redirect-import.tsx'
import { QuoteLines as QuoteLines_7803b5f004a4a376efa3a8ac0c64bf8f } from '../../../components/quote-lines.tsx'
import { FormRowLabel as FormRowLabel_7e6f3cbdf98f8f76ad6745325e167c51 } from '../../../components/form-row-label.tsx'
import { SubmissionValues as SubmissionValues_cabc9f6d8249f09db28f1b5b2a7e1b1c } from '../../../components/submission-values.tsx'
import { SubmissionExport as SubmissionExport_975ad1e06a2d31524c1958ec0d79b358 } from '../../../components/submission-export.tsx'
import { SubscriberExport as SubscriberExport_14aa5e4b491910ec2db522e5e11bfe5f } from '../../../components/subscriber-export.tsx'
import { Mark as Mark_9b1111e127a140f9a4bf9efca67b3dcf } from '../../../components/mark.tsx'
import { Logo as Logo_9424320fe61375ad57eb1dfc1964312a } from '../../../components/logo.tsx'
import { TranslationsLink as TranslationsLink_3e5d037395185a7c3e615c5c2bb0e952 } from '../../../components/translations-link.tsx'
import { TranslationsView as TranslationsView_2a8f163a6852c26a22d0d98789d24d93 } from '../../../components/translations-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/components/status-cell.tsx#StatusCell": StatusCell_1f8147c51209f8c7d45c3632cfc06ed4,
  "/components/redirect-import.tsx#RedirectImport": RedirectImport_bda4c58f651f46c3b3526b77e932c757,
  "/components/quote-lines.tsx#QuoteLines": QuoteLines_7803b5f004a4a376efa3a8ac0c64bf8f,
  "/components/form-row-label.tsx#FormRowLabel": FormRowLabel_7e6f3cbdf98f8f76ad6745325e167c51,
  "/components/submission-values.tsx#SubmissionValues": SubmissionValues_cabc9f6d8249f09db28f1b5b2a7e1b1c,
  "/components/submission-export.tsx#SubmissionExport": SubmissionExport_975ad1e06a2d31524c1958ec0d79b358,
  "/components/subscriber-export.tsx#SubscriberExport": SubscriberExport_14aa5e4b491910ec2db522e5e11bfe5f,
  "/components/mark.tsx#Mark": Mark_9b1111e127a140f9a4bf9efca67b3dcf,
  "/components/logo.tsx#Logo": Logo_9424320fe61375ad57eb1dfc1964312a,
  "/components/translations-link.tsx#TranslationsLink": TranslationsLink_3e5d037395185a7c3e615c5c2bb0e952,
  "/components/translations-view.tsx#TranslationsView": TranslationsView_2a8f163a6852c26a22d0d98789d24d93,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
