import { SharedNote as SharedNote_d102432da54ab53080fd455b5f0b795d } from '../../../components/shared-note.tsx'
import { DimensionPoints as DimensionPoints_ef9ecfecf5dba0220b31f9034b1429d6 } from '../../../components/pages/dimension-points.tsx'
import { NumberField as NumberField_0d79827dc9d3d8ebaada13efb1005ceb } from '../../../components/cells/number-field.tsx'
import { RowLabel as RowLabel_c51243af3e2546d958bf23866ae9a975 } from '../../../components/row-label.tsx'
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
import { BlockLabel as BlockLabel_e90d753b0741882c5b76bc8efaabe25f } from '../../../components/page-builder/block-label.tsx'
import { PageBlocks as PageBlocks_2f67f82a4db30e537a2176c897afc39d } from '../../../components/page-builder/page-blocks.tsx'
import { SlugField as SlugField_7dfaf06f363e602cb61b124f8d29f069 } from '../../../components/slug-field.tsx'
import { RelationCell as RelationCell_186b92e58c428f32ac1d4072c5a94009 } from '../../../components/cells/relation-cell.tsx'
import { StatusCell as StatusCell_1f8147c51209f8c7d45c3632cfc06ed4 } from '../../../components/status-cell.tsx'
import { TranslationForm as TranslationForm_e8b13368fca135c80c3e4185fb4cceae } from '../../../components/translations/translation-form.tsx'
import { BulkDeleteGuard as BulkDeleteGuard_107d2e02ccae57af9493e6ead82c2550 } from '../../../components/references/bulk-delete-guard.tsx'
import { ChangedElsewhere as ChangedElsewhere_486d1dd21ce5e3ad32648907275d69c5 } from '../../../components/changed-elsewhere.tsx'
import { LanguageGuard as LanguageGuard_75f01fdc76b463e9b3cfca72306a8025 } from '../../../components/language-guard.tsx'
import { TitleFallback as TitleFallback_9bf178c5c50098c7338f0126df74e2c0 } from '../../../components/title-fallback.tsx'
import { PublishLanguages as PublishLanguages_582d5bfb7f797404c1d74deeb2374107 } from '../../../components/publish-languages.tsx'
import { DeleteEntry as DeleteEntry_e211b82c39fcbc286150e7a01d7ea9b6 } from '../../../components/references/delete-entry.tsx'
import { ActivityView as ActivityView_6d9efdc47e0016cefed8d6b86704f0e4 } from '../../../components/activity/activity-view.tsx'
import { VersionView as VersionView_39d52089499c149c4b0034373cde4723 } from '../../../components/activity/version-view.tsx'
import { LivePreview as LivePreview_30518d9749e6ea9ce111d32254031ad2 } from '../../../components/live-preview/live-preview.tsx'
import { TranslateView as TranslateView_735fb22921ac934d105e4c9adf3ba61b } from '../../../components/translations/translate-view.tsx'
import { UsedInView as UsedInView_1904ea9c583196d1d67cf2ae2c13faf4 } from '../../../components/references/used-in-view.tsx'
import { UsedInPill as UsedInPill_f98c24019bcbe8aa5e695842c653b9ae } from '../../../components/references/used-in-pill.tsx'
import { TextsCell as TextsCell_866a8486c60aeb0fcf9585e60d69b42a } from '../../../components/cells/texts-cell.tsx'
import { VariantsField as VariantsField_115db5d15aeb5267fe02b83bcdad5ecc } from '../../../components/products/variants-field.tsx'
import { VariantOrder as VariantOrder_1b0f5f3fedbf4b258a90d78ac8fac3bb } from '../../../components/products/variant-order.tsx'
import { FactText as FactText_caba62dedca94be0a5f1266e597a7710 } from '../../../components/products/fact-value.tsx'
import { FactNumber as FactNumber_caba62dedca94be0a5f1266e597a7710 } from '../../../components/products/fact-value.tsx'
import { FactRowLabel as FactRowLabel_caba62dedca94be0a5f1266e597a7710 } from '../../../components/products/fact-value.tsx'
import { AmountField as AmountField_0d79827dc9d3d8ebaada13efb1005ceb } from '../../../components/cells/number-field.tsx'
import { AvailabilityCell as AvailabilityCell_40e38646a89f3a4509844acc67484200 } from '../../../components/products/availability-cell.tsx'
import { ImportLink as ImportLink_347304292d3e2f6ff64b860971f024e7 } from '../../../components/imports/import-link.tsx'
import { AvailabilityEntry as AvailabilityEntry_1cdf6a42b6cf732a51dd6fb63cbaa164 } from '../../../components/products/availability-entry.tsx'
import { AvailabilityView as AvailabilityView_81eedf719a6ffb57d675f62ee300a142 } from '../../../components/products/availability-view.tsx'
import { AmountCell as AmountCell_a33438638ef5ab54fe7144d48f401bcb } from '../../../components/cells/amount.tsx'
import { PriceField as PriceField_7afac9885adb61c3aca52fb8b18b532d } from '../../../components/products/price-field.tsx'
import { AmountText as AmountText_a33438638ef5ab54fe7144d48f401bcb } from '../../../components/cells/amount.tsx'
import { VariantPrices as VariantPrices_2b13e56aea0e69e918e24f125ee081fb } from '../../../components/prices/variant-prices.tsx'
import { SameContent as SameContent_df654d9afae79f36e154b47d02a78a63 } from '../../../components/media/same-content.tsx'
import { AltTexts as AltTexts_bdd5ccb6829b4a29f4e71c3132df8abb } from '../../../components/media/alt-texts.tsx'
import { PictureEditor as PictureEditor_65878cd74ef93406701ed6b68ec0b191 } from '../../../components/media/picture-editor.tsx'
import { FolderTableCell as FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { FolderField as FolderField_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { FirstError as FirstError_fccd2980d1f2f71c47424e92b1927bb4 } from '../../../components/media/first-error.tsx'
import { MediaListView as MediaListView_ebd1da79b9a5b4364273c0e63e7b4ffb } from '../../../components/media/media-list-view.tsx'
import { FileKindField as FileKindField_94ead91da9095e52a4570005dbdbb990 } from '../../../components/downloads/file-kind-field.tsx'
import { TitleCell as TitleCell_08917538e6fce4184cb96622da5c0f6f } from '../../../components/cells/title-cell.tsx'
import { SiteLinks as SiteLinks_479b4474be47f1662b97c7fbc36a7b29 } from '../../../components/site-links.tsx'
import { QuoteLines as QuoteLines_550538499d60055e075fd01c9b5aaed7 } from '../../../components/quotation/quote-lines.tsx'
import { NeededLabel as NeededLabel_32b8d8d7fb7e067b501aef01150afcf2 } from '../../../components/forms/field-label.tsx'
import { HandleInput as HandleInput_a82b7d20092fd3dc3da17d2ed66017b6 } from '../../../components/forms/handle-input.tsx'
import { FieldChoice as FieldChoice_68c4e3f1afd24f3220f6092b7f999437 } from '../../../components/forms/field-choice.tsx'
import { ValueChoice as ValueChoice_4405fb4e8111eade2c4b9c3586f3a041 } from '../../../components/forms/value-choice.tsx'
import { FormFieldLabel as FormFieldLabel_32b8d8d7fb7e067b501aef01150afcf2 } from '../../../components/forms/field-label.tsx'
import { OptionValue as OptionValue_972c6298dfcba0082a354e16db37f6ab } from '../../../components/forms/option-value.tsx'
import { AgreementChoice as AgreementChoice_68c4e3f1afd24f3220f6092b7f999437 } from '../../../components/forms/field-choice.tsx'
import { SubmissionValues as SubmissionValues_0210dab8fcf25a01c896d4f5defd5e60 } from '../../../components/forms/submission-values.tsx'
import { SubmissionExport as SubmissionExport_3414ffd1fdd32f57cb81e508a79614ae } from '../../../components/forms/submission-export.tsx'
import { SubscriberExport as SubscriberExport_f62f6106bbdac076e4f698578ddbc1e1 } from '../../../components/newsletter/subscriber-export.tsx'
import { AccountSecurity as AccountSecurity_7b803c980f7094ab3a9ae8a6a3bfa97b } from '../../../components/account/account-security.tsx'
import { InvitationCell as InvitationCell_ef9ff0860a531873d52dfd4fa4692273 } from '../../../components/account/invitation-cell.tsx'
import { InvitationField as InvitationField_c4c7dc19a995af93e6a1fea286472bff } from '../../../components/account/invitation-field.tsx'
import { InviteUser as InviteUser_8b89a9574db79d19b0c00cf7f0f0545f } from '../../../components/account/invite-user.tsx'
import { MemberData as MemberData_01721ef208bb1bd1de62c4a07f3e89ab } from '../../../components/account/member-data.tsx'
import { MemberFilters as MemberFilters_29b59312940d0a4458a3a71c4ba7295d } from '../../../components/account/member-filters.tsx'
import { DeleteMember as DeleteMember_da26b8a3432af57afaac209fb1b20a67 } from '../../../components/account/delete-member.tsx'
import { ChangesField as ChangesField_f972d680eddd56dbf4c6e07883db07d6 } from '../../../components/activity/changes-field.tsx'
import { Mark as Mark_9424320fe61375ad57eb1dfc1964312a } from '../../../components/logo.tsx'
import { Logo as Logo_9424320fe61375ad57eb1dfc1964312a } from '../../../components/logo.tsx'
import { TrashLink as TrashLink_06f5832911fcd43fdd0c6df7a1ecd433 } from '../../../components/nav-links.tsx'
import { RoleMark as RoleMark_06f5832911fcd43fdd0c6df7a1ecd433 } from '../../../components/nav-links.tsx'
import { QuotesLink as QuotesLink_06f5832911fcd43fdd0c6df7a1ecd433 } from '../../../components/nav-links.tsx'
import { PricesLink as PricesLink_06f5832911fcd43fdd0c6df7a1ecd433 } from '../../../components/nav-links.tsx'
import { ImportsLink as ImportsLink_06f5832911fcd43fdd0c6df7a1ecd433 } from '../../../components/nav-links.tsx'
import { TranslationsLink as TranslationsLink_06f5832911fcd43fdd0c6df7a1ecd433 } from '../../../components/nav-links.tsx'
import { ConnectionsLink as ConnectionsLink_06f5832911fcd43fdd0c6df7a1ecd433 } from '../../../components/nav-links.tsx'
import { JobsLink as JobsLink_06f5832911fcd43fdd0c6df7a1ecd433 } from '../../../components/nav-links.tsx'
import { DemoLink as DemoLink_06f5832911fcd43fdd0c6df7a1ecd433 } from '../../../components/nav-links.tsx'
import { EscapeGuard as EscapeGuard_75ef7bfdaa577efcc040da4b32f8d78d } from '../../../components/escape-guard.tsx'
import { PasteGuard as PasteGuard_054964d2de2167c5c63e33516072b04a } from '../../../components/paste-guard.tsx'
import { ConnectionsView as ConnectionsView_c5e70455b4ed8c8669a8dfa1ce6fd98e } from '../../../components/connections/connections-view.tsx'
import { DashboardView as DashboardView_18608f00aa8d77716d5063f50fbd8f04 } from '../../../components/dashboard/dashboard-view.tsx'
import { DemoView as DemoView_55f454e0ef7493d1e26c34a6dfbe5077 } from '../../../components/demo/demo-view.tsx'
import { DraftsView as DraftsView_40b9465f646599f38908ad4254f8b020 } from '../../../components/dashboard/drafts-view.tsx'
import { InvitationView as InvitationView_75553e83ff761e03917aa374e89a1a1d } from '../../../components/account/invitation-view.tsx'
import { LogInView as LogInView_06ab91d7ca2369fdb1cd631b2f20ef11 } from '../../../components/account/log-in-view.tsx'
import { ImportView as ImportView_19f616cc200d487400d1d9424d7076f8 } from '../../../components/imports/import-view.tsx'
import { JobsView as JobsView_ce308a2ea2c4f2715af3fc778ee5b28a } from '../../../components/jobs/jobs-view.tsx'
import { MediaCheckView as MediaCheckView_b008af38d33650ab3a8d1de4aad4a703 } from '../../../components/media/media-check-view.tsx'
import { PlannedView as PlannedView_22854b6192ef8cd81012fc2c3e6068e4 } from '../../../components/dashboard/planned-view.tsx'
import { PriceView as PriceView_9cb3699aa3492ac7fd4621353c7ea52b } from '../../../components/prices/price-view.tsx'
import { QuotesView as QuotesView_5183b3e41f0c06ee826ad96ce3a1f341 } from '../../../components/quotes/quotes-view.tsx'
import { QuoteFiguresView as QuoteFiguresView_927f4472335d5fd78d5d6d88eb1fd002 } from '../../../components/quotes/quote-figures-view.tsx'
import { TranslationsView as TranslationsView_fc2963cb7954fd6c2ce1252521fa96f9 } from '../../../components/translations/translations-view.tsx'
import { TrashView as TrashView_bb45fca5a6b889e980081f02b6e595da } from '../../../components/trash/trash-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/components/shared-note.tsx#SharedNote": SharedNote_d102432da54ab53080fd455b5f0b795d,
  "/components/pages/dimension-points.tsx#DimensionPoints": DimensionPoints_ef9ecfecf5dba0220b31f9034b1429d6,
  "/components/cells/number-field.tsx#NumberField": NumberField_0d79827dc9d3d8ebaada13efb1005ceb,
  "/components/row-label.tsx#RowLabel": RowLabel_c51243af3e2546d958bf23866ae9a975,
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
  "/components/page-builder/block-label.tsx#BlockLabel": BlockLabel_e90d753b0741882c5b76bc8efaabe25f,
  "/components/page-builder/page-blocks.tsx#PageBlocks": PageBlocks_2f67f82a4db30e537a2176c897afc39d,
  "/components/slug-field.tsx#SlugField": SlugField_7dfaf06f363e602cb61b124f8d29f069,
  "/components/cells/relation-cell.tsx#RelationCell": RelationCell_186b92e58c428f32ac1d4072c5a94009,
  "/components/status-cell.tsx#StatusCell": StatusCell_1f8147c51209f8c7d45c3632cfc06ed4,
  "/components/translations/translation-form.tsx#TranslationForm": TranslationForm_e8b13368fca135c80c3e4185fb4cceae,
  "/components/references/bulk-delete-guard.tsx#BulkDeleteGuard": BulkDeleteGuard_107d2e02ccae57af9493e6ead82c2550,
  "/components/changed-elsewhere.tsx#ChangedElsewhere": ChangedElsewhere_486d1dd21ce5e3ad32648907275d69c5,
  "/components/language-guard.tsx#LanguageGuard": LanguageGuard_75f01fdc76b463e9b3cfca72306a8025,
  "/components/title-fallback.tsx#TitleFallback": TitleFallback_9bf178c5c50098c7338f0126df74e2c0,
  "/components/publish-languages.tsx#PublishLanguages": PublishLanguages_582d5bfb7f797404c1d74deeb2374107,
  "/components/references/delete-entry.tsx#DeleteEntry": DeleteEntry_e211b82c39fcbc286150e7a01d7ea9b6,
  "/components/activity/activity-view.tsx#ActivityView": ActivityView_6d9efdc47e0016cefed8d6b86704f0e4,
  "/components/activity/version-view.tsx#VersionView": VersionView_39d52089499c149c4b0034373cde4723,
  "/components/live-preview/live-preview.tsx#LivePreview": LivePreview_30518d9749e6ea9ce111d32254031ad2,
  "/components/translations/translate-view.tsx#TranslateView": TranslateView_735fb22921ac934d105e4c9adf3ba61b,
  "/components/references/used-in-view.tsx#UsedInView": UsedInView_1904ea9c583196d1d67cf2ae2c13faf4,
  "/components/references/used-in-pill.tsx#UsedInPill": UsedInPill_f98c24019bcbe8aa5e695842c653b9ae,
  "/components/cells/texts-cell.tsx#TextsCell": TextsCell_866a8486c60aeb0fcf9585e60d69b42a,
  "/components/products/variants-field.tsx#VariantsField": VariantsField_115db5d15aeb5267fe02b83bcdad5ecc,
  "/components/products/variant-order.tsx#VariantOrder": VariantOrder_1b0f5f3fedbf4b258a90d78ac8fac3bb,
  "/components/products/fact-value.tsx#FactText": FactText_caba62dedca94be0a5f1266e597a7710,
  "/components/products/fact-value.tsx#FactNumber": FactNumber_caba62dedca94be0a5f1266e597a7710,
  "/components/products/fact-value.tsx#FactRowLabel": FactRowLabel_caba62dedca94be0a5f1266e597a7710,
  "/components/cells/number-field.tsx#AmountField": AmountField_0d79827dc9d3d8ebaada13efb1005ceb,
  "/components/products/availability-cell.tsx#AvailabilityCell": AvailabilityCell_40e38646a89f3a4509844acc67484200,
  "/components/imports/import-link.tsx#ImportLink": ImportLink_347304292d3e2f6ff64b860971f024e7,
  "/components/products/availability-entry.tsx#AvailabilityEntry": AvailabilityEntry_1cdf6a42b6cf732a51dd6fb63cbaa164,
  "/components/products/availability-view.tsx#AvailabilityView": AvailabilityView_81eedf719a6ffb57d675f62ee300a142,
  "/components/cells/amount.tsx#AmountCell": AmountCell_a33438638ef5ab54fe7144d48f401bcb,
  "/components/products/price-field.tsx#PriceField": PriceField_7afac9885adb61c3aca52fb8b18b532d,
  "/components/cells/amount.tsx#AmountText": AmountText_a33438638ef5ab54fe7144d48f401bcb,
  "/components/prices/variant-prices.tsx#VariantPrices": VariantPrices_2b13e56aea0e69e918e24f125ee081fb,
  "/components/media/same-content.tsx#SameContent": SameContent_df654d9afae79f36e154b47d02a78a63,
  "/components/media/alt-texts.tsx#AltTexts": AltTexts_bdd5ccb6829b4a29f4e71c3132df8abb,
  "/components/media/picture-editor.tsx#PictureEditor": PictureEditor_65878cd74ef93406701ed6b68ec0b191,
  "@payloadcms/next/rsc#FolderTableCell": FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@payloadcms/next/rsc#FolderField": FolderField_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/components/media/first-error.tsx#FirstError": FirstError_fccd2980d1f2f71c47424e92b1927bb4,
  "/components/media/media-list-view.tsx#MediaListView": MediaListView_ebd1da79b9a5b4364273c0e63e7b4ffb,
  "/components/downloads/file-kind-field.tsx#FileKindField": FileKindField_94ead91da9095e52a4570005dbdbb990,
  "/components/cells/title-cell.tsx#TitleCell": TitleCell_08917538e6fce4184cb96622da5c0f6f,
  "/components/site-links.tsx#SiteLinks": SiteLinks_479b4474be47f1662b97c7fbc36a7b29,
  "/components/quotation/quote-lines.tsx#QuoteLines": QuoteLines_550538499d60055e075fd01c9b5aaed7,
  "/components/forms/field-label.tsx#NeededLabel": NeededLabel_32b8d8d7fb7e067b501aef01150afcf2,
  "/components/forms/handle-input.tsx#HandleInput": HandleInput_a82b7d20092fd3dc3da17d2ed66017b6,
  "/components/forms/field-choice.tsx#FieldChoice": FieldChoice_68c4e3f1afd24f3220f6092b7f999437,
  "/components/forms/value-choice.tsx#ValueChoice": ValueChoice_4405fb4e8111eade2c4b9c3586f3a041,
  "/components/forms/field-label.tsx#FormFieldLabel": FormFieldLabel_32b8d8d7fb7e067b501aef01150afcf2,
  "/components/forms/option-value.tsx#OptionValue": OptionValue_972c6298dfcba0082a354e16db37f6ab,
  "/components/forms/field-choice.tsx#AgreementChoice": AgreementChoice_68c4e3f1afd24f3220f6092b7f999437,
  "/components/forms/submission-values.tsx#SubmissionValues": SubmissionValues_0210dab8fcf25a01c896d4f5defd5e60,
  "/components/forms/submission-export.tsx#SubmissionExport": SubmissionExport_3414ffd1fdd32f57cb81e508a79614ae,
  "/components/newsletter/subscriber-export.tsx#SubscriberExport": SubscriberExport_f62f6106bbdac076e4f698578ddbc1e1,
  "/components/account/account-security.tsx#AccountSecurity": AccountSecurity_7b803c980f7094ab3a9ae8a6a3bfa97b,
  "/components/account/invitation-cell.tsx#InvitationCell": InvitationCell_ef9ff0860a531873d52dfd4fa4692273,
  "/components/account/invitation-field.tsx#InvitationField": InvitationField_c4c7dc19a995af93e6a1fea286472bff,
  "/components/account/invite-user.tsx#InviteUser": InviteUser_8b89a9574db79d19b0c00cf7f0f0545f,
  "/components/account/member-data.tsx#MemberData": MemberData_01721ef208bb1bd1de62c4a07f3e89ab,
  "/components/account/member-filters.tsx#MemberFilters": MemberFilters_29b59312940d0a4458a3a71c4ba7295d,
  "/components/account/delete-member.tsx#DeleteMember": DeleteMember_da26b8a3432af57afaac209fb1b20a67,
  "/components/activity/changes-field.tsx#ChangesField": ChangesField_f972d680eddd56dbf4c6e07883db07d6,
  "/components/logo.tsx#Mark": Mark_9424320fe61375ad57eb1dfc1964312a,
  "/components/logo.tsx#Logo": Logo_9424320fe61375ad57eb1dfc1964312a,
  "/components/nav-links.tsx#TrashLink": TrashLink_06f5832911fcd43fdd0c6df7a1ecd433,
  "/components/nav-links.tsx#RoleMark": RoleMark_06f5832911fcd43fdd0c6df7a1ecd433,
  "/components/nav-links.tsx#QuotesLink": QuotesLink_06f5832911fcd43fdd0c6df7a1ecd433,
  "/components/nav-links.tsx#PricesLink": PricesLink_06f5832911fcd43fdd0c6df7a1ecd433,
  "/components/nav-links.tsx#ImportsLink": ImportsLink_06f5832911fcd43fdd0c6df7a1ecd433,
  "/components/nav-links.tsx#TranslationsLink": TranslationsLink_06f5832911fcd43fdd0c6df7a1ecd433,
  "/components/nav-links.tsx#ConnectionsLink": ConnectionsLink_06f5832911fcd43fdd0c6df7a1ecd433,
  "/components/nav-links.tsx#JobsLink": JobsLink_06f5832911fcd43fdd0c6df7a1ecd433,
  "/components/nav-links.tsx#DemoLink": DemoLink_06f5832911fcd43fdd0c6df7a1ecd433,
  "/components/escape-guard.tsx#EscapeGuard": EscapeGuard_75ef7bfdaa577efcc040da4b32f8d78d,
  "/components/paste-guard.tsx#PasteGuard": PasteGuard_054964d2de2167c5c63e33516072b04a,
  "/components/connections/connections-view.tsx#ConnectionsView": ConnectionsView_c5e70455b4ed8c8669a8dfa1ce6fd98e,
  "/components/dashboard/dashboard-view.tsx#DashboardView": DashboardView_18608f00aa8d77716d5063f50fbd8f04,
  "/components/demo/demo-view.tsx#DemoView": DemoView_55f454e0ef7493d1e26c34a6dfbe5077,
  "/components/dashboard/drafts-view.tsx#DraftsView": DraftsView_40b9465f646599f38908ad4254f8b020,
  "/components/account/invitation-view.tsx#InvitationView": InvitationView_75553e83ff761e03917aa374e89a1a1d,
  "/components/account/log-in-view.tsx#LogInView": LogInView_06ab91d7ca2369fdb1cd631b2f20ef11,
  "/components/imports/import-view.tsx#ImportView": ImportView_19f616cc200d487400d1d9424d7076f8,
  "/components/jobs/jobs-view.tsx#JobsView": JobsView_ce308a2ea2c4f2715af3fc778ee5b28a,
  "/components/media/media-check-view.tsx#MediaCheckView": MediaCheckView_b008af38d33650ab3a8d1de4aad4a703,
  "/components/dashboard/planned-view.tsx#PlannedView": PlannedView_22854b6192ef8cd81012fc2c3e6068e4,
  "/components/prices/price-view.tsx#PriceView": PriceView_9cb3699aa3492ac7fd4621353c7ea52b,
  "/components/quotes/quotes-view.tsx#QuotesView": QuotesView_5183b3e41f0c06ee826ad96ce3a1f341,
  "/components/quotes/quote-figures-view.tsx#QuoteFiguresView": QuoteFiguresView_927f4472335d5fd78d5d6d88eb1fd002,
  "/components/translations/translations-view.tsx#TranslationsView": TranslationsView_fc2963cb7954fd6c2ce1252521fa96f9,
  "/components/trash/trash-view.tsx#TrashView": TrashView_bb45fca5a6b889e980081f02b6e595da,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
