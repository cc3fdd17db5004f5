// Generated from the contract by `npm run contract`; do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RegistrationInput = {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  company: string;
  phoneNumber: string;
  website?: string | null | undefined;
  privacy: boolean;
  /** As in `authenticate`; used only if the backend logs new members in at once. */
  device?: string | null | undefined;
};

export type ViewerInput = {
  email?: string | null | undefined;
  /** Required for a new email address. */
  currentPassword?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  /** Its first word is the first name and the rest the last name, unless these are given. */
  fullName?: string | null | undefined;
  company?: string | null | undefined;
  phoneNumber?: string | null | undefined;
  website?: string | null | undefined;
  favoriteProducts?: Array<number> | null | undefined;
};

export type AccountRefusalReason =
  /** Values are invalid; see `problems`. */
  | 'invalid'
  /** Unknown account or wrong password. */
  | 'credentials'
  /** The right password of an account that is not activated. */
  | 'notActivated'
  /** The link of an email is used, expired or forged. */
  | 'expired'
  /** Too many attempts, or too many requests at once. */
  | 'tooOften';

export type Side =
  | 'left'
  | 'right';

/** Order of the files of a product: by kind, title, version (newest first) or size (largest first). */
export type DownloadSort =
  | 'kind'
  | 'file'
  | 'version'
  | 'size';

export type SubmitMethod =
  /** Without leaving the page. */
  | 'ajax'
  | 'pageReload';

export type SubmitAction =
  | 'message'
  | 'entry'
  | 'url'
  | 'reload';

export type SubmitTab =
  | 'sameTab'
  | 'newTab';

export type LoadingIndicator =
  | 'none'
  | 'spinner'
  | 'text';

export type FormPosition =
  | 'aboveInput'
  | 'belowInput'
  | 'leftInput'
  | 'rightInput'
  | 'hidden';

export type ProgressPosition =
  | 'start'
  | 'end';

export type ButtonsPosition =
  | 'left'
  | 'right'
  | 'center'
  | 'leftRight';

export type FormFieldType =
  | 'Agree'
  | 'Checkboxes'
  | 'Dropdown'
  | 'Email'
  | 'Hidden'
  | 'MultiLineText'
  | 'SingleLineText'
  | 'Name'
  | 'Number'
  | 'Phone'
  | 'FileUpload'
  | 'Radio';

export type FormFieldVisibility =
  | 'visible'
  /** Part of the form, but invisible. */
  | 'hidden'
  /** Not part of the form. */
  | 'disabled';

export type ConditionAction =
  | 'show'
  | 'hide';

export type ConditionMatch =
  | 'all'
  | 'any';

export type ConditionOperator =
  | 'equals'
  | 'differs'
  | 'contains';

export type OptionsLayout =
  | 'vertical'
  | 'horizontal';

export type TextLimit =
  | 'characters'
  | 'words';

/** The value of a hidden field. */
export type HiddenValue =
  | 'custom'
  /** The title of the page's entry. */
  | 'entryTitle'
  /** The address of the page. */
  | 'currentUrl'
  | 'referrer'
  | 'locale'
  | 'date'
  /** The quotation list as text. */
  | 'quotationList';

export type CaptchaKind =
  /** Proof of work, without a third party. */
  | 'altcha'
  | 'recaptcha';

export type CaptchaInput = {
  name: string;
  value: string;
};

/**
 * The credentials of a submission: the captcha's solution and the token, or without scripts the signed time of the page (FRM-12).
 * `key` is the idempotency key. It is the same for all retries, so that a submission is stored once.
 */
export type SubmissionAttemptInput = {
  key?: string | null | undefined;
  csrfToken?: string | null | undefined;
  timeToken?: string | null | undefined;
  captchas?: Array<CaptchaInput> | null | undefined;
  /** The value of an invisible field, which must be empty. */
  honeypot?: string | null | undefined;
  /** The page with the form. */
  uri?: string | null | undefined;
};

/** A product on the quotation list, without data that the backend reads itself. */
export type QuotationLineInput = {
  id: number;
  amount: number;
  /** The article number of the variant. */
  variant?: string | null | undefined;
  /** The code of the colour. */
  colour?: string | null | undefined;
  /** The key of the mounting. */
  mounting?: string | null | undefined;
  /** The article numbers of at most 20 options (CAT-16). */
  options?: Array<string> | null | undefined;
  /** The article number of a spare part of the product, which the line then asks for (CAT-18). */
  part?: string | null | undefined;
  remark?: string | null | undefined;
  /** The id of its section in the list (QUO-11). */
  section?: string | null | undefined;
};

/** Kinds of documents (CAT-15): 2D drawing, 3D model, BIM, certificate, manual and specification text. */
export type DownloadKind =
  | 'drawing'
  | 'model'
  | 'bim'
  | 'certificate'
  | 'manual'
  | 'text';

export type NavigationKind =
  | 'internal'
  | 'external'
  | 'category'
  | 'text';

/** NWS-01 */
export type SubscriberInput = {
  voornaam: string;
  achternaam: string;
  email: string;
  termsAndConditions: boolean;
  /** The consent text that the visitor read. It is stored as proof. */
  consent: string;
};

export type HeroVariant =
  | 'fullscreen'
  | 'content';

/** Sorts by the lowest price; products without a price are last. */
export type ProductSort =
  | 'priceAscending'
  | 'priceDescending';

/** Either values of a list fact (any of them matches), or an inclusive range of a number fact. */
export type FactFilter = {
  key: string;
  values?: Array<string> | null | undefined;
  min?: number | null | undefined;
  max?: number | null | undefined;
};

export type FactKind =
  | 'list'
  | 'range';

export type DrawingViewKind =
  | 'front'
  | 'side'
  | 'top';

/** The surroundings of a place (CON-09): one of its names, of which the first 100 characters count, and the distance from 1 to 1,000 km. */
export type NearInput = {
  place: string;
  km: number;
};

export type NamedQuotationListInput = {
  id: string;
  name: string;
  place: string;
  tenderDate: string;
  sections: Array<QuotationSectionInput>;
  lines: Array<QuotationLineInput>;
};

export type QuotationSectionInput = {
  id: string;
  name: string;
};

export type QuoteRequestStatus =
  | 'new'
  | 'answered'
  | 'closed';

/** The columns of the results. Pages are all entries except products and projects: content pages, categories, news, questions. */
export type SearchKind =
  | 'product'
  | 'project'
  | 'page'
  /** Products that are no longer made (CAT-17). */
  | 'discontinued';

export type AdviserProblem =
  | 'unknownCountry'
  /** The country has no such postcode. */
  | 'unknownPostcode'
  /** The country has several advisers. */
  | 'postcodeNeeded'
  | 'noAdviser';

export type StoredUserQueryVariables = Exact<{ [key: string]: never; }>;


export type StoredUserQuery = { viewer: { __typename: 'Viewer', id: number, fullName: string, firstName: string, lastName: string, email: string, company: string | null, website: string | null, phoneNumber: string | null, favoriteProducts: Array<{ __typename: 'Product', siteId: number, id: number }> } | null };

export type LogInPageQueryVariables = Exact<{
  siteId: number;
  uri: string;
}>;


export type LogInPageQuery = { entry:
    | (
      { __typename: 'Page', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Page_Fragment': PageMetadata_Page_Fragment;'ContentPageFragment': ContentPageFragment } }
    )
    | (
      { __typename: 'Category', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Category_Fragment': PageMetadata_Category_Fragment } }
    )
    | (
      { __typename: 'Product', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Product_Fragment': PageMetadata_Product_Fragment } }
    )
    | (
      { __typename: 'Project', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Project_Fragment': PageMetadata_Project_Fragment } }
    )
    | (
      { __typename: 'NewsArticle', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_NewsArticle_Fragment': PageMetadata_NewsArticle_Fragment } }
    )
    | (
      { __typename: 'FaqQuestion', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_FaqQuestion_Fragment': PageMetadata_FaqQuestion_Fragment } }
    )
    | { __typename: 'EntryMoved', uri: string, url: string | null, permanent: boolean }
    | { __typename: 'EntryGone' }
    | { __typename: 'EntryForMembers' }
    | { __typename: 'EntryAbsent' }
  , algemeen: { ' $fragmentRefs'?: { 'LogInViewFragment': LogInViewFragment } } };

export type RegisterPageQueryVariables = Exact<{
  siteId: number;
  uri: string;
}>;


export type RegisterPageQuery = { entry:
    | (
      { __typename: 'Page', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Page_Fragment': PageMetadata_Page_Fragment;'ContentPageFragment': ContentPageFragment } }
    )
    | (
      { __typename: 'Category', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Category_Fragment': PageMetadata_Category_Fragment } }
    )
    | (
      { __typename: 'Product', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Product_Fragment': PageMetadata_Product_Fragment } }
    )
    | (
      { __typename: 'Project', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Project_Fragment': PageMetadata_Project_Fragment } }
    )
    | (
      { __typename: 'NewsArticle', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_NewsArticle_Fragment': PageMetadata_NewsArticle_Fragment } }
    )
    | (
      { __typename: 'FaqQuestion', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_FaqQuestion_Fragment': PageMetadata_FaqQuestion_Fragment } }
    )
    | { __typename: 'EntryMoved', uri: string, url: string | null, permanent: boolean }
    | { __typename: 'EntryGone' }
    | { __typename: 'EntryForMembers' }
    | { __typename: 'EntryAbsent' }
  , algemeen: { ' $fragmentRefs'?: { 'RegisterViewFragment': RegisterViewFragment } } };

export type LogInViewFragment = { globals: { loginBox: { pageTitle: string, pageText: string } | null, signUpBox: { cta: { text: string } | null } | null, darkLogo: { url: string, width: number, height: number } | null } } & { ' $fragmentName'?: 'LogInViewFragment' };

export type RegisterViewFragment = { globals: { signUpBox: { titleField: string, text: string } | null, privacyPolicy: { ' $fragmentRefs'?: { 'PrivacyPolicyFragment': PrivacyPolicyFragment } } | null } } & { ' $fragmentName'?: 'RegisterViewFragment' };

export type AccountPageQueryVariables = Exact<{
  siteId: number;
  uri: string;
}>;


export type AccountPageQuery = { entry:
    | (
      { __typename: 'Page', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Page_Fragment': PageMetadata_Page_Fragment;'ContentPageFragment': ContentPageFragment } }
    )
    | (
      { __typename: 'Category', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Category_Fragment': PageMetadata_Category_Fragment } }
    )
    | (
      { __typename: 'Product', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Product_Fragment': PageMetadata_Product_Fragment } }
    )
    | (
      { __typename: 'Project', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Project_Fragment': PageMetadata_Project_Fragment } }
    )
    | (
      { __typename: 'NewsArticle', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_NewsArticle_Fragment': PageMetadata_NewsArticle_Fragment } }
    )
    | (
      { __typename: 'FaqQuestion', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_FaqQuestion_Fragment': PageMetadata_FaqQuestion_Fragment } }
    )
    | { __typename: 'EntryMoved', uri: string, url: string | null, permanent: boolean }
    | { __typename: 'EntryGone' }
    | { __typename: 'EntryForMembers' }
    | { __typename: 'EntryAbsent' }
  , algemeen: { ' $fragmentRefs'?: { 'AccountFrameFragment': AccountFrameFragment } }, viewer: (
    { __typename: 'Viewer', id: number }
    & { ' $fragmentRefs'?: { 'ProfileFragment': ProfileFragment;'SessionsFragment': SessionsFragment;'OwnQuoteRequestsFragment': OwnQuoteRequestsFragment } }
  ) | null };

export type ChangePasswordPageQueryVariables = Exact<{
  siteId: number;
  uri: string;
}>;


export type ChangePasswordPageQuery = { entry:
    | (
      { __typename: 'Page', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Page_Fragment': PageMetadata_Page_Fragment;'ContentPageFragment': ContentPageFragment } }
    )
    | (
      { __typename: 'Category', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Category_Fragment': PageMetadata_Category_Fragment } }
    )
    | (
      { __typename: 'Product', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Product_Fragment': PageMetadata_Product_Fragment } }
    )
    | (
      { __typename: 'Project', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Project_Fragment': PageMetadata_Project_Fragment } }
    )
    | (
      { __typename: 'NewsArticle', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_NewsArticle_Fragment': PageMetadata_NewsArticle_Fragment } }
    )
    | (
      { __typename: 'FaqQuestion', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_FaqQuestion_Fragment': PageMetadata_FaqQuestion_Fragment } }
    )
    | { __typename: 'EntryMoved', uri: string, url: string | null, permanent: boolean }
    | { __typename: 'EntryGone' }
    | { __typename: 'EntryForMembers' }
    | { __typename: 'EntryAbsent' }
  , algemeen: { ' $fragmentRefs'?: { 'AccountFrameFragment': AccountFrameFragment } }, viewer: { __typename: 'Viewer', id: number, email: string } | null };

export type AccountFrameFragment = { globals: { darkLogo: { url: string, width: number, height: number } | null } } & { ' $fragmentName'?: 'AccountFrameFragment' };

export type ProfileFragment = { __typename: 'Viewer', id: number, firstName: string, fullName: string, email: string, newEmail: string | null, company: string | null, website: string | null, phoneNumber: string | null, isApproved: boolean } & { ' $fragmentName'?: 'ProfileFragment' };

export type SessionsFragment = { __typename: 'Viewer', id: number, sessions: Array<{ key: string, device: string | null, network: string | null, beganAt: string, usedAt: string, isCurrent: boolean }> } & { ' $fragmentName'?: 'SessionsFragment' };

export type RegisterMutationVariables = Exact<{
  siteId: number;
  registration: RegistrationInput;
}>;


export type RegisterMutation = { register:
    | { __typename: 'Registration', jwt: string | null, jwtExpiresAt: number | null, refreshToken: string | null, refreshTokenExpiresAt: number | null }
    | (
      { __typename: 'AccountRefusal' }
      & { ' $fragmentRefs'?: { 'RefusedActionFragment': RefusedActionFragment } }
    )
   };

export type SendActivationMutationVariables = Exact<{
  siteId: number;
  email: string;
}>;


export type SendActivationMutation = { sendActivation:
    | (
      { __typename: 'AccountDone' }
      & { ' $fragmentRefs'?: { 'AccountOutcome_AccountDone_Fragment': AccountOutcome_AccountDone_Fragment } }
    )
    | (
      { __typename: 'AccountRefusal' }
      & { ' $fragmentRefs'?: { 'AccountOutcome_AccountRefusal_Fragment': AccountOutcome_AccountRefusal_Fragment } }
    )
   };

export type ActivateUserMutationVariables = Exact<{
  siteId: number;
  token: string;
}>;


export type ActivateUserMutation = { activateUser:
    | (
      { __typename: 'AccountDone' }
      & { ' $fragmentRefs'?: { 'AccountOutcome_AccountDone_Fragment': AccountOutcome_AccountDone_Fragment } }
    )
    | (
      { __typename: 'AccountRefusal' }
      & { ' $fragmentRefs'?: { 'AccountOutcome_AccountRefusal_Fragment': AccountOutcome_AccountRefusal_Fragment } }
    )
   };

export type AuthenticateMutationVariables = Exact<{
  email: string;
  password: string;
  device?: string | null | undefined;
}>;


export type AuthenticateMutation = { authenticate:
    | { __typename: 'Authentication', jwt: string, jwtExpiresAt: number, refreshToken: string, refreshTokenExpiresAt: number }
    | (
      { __typename: 'AccountRefusal' }
      & { ' $fragmentRefs'?: { 'RefusedActionFragment': RefusedActionFragment } }
    )
   };

export type RefreshTokenMutationVariables = Exact<{
  refreshToken: string;
}>;


export type RefreshTokenMutation = { refreshToken: { jwt: string, jwtExpiresAt: number, refreshToken: string, refreshTokenExpiresAt: number } };

export type DeleteRefreshTokenMutationVariables = Exact<{
  refreshToken: string;
}>;


export type DeleteRefreshTokenMutation = { deleteRefreshToken: boolean };

export type EndSessionMutationVariables = Exact<{
  id: string;
}>;


export type EndSessionMutation = { endSession:
    | (
      { __typename: 'AccountDone' }
      & { ' $fragmentRefs'?: { 'AccountOutcome_AccountDone_Fragment': AccountOutcome_AccountDone_Fragment } }
    )
    | (
      { __typename: 'AccountRefusal' }
      & { ' $fragmentRefs'?: { 'AccountOutcome_AccountRefusal_Fragment': AccountOutcome_AccountRefusal_Fragment } }
    )
   };

export type ForgottenPasswordMutationVariables = Exact<{
  siteId: number;
  email: string;
}>;


export type ForgottenPasswordMutation = { forgottenPassword:
    | (
      { __typename: 'AccountDone' }
      & { ' $fragmentRefs'?: { 'AccountOutcome_AccountDone_Fragment': AccountOutcome_AccountDone_Fragment } }
    )
    | (
      { __typename: 'AccountRefusal' }
      & { ' $fragmentRefs'?: { 'AccountOutcome_AccountRefusal_Fragment': AccountOutcome_AccountRefusal_Fragment } }
    )
   };

export type SetPasswordMutationVariables = Exact<{
  siteId: number;
  token: string;
  newPassword: string;
  confirmPassword: string;
}>;


export type SetPasswordMutation = { setPassword:
    | (
      { __typename: 'AccountDone' }
      & { ' $fragmentRefs'?: { 'AccountOutcome_AccountDone_Fragment': AccountOutcome_AccountDone_Fragment } }
    )
    | (
      { __typename: 'AccountRefusal' }
      & { ' $fragmentRefs'?: { 'AccountOutcome_AccountRefusal_Fragment': AccountOutcome_AccountRefusal_Fragment } }
    )
   };

export type UpdatePasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}>;


export type UpdatePasswordMutation = { updatePassword:
    | (
      { __typename: 'AccountDone' }
      & { ' $fragmentRefs'?: { 'AccountOutcome_AccountDone_Fragment': AccountOutcome_AccountDone_Fragment } }
    )
    | (
      { __typename: 'AccountRefusal' }
      & { ' $fragmentRefs'?: { 'AccountOutcome_AccountRefusal_Fragment': AccountOutcome_AccountRefusal_Fragment } }
    )
   };

export type UpdateViewerMutationVariables = Exact<{
  siteId: number;
  viewer: ViewerInput;
}>;


export type UpdateViewerMutation = { updateViewer:
    | { __typename: 'ViewerUpdated', user: { __typename: 'Viewer', id: number, newEmail: string | null } }
    | (
      { __typename: 'AccountRefusal' }
      & { ' $fragmentRefs'?: { 'RefusedActionFragment': RefusedActionFragment } }
    )
   };

export type ConfirmEmailMutationVariables = Exact<{
  siteId: number;
  token: string;
}>;


export type ConfirmEmailMutation = { confirmEmail:
    | (
      { __typename: 'AccountDone' }
      & { ' $fragmentRefs'?: { 'AccountOutcome_AccountDone_Fragment': AccountOutcome_AccountDone_Fragment } }
    )
    | (
      { __typename: 'AccountRefusal' }
      & { ' $fragmentRefs'?: { 'AccountOutcome_AccountRefusal_Fragment': AccountOutcome_AccountRefusal_Fragment } }
    )
   };

export type DeleteAccountMutationVariables = Exact<{
  siteId: number;
  password: string;
}>;


export type DeleteAccountMutation = { deleteAccount:
    | (
      { __typename: 'AccountDone' }
      & { ' $fragmentRefs'?: { 'AccountOutcome_AccountDone_Fragment': AccountOutcome_AccountDone_Fragment } }
    )
    | (
      { __typename: 'AccountRefusal' }
      & { ' $fragmentRefs'?: { 'AccountOutcome_AccountRefusal_Fragment': AccountOutcome_AccountRefusal_Fragment } }
    )
   };

export type ExportedAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type ExportedAccountQuery = { viewer: { __typename: 'Viewer', id: number, export: string } | null };

export type ChangeFavouriteMutationVariables = Exact<{
  productId: number;
  isFavourite: boolean;
  insteadOf?: number | null | undefined;
}>;


export type ChangeFavouriteMutation = { changeFavourite:
    | (
      { __typename: 'AccountDone' }
      & { ' $fragmentRefs'?: { 'AccountOutcome_AccountDone_Fragment': AccountOutcome_AccountDone_Fragment } }
    )
    | (
      { __typename: 'AccountRefusal' }
      & { ' $fragmentRefs'?: { 'AccountOutcome_AccountRefusal_Fragment': AccountOutcome_AccountRefusal_Fragment } }
    )
   };

type AccountOutcome_AccountDone_Fragment = { __typename: 'AccountDone', message: string } & { ' $fragmentName'?: 'AccountOutcome_AccountDone_Fragment' };

type AccountOutcome_AccountRefusal_Fragment = (
  { __typename: 'AccountRefusal' }
  & { ' $fragmentRefs'?: { 'RefusedActionFragment': RefusedActionFragment } }
) & { ' $fragmentName'?: 'AccountOutcome_AccountRefusal_Fragment' };

export type AccountOutcomeFragment =
  | AccountOutcome_AccountDone_Fragment
  | AccountOutcome_AccountRefusal_Fragment
;

export type RefusedActionFragment = { reason: AccountRefusalReason, retryAfter: number | null, problems: Array<{ handle: string | null, key: string, amount: number | null }> } & { ' $fragmentName'?: 'RefusedActionFragment' };

export type ColourChartFragment = { __typename: 'ColourGroup', id: number, siteId: number, title: string, standard: boolean, colours: Array<(
    { __typename: 'Colour', id: number, siteId: number, hasSurcharge: boolean }
    & { ' $fragmentRefs'?: { 'ColourSwatchFragment': ColourSwatchFragment } }
  )> } & { ' $fragmentName'?: 'ColourChartFragment' };

export type ColourChartPageQueryVariables = Exact<{
  siteId: number;
  uri: string;
}>;


export type ColourChartPageQuery = { entry:
    | (
      { __typename: 'Page', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Page_Fragment': PageMetadata_Page_Fragment;'ContentPageFragment': ContentPageFragment } }
    )
    | (
      { __typename: 'Category', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Category_Fragment': PageMetadata_Category_Fragment } }
    )
    | (
      { __typename: 'Product', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Product_Fragment': PageMetadata_Product_Fragment } }
    )
    | (
      { __typename: 'Project', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Project_Fragment': PageMetadata_Project_Fragment } }
    )
    | (
      { __typename: 'NewsArticle', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_NewsArticle_Fragment': PageMetadata_NewsArticle_Fragment } }
    )
    | (
      { __typename: 'FaqQuestion', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_FaqQuestion_Fragment': PageMetadata_FaqQuestion_Fragment } }
    )
    | { __typename: 'EntryMoved', uri: string, url: string | null, permanent: boolean }
    | { __typename: 'EntryGone' }
    | { __typename: 'EntryForMembers' }
    | { __typename: 'EntryAbsent' }
  , colourChart: Array<(
    { __typename: 'ColourGroup', id: number, siteId: number }
    & { ' $fragmentRefs'?: { 'ColourChartFragment': ColourChartFragment } }
  )>, glossary: Array<(
    { __typename: 'GlossaryTerm', id: number, siteId: number }
    & { ' $fragmentRefs'?: { 'GlossaryFragment': GlossaryFragment } }
  )>, algemeen: { ' $fragmentRefs'?: { 'SamplesPageFragment': SamplesPageFragment } } };

export type SamplesPageFragment = { globals: { samplesUri: string | null } } & { ' $fragmentName'?: 'SamplesPageFragment' };

export type ColourPanelFragment = { __typename: 'Colour', id: number, siteId: number, code: string, title: string, hex: string, lightReflectance: number | null, group: string, system: string | null, finishes: Array<string>, hasSurcharge: boolean, surcharge: number | null, factValues: Array<string>, productCount: number } & { ' $fragmentName'?: 'ColourPanelFragment' };

export type ColourSwatchFragment = (
  { __typename: 'Colour', siteId: number, id: number, code: string, title: string, hex: string, lightReflectance: number | null }
  & { ' $fragmentRefs'?: { 'ColourPanelFragment': ColourPanelFragment } }
) & { ' $fragmentName'?: 'ColourSwatchFragment' };

export type ContrastPageQueryVariables = Exact<{
  siteId: number;
  uri: string;
}>;


export type ContrastPageQuery = { entry:
    | (
      { __typename: 'Page', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Page_Fragment': PageMetadata_Page_Fragment;'ContentPageFragment': ContentPageFragment } }
    )
    | (
      { __typename: 'Category', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Category_Fragment': PageMetadata_Category_Fragment } }
    )
    | (
      { __typename: 'Product', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Product_Fragment': PageMetadata_Product_Fragment } }
    )
    | (
      { __typename: 'Project', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Project_Fragment': PageMetadata_Project_Fragment } }
    )
    | (
      { __typename: 'NewsArticle', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_NewsArticle_Fragment': PageMetadata_NewsArticle_Fragment } }
    )
    | (
      { __typename: 'FaqQuestion', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_FaqQuestion_Fragment': PageMetadata_FaqQuestion_Fragment } }
    )
    | { __typename: 'EntryMoved', uri: string, url: string | null, permanent: boolean }
    | { __typename: 'EntryGone' }
    | { __typename: 'EntryForMembers' }
    | { __typename: 'EntryAbsent' }
  , colourChart: Array<(
    { __typename: 'ColourGroup', id: number, siteId: number }
    & { ' $fragmentRefs'?: { 'ContrastColoursFragment': ContrastColoursFragment } }
  )> };

export type ContrastColoursFragment = { __typename: 'ColourGroup', siteId: number, id: number, title: string, colours: Array<{ __typename: 'Colour', id: number, siteId: number, code: string, title: string, hex: string, lightReflectance: number | null }> } & { ' $fragmentName'?: 'ContrastColoursFragment' };

export type ContactDetailsFragment = { globals: { globalData: { companyName: string, streetNameHouseNumber: string | null, postalCodeCityName: string | null, country: string | null, phoneNumber: string | null, salesPhoneNumber: string | null, administrationPhoneNumber: string | null, whatsapp: string | null, eMailAddress: string | null } } } & { ' $fragmentName'?: 'ContactDetailsFragment' };

export type ContactPageQueryVariables = Exact<{
  siteId: number;
  uri: string;
}>;


export type ContactPageQuery = { entry:
    | (
      { __typename: 'Page', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }>, hero: { variant: HeroVariant, image: { __typename: 'Image', id: number, siteId: number, alt: string } | null } | null }
      & { ' $fragmentRefs'?: { 'PageMetadata_Page_Fragment': PageMetadata_Page_Fragment;'ContentPageFragment': ContentPageFragment } }
    )
    | (
      { __typename: 'Category', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Category_Fragment': PageMetadata_Category_Fragment } }
    )
    | (
      { __typename: 'Product', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Product_Fragment': PageMetadata_Product_Fragment } }
    )
    | (
      { __typename: 'Project', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Project_Fragment': PageMetadata_Project_Fragment } }
    )
    | (
      { __typename: 'NewsArticle', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_NewsArticle_Fragment': PageMetadata_NewsArticle_Fragment } }
    )
    | (
      { __typename: 'FaqQuestion', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_FaqQuestion_Fragment': PageMetadata_FaqQuestion_Fragment } }
    )
    | { __typename: 'EntryMoved', uri: string, url: string | null, permanent: boolean }
    | { __typename: 'EntryGone' }
    | { __typename: 'EntryForMembers' }
    | { __typename: 'EntryAbsent' }
  , algemeen: { ' $fragmentRefs'?: { 'ContactActionsFragment': ContactActionsFragment;'ContactDetailsFragment': ContactDetailsFragment;'OfficePlaceFragment': OfficePlaceFragment } } };

export type ContactActionsFragment = { globals: { globalData: { phoneNumber: string | null, eMailAddress: string | null } } } & { ' $fragmentName'?: 'ContactActionsFragment' };

export type OfficePlaceFragment = { globals: { globalData: { companyName: string, streetNameHouseNumber: string | null, postalCodeCityName: string | null, latitude: number | null, longitude: number | null } } } & { ' $fragmentName'?: 'OfficePlaceFragment' };

export type StartHandoffMutationVariables = Exact<{
  siteId: number;
  consent?: string | null | undefined;
  list?: string | null | undefined;
}>;


export type StartHandoffMutation = { startHandoff: string };

export type CompleteHandoffMutationVariables = Exact<{
  siteId: number;
  code: string;
  device?: string | null | undefined;
}>;


export type CompleteHandoffMutation = { completeHandoff: { consent: string | null, listCode: string | null, tokens: { jwt: string, jwtExpiresAt: number, refreshToken: string, refreshTokenExpiresAt: number } | null } | null };

export type RedeemHandoffListMutationVariables = Exact<{
  siteId: number;
  code: string;
}>;


export type RedeemHandoffListMutation = { redeemHandoffList: string | null };

export type DownloadListFragment = { __typename: 'Download', id: number, siteId: number, titleField: string, kind: string, documentKind: DownloadKind | null, language: string | null, version: string | null, date: string | null, size: number | null, url: string | null } & { ' $fragmentName'?: 'DownloadListFragment' };

export type DownloadCentreQueryVariables = Exact<{
  siteId: number;
  facts?: Array<FactFilter> | FactFilter | null | undefined;
  search?: string | null | undefined;
  ids?: Array<number> | number | null | undefined;
  sort?: DownloadSort | null | undefined;
  first: number;
}>;


export type DownloadCentreQuery = { downloads: { ' $fragmentRefs'?: { 'DownloadCentreFragment': DownloadCentreFragment } } };

export type MoreDownloadsQueryVariables = Exact<{
  siteId: number;
  facts?: Array<FactFilter> | FactFilter | null | undefined;
  search?: string | null | undefined;
  ids?: Array<number> | number | null | undefined;
  sort?: DownloadSort | null | undefined;
  first: number;
  offset: number;
}>;


export type MoreDownloadsQuery = { downloads: { ' $fragmentRefs'?: { 'DownloadHitsFragment': DownloadHitsFragment } } };

export type DownloadCentreFragment = (
  { total: number, totalUnfiltered: number, facets: Array<{ ' $fragmentRefs'?: { 'FacetFragment': FacetFragment } }> }
  & { ' $fragmentRefs'?: { 'DownloadHitsFragment': DownloadHitsFragment } }
) & { ' $fragmentName'?: 'DownloadCentreFragment' };

export type DownloadHitsFragment = { hits: Array<{ variants: Array<string>, product: { __typename: 'Product', id: number, siteId: number, title: string, uri: string, sku: string, dimensions: { lengthMm: number | null }, elevation: { url: string, widthMm: number, heightMm: number } | null } | null, download: { __typename: 'Download', id: number, siteId: number, titleField: string, kind: string, documentKind: DownloadKind | null, language: string | null, version: string | null, date: string | null, size: number | null, url: string | null } }> } & { ' $fragmentName'?: 'DownloadHitsFragment' };

export type NotFoundPageQueryVariables = Exact<{
  siteId: number;
}>;


export type NotFoundPageQuery = { notFound: (
    { __typename: 'Page', id: number, siteId: number }
    & { ' $fragmentRefs'?: { 'ErrorPageFragment': ErrorPageFragment } }
  ) | null, algemeen: { ' $fragmentRefs'?: { 'GapElevationsFragment': GapElevationsFragment } } };

export type ServiceUnavailablePageQueryVariables = Exact<{
  siteId: number;
}>;


export type ServiceUnavailablePageQuery = { serviceUnavailable: (
    { __typename: 'Page', id: number, siteId: number }
    & { ' $fragmentRefs'?: { 'ErrorPageFragment': ErrorPageFragment } }
  ) | null, algemeen: { ' $fragmentRefs'?: { 'GapElevationsFragment': GapElevationsFragment } } };

export type ErrorPageFragment = { __typename: 'Page', id: number, siteId: number, title: string, pageTitle: string | null, introtext: string | null, hero: { image: { __typename: 'Image', id: number, siteId: number, alt: string, cutOut: boolean, crop: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number } } | null, mobileImage: { __typename: 'Image', id: number, siteId: number, crop: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number } } | null } | null, blocks: Array<
    | (
      { __typename: 'TitleTextBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_TitleTextBlock_Fragment': Blocks_TitleTextBlock_Fragment } }
    )
    | (
      { __typename: 'QuoteBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_QuoteBlock_Fragment': Blocks_QuoteBlock_Fragment } }
    )
    | (
      { __typename: 'NewsItemsBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_NewsItemsBlock_Fragment': Blocks_NewsItemsBlock_Fragment } }
    )
    | (
      { __typename: 'CountdownImagesBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_CountdownImagesBlock_Fragment': Blocks_CountdownImagesBlock_Fragment } }
    )
    | (
      { __typename: 'ProductsBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_ProductsBlock_Fragment': Blocks_ProductsBlock_Fragment } }
    )
    | (
      { __typename: 'CategoryCardsBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_CategoryCardsBlock_Fragment': Blocks_CategoryCardsBlock_Fragment } }
    )
    | (
      { __typename: 'ReferencesBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_ReferencesBlock_Fragment': Blocks_ReferencesBlock_Fragment } }
    )
    | (
      { __typename: 'ElevationStripBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_ElevationStripBlock_Fragment': Blocks_ElevationStripBlock_Fragment } }
    )
    | (
      { __typename: 'TextImageBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_TextImageBlock_Fragment': Blocks_TextImageBlock_Fragment } }
    )
    | (
      { __typename: 'ImageBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_ImageBlock_Fragment': Blocks_ImageBlock_Fragment } }
    )
    | (
      { __typename: 'YoutubeVideoBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_YoutubeVideoBlock_Fragment': Blocks_YoutubeVideoBlock_Fragment } }
    )
    | (
      { __typename: 'PartnersBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_PartnersBlock_Fragment': Blocks_PartnersBlock_Fragment } }
    )
    | (
      { __typename: 'ContactBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_ContactBlock_Fragment': Blocks_ContactBlock_Fragment } }
    )
    | (
      { __typename: 'TeamBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_TeamBlock_Fragment': Blocks_TeamBlock_Fragment } }
    )
    | (
      { __typename: 'DownloadsBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_DownloadsBlock_Fragment': Blocks_DownloadsBlock_Fragment } }
    )
    | (
      { __typename: 'HtmlBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_HtmlBlock_Fragment': Blocks_HtmlBlock_Fragment } }
    )
    | (
      { __typename: 'NewsletterBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_NewsletterBlock_Fragment': Blocks_NewsletterBlock_Fragment } }
    )
    | (
      { __typename: 'PartsFinderBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_PartsFinderBlock_Fragment': Blocks_PartsFinderBlock_Fragment } }
    )
    | (
      { __typename: 'ContrastBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_ContrastBlock_Fragment': Blocks_ContrastBlock_Fragment } }
    )
    | (
      { __typename: 'FormBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_FormBlock_Fragment': Blocks_FormBlock_Fragment } }
    )
  > } & { ' $fragmentName'?: 'ErrorPageFragment' };

export type GapElevationsFragment = { globals: { stripProducts: Array<{ __typename: 'Product', id: number, siteId: number, elevation: { url: string, widthMm: number, heightMm: number } | null }> } } & { ' $fragmentName'?: 'GapElevationsFragment' };

export type FaqPageQueryVariables = Exact<{
  siteId: number;
  uri: string;
}>;


export type FaqPageQuery = { entry:
    | (
      { __typename: 'Page', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }>, blocks: Array<
        | (
          { __typename: 'TitleTextBlock' }
          & { ' $fragmentRefs'?: { 'Blocks_TitleTextBlock_Fragment': Blocks_TitleTextBlock_Fragment } }
        )
        | (
          { __typename: 'QuoteBlock' }
          & { ' $fragmentRefs'?: { 'Blocks_QuoteBlock_Fragment': Blocks_QuoteBlock_Fragment } }
        )
        | (
          { __typename: 'NewsItemsBlock' }
          & { ' $fragmentRefs'?: { 'Blocks_NewsItemsBlock_Fragment': Blocks_NewsItemsBlock_Fragment } }
        )
        | (
          { __typename: 'CountdownImagesBlock' }
          & { ' $fragmentRefs'?: { 'Blocks_CountdownImagesBlock_Fragment': Blocks_CountdownImagesBlock_Fragment } }
        )
        | (
          { __typename: 'ProductsBlock' }
          & { ' $fragmentRefs'?: { 'Blocks_ProductsBlock_Fragment': Blocks_ProductsBlock_Fragment } }
        )
        | (
          { __typename: 'CategoryCardsBlock' }
          & { ' $fragmentRefs'?: { 'Blocks_CategoryCardsBlock_Fragment': Blocks_CategoryCardsBlock_Fragment } }
        )
        | (
          { __typename: 'ReferencesBlock' }
          & { ' $fragmentRefs'?: { 'Blocks_ReferencesBlock_Fragment': Blocks_ReferencesBlock_Fragment } }
        )
        | (
          { __typename: 'ElevationStripBlock' }
          & { ' $fragmentRefs'?: { 'Blocks_ElevationStripBlock_Fragment': Blocks_ElevationStripBlock_Fragment } }
        )
        | (
          { __typename: 'TextImageBlock' }
          & { ' $fragmentRefs'?: { 'Blocks_TextImageBlock_Fragment': Blocks_TextImageBlock_Fragment } }
        )
        | (
          { __typename: 'ImageBlock' }
          & { ' $fragmentRefs'?: { 'Blocks_ImageBlock_Fragment': Blocks_ImageBlock_Fragment } }
        )
        | (
          { __typename: 'YoutubeVideoBlock' }
          & { ' $fragmentRefs'?: { 'Blocks_YoutubeVideoBlock_Fragment': Blocks_YoutubeVideoBlock_Fragment } }
        )
        | (
          { __typename: 'PartnersBlock' }
          & { ' $fragmentRefs'?: { 'Blocks_PartnersBlock_Fragment': Blocks_PartnersBlock_Fragment } }
        )
        | (
          { __typename: 'ContactBlock' }
          & { ' $fragmentRefs'?: { 'Blocks_ContactBlock_Fragment': Blocks_ContactBlock_Fragment } }
        )
        | (
          { __typename: 'TeamBlock' }
          & { ' $fragmentRefs'?: { 'Blocks_TeamBlock_Fragment': Blocks_TeamBlock_Fragment } }
        )
        | (
          { __typename: 'DownloadsBlock' }
          & { ' $fragmentRefs'?: { 'Blocks_DownloadsBlock_Fragment': Blocks_DownloadsBlock_Fragment } }
        )
        | (
          { __typename: 'HtmlBlock' }
          & { ' $fragmentRefs'?: { 'Blocks_HtmlBlock_Fragment': Blocks_HtmlBlock_Fragment } }
        )
        | (
          { __typename: 'NewsletterBlock' }
          & { ' $fragmentRefs'?: { 'Blocks_NewsletterBlock_Fragment': Blocks_NewsletterBlock_Fragment } }
        )
        | (
          { __typename: 'PartsFinderBlock' }
          & { ' $fragmentRefs'?: { 'Blocks_PartsFinderBlock_Fragment': Blocks_PartsFinderBlock_Fragment } }
        )
        | (
          { __typename: 'ContrastBlock' }
          & { ' $fragmentRefs'?: { 'Blocks_ContrastBlock_Fragment': Blocks_ContrastBlock_Fragment } }
        )
        | (
          { __typename: 'FormBlock' }
          & { ' $fragmentRefs'?: { 'Blocks_FormBlock_Fragment': Blocks_FormBlock_Fragment } }
        )
      > }
      & { ' $fragmentRefs'?: { 'PageMetadata_Page_Fragment': PageMetadata_Page_Fragment;'PageIntroFragment': PageIntroFragment } }
    )
    | (
      { __typename: 'Category', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Category_Fragment': PageMetadata_Category_Fragment } }
    )
    | (
      { __typename: 'Product', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Product_Fragment': PageMetadata_Product_Fragment } }
    )
    | (
      { __typename: 'Project', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Project_Fragment': PageMetadata_Project_Fragment } }
    )
    | (
      { __typename: 'NewsArticle', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_NewsArticle_Fragment': PageMetadata_NewsArticle_Fragment } }
    )
    | (
      { __typename: 'FaqQuestion', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_FaqQuestion_Fragment': PageMetadata_FaqQuestion_Fragment } }
    )
    | { __typename: 'EntryMoved', uri: string, url: string | null, permanent: boolean }
    | { __typename: 'EntryGone' }
    | { __typename: 'EntryForMembers' }
    | { __typename: 'EntryAbsent' }
  , faqQuestions: Array<(
    { __typename: 'FaqQuestion', id: number, siteId: number }
    & { ' $fragmentRefs'?: { 'QuestionListFragment': QuestionListFragment } }
  )> };

export type QuestionListFragment = { __typename: 'FaqQuestion', id: number, siteId: number, title: string, uri: string, answer: string, topic: { __typename: 'FaqTopic', id: number, siteId: number, title: string } } & { ' $fragmentName'?: 'QuestionListFragment' };

export type FaqQuestionPageQueryVariables = Exact<{
  siteId: number;
  uri: string;
}>;


export type FaqQuestionPageQuery = { entry:
    | (
      { __typename: 'Page', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Page_Fragment': PageMetadata_Page_Fragment } }
    )
    | (
      { __typename: 'Category', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Category_Fragment': PageMetadata_Category_Fragment } }
    )
    | (
      { __typename: 'Product', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Product_Fragment': PageMetadata_Product_Fragment } }
    )
    | (
      { __typename: 'Project', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Project_Fragment': PageMetadata_Project_Fragment } }
    )
    | (
      { __typename: 'NewsArticle', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_NewsArticle_Fragment': PageMetadata_NewsArticle_Fragment } }
    )
    | (
      { __typename: 'FaqQuestion', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_FaqQuestion_Fragment': PageMetadata_FaqQuestion_Fragment;'FaqQuestionPageFragment': FaqQuestionPageFragment } }
    )
    | { __typename: 'EntryMoved', uri: string, url: string | null, permanent: boolean }
    | { __typename: 'EntryGone' }
    | { __typename: 'EntryForMembers' }
    | { __typename: 'EntryAbsent' }
  , faqQuestions: Array<{ __typename: 'FaqQuestion', id: number, siteId: number, title: string, uri: string, topic: { __typename: 'FaqTopic', id: number, siteId: number, title: string } }> };

export type FaqQuestionPageFragment = { __typename: 'FaqQuestion', id: number, siteId: number, title: string, uri: string, answer: string, topic: { __typename: 'FaqTopic', id: number, siteId: number, title: string }, related: Array<{ title: string, uri: string }> } & { ' $fragmentName'?: 'FaqQuestionPageFragment' };

export type FavouritesPageQueryVariables = Exact<{
  siteId: number;
  uri: string;
}>;


export type FavouritesPageQuery = { entry:
    | (
      { __typename: 'Page', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Page_Fragment': PageMetadata_Page_Fragment;'ContentPageFragment': ContentPageFragment } }
    )
    | (
      { __typename: 'Category', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Category_Fragment': PageMetadata_Category_Fragment } }
    )
    | (
      { __typename: 'Product', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Product_Fragment': PageMetadata_Product_Fragment } }
    )
    | (
      { __typename: 'Project', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Project_Fragment': PageMetadata_Project_Fragment } }
    )
    | (
      { __typename: 'NewsArticle', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_NewsArticle_Fragment': PageMetadata_NewsArticle_Fragment } }
    )
    | (
      { __typename: 'FaqQuestion', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_FaqQuestion_Fragment': PageMetadata_FaqQuestion_Fragment } }
    )
    | { __typename: 'EntryMoved', uri: string, url: string | null, permanent: boolean }
    | { __typename: 'EntryGone' }
    | { __typename: 'EntryForMembers' }
    | { __typename: 'EntryAbsent' }
  , viewer: { __typename: 'Viewer', id: number, favoriteProducts: Array<(
      { __typename: 'Product', id: number, siteId: number }
      & { ' $fragmentRefs'?: { 'FavouriteRowFragment': FavouriteRowFragment } }
    )> } | null };

export type FavouriteRowFragment = { __typename: 'Product', siteId: number, id: number, title: string, uri: string, category: { __typename: 'Category', id: number, siteId: number, title: string }, discontinued: { successor: { __typename: 'Product', siteId: number, id: number, title: string, uri: string } | null } | null, dimensions: { lengthMm: number | null, widthMm: number | null, heightMm: number | null }, productImage: { __typename: 'Image', id: number, siteId: number, crop: { url: string, path: string, widths: Array<number>, formats: Array<string>, width: number, height: number } } | null, price: { amount: number, from: boolean } | null } & { ' $fragmentName'?: 'FavouriteRowFragment' };

export type LogInBoxQueryVariables = Exact<{
  siteId: number;
}>;


export type LogInBoxQuery = { algemeen: { globals: { loginBox: { titleField: string, text: string } | null } } };

export type FacetFragment = { key: string, name: string, kind: FactKind, unit: string | null, min: number | null, max: number | null, values: Array<{ value: string, label: string, count: number }> } & { ' $fragmentName'?: 'FacetFragment' };

export type FormFragment = { __typename: 'Form', id: number, siteId: number, handle: string, title: string, legalBasis: string | null, retentionDays: number, avgText: string | null, settings: { displayFormTitle: boolean, displayPageTabs: boolean, displayCurrentPageTitle: boolean, displayPageProgress: boolean, submitMethod: SubmitMethod, submitAction: SubmitAction, submitActionTab: SubmitTab, submitActionFormHide: boolean, submitActionMessageHtml: string | null, submitActionMessageTimeout: number, redirectUrl: string | null, errorMessageHtml: string | null, loadingIndicator: LoadingIndicator, loadingIndicatorText: string | null, validationOnSubmit: boolean, validationOnFocus: boolean, defaultLabelPosition: FormPosition, defaultInstructionsPosition: FormPosition, progressPosition: ProgressPosition, redirectEntry: { __typename: 'RedirectEntry', id: number, uri: string } | null }, pages: Array<{ __typename: 'FormPage', id: string, name: string, settings: { submitButtonLabel: string, backButtonLabel: string | null, showBackButton: boolean, buttonsPosition: ButtonsPosition }, rows: Array<{ fields: Array<
        | { __typename: 'Field_Agree', id: string, uncheckedValue: string, description: string | null, descriptionHtml: string | null, handle: string, label: string, type: FormFieldType, inputTypeName: string, instructions: string | null, instructionsPosition: FormPosition | null, labelPosition: FormPosition | null, required: boolean, placeholder: string | null, errorMessage: string | null, cssClasses: Array<string>, enableConditions: boolean, visibility: FormFieldVisibility, enableContentEncryption: boolean, defaultChecked: boolean, conditions: { action: ConditionAction, match: ConditionMatch, rules: Array<{ field: string, operator: ConditionOperator, value: string }> } | null, containerAttributes: Array<{ label: string, value: string }>, inputAttributes: Array<{ label: string, value: string }> }
        | { __typename: 'Field_Checkboxes', id: string, layout: OptionsLayout, toggleCheckbox: boolean, toggleCheckboxLabel: string | null, limitChoices: number | null, handle: string, label: string, type: FormFieldType, inputTypeName: string, instructions: string | null, instructionsPosition: FormPosition | null, labelPosition: FormPosition | null, required: boolean, placeholder: string | null, errorMessage: string | null, cssClasses: Array<string>, enableConditions: boolean, visibility: FormFieldVisibility, enableContentEncryption: boolean, defaultValues: Array<string>, options: Array<{ value: string, label: string, isDefault: boolean }>, conditions: { action: ConditionAction, match: ConditionMatch, rules: Array<{ field: string, operator: ConditionOperator, value: string }> } | null, containerAttributes: Array<{ label: string, value: string }>, inputAttributes: Array<{ label: string, value: string }> }
        | { __typename: 'Field_Dropdown', id: string, multiple: boolean, handle: string, label: string, type: FormFieldType, inputTypeName: string, instructions: string | null, instructionsPosition: FormPosition | null, labelPosition: FormPosition | null, required: boolean, placeholder: string | null, errorMessage: string | null, cssClasses: Array<string>, enableConditions: boolean, visibility: FormFieldVisibility, enableContentEncryption: boolean, defaultValues: Array<string>, options: Array<{ value: string, label: string, isDefault: boolean }>, conditions: { action: ConditionAction, match: ConditionMatch, rules: Array<{ field: string, operator: ConditionOperator, value: string }> } | null, containerAttributes: Array<{ label: string, value: string }>, inputAttributes: Array<{ label: string, value: string }> }
        | { __typename: 'Field_Email', id: string, defaultValue: string | null, handle: string, label: string, type: FormFieldType, inputTypeName: string, instructions: string | null, instructionsPosition: FormPosition | null, labelPosition: FormPosition | null, required: boolean, placeholder: string | null, errorMessage: string | null, cssClasses: Array<string>, enableConditions: boolean, visibility: FormFieldVisibility, enableContentEncryption: boolean, conditions: { action: ConditionAction, match: ConditionMatch, rules: Array<{ field: string, operator: ConditionOperator, value: string }> } | null, containerAttributes: Array<{ label: string, value: string }>, inputAttributes: Array<{ label: string, value: string }> }
        | { __typename: 'Field_Hidden', id: string, defaultOption: HiddenValue, defaultValue: string | null, handle: string, label: string, type: FormFieldType, inputTypeName: string, instructions: string | null, instructionsPosition: FormPosition | null, labelPosition: FormPosition | null, required: boolean, placeholder: string | null, errorMessage: string | null, cssClasses: Array<string>, enableConditions: boolean, visibility: FormFieldVisibility, enableContentEncryption: boolean, conditions: { action: ConditionAction, match: ConditionMatch, rules: Array<{ field: string, operator: ConditionOperator, value: string }> } | null, containerAttributes: Array<{ label: string, value: string }>, inputAttributes: Array<{ label: string, value: string }> }
        | { __typename: 'Field_MultiLineText', id: string, limit: boolean, limitType: TextLimit, limitAmount: number | null, defaultValue: string | null, handle: string, label: string, type: FormFieldType, inputTypeName: string, instructions: string | null, instructionsPosition: FormPosition | null, labelPosition: FormPosition | null, required: boolean, placeholder: string | null, errorMessage: string | null, cssClasses: Array<string>, enableConditions: boolean, visibility: FormFieldVisibility, enableContentEncryption: boolean, conditions: { action: ConditionAction, match: ConditionMatch, rules: Array<{ field: string, operator: ConditionOperator, value: string }> } | null, containerAttributes: Array<{ label: string, value: string }>, inputAttributes: Array<{ label: string, value: string }> }
        | { __typename: 'Field_SingleLineText', id: string, limit: boolean, limitType: TextLimit, limitAmount: number | null, defaultValue: string | null, handle: string, label: string, type: FormFieldType, inputTypeName: string, instructions: string | null, instructionsPosition: FormPosition | null, labelPosition: FormPosition | null, required: boolean, placeholder: string | null, errorMessage: string | null, cssClasses: Array<string>, enableConditions: boolean, visibility: FormFieldVisibility, enableContentEncryption: boolean, conditions: { action: ConditionAction, match: ConditionMatch, rules: Array<{ field: string, operator: ConditionOperator, value: string }> } | null, containerAttributes: Array<{ label: string, value: string }>, inputAttributes: Array<{ label: string, value: string }> }
        | { __typename: 'Field_Name', id: string, useMultipleFields: boolean, defaultValue: string | null, handle: string, label: string, type: FormFieldType, inputTypeName: string, instructions: string | null, instructionsPosition: FormPosition | null, labelPosition: FormPosition | null, required: boolean, placeholder: string | null, errorMessage: string | null, cssClasses: Array<string>, enableConditions: boolean, visibility: FormFieldVisibility, enableContentEncryption: boolean, prefix: { ' $fragmentRefs'?: { 'NamePartFragment': NamePartFragment } } | null, firstName: { ' $fragmentRefs'?: { 'NamePartFragment': NamePartFragment } } | null, middleName: { ' $fragmentRefs'?: { 'NamePartFragment': NamePartFragment } } | null, lastName: { ' $fragmentRefs'?: { 'NamePartFragment': NamePartFragment } } | null, prefixOptions: Array<{ value: string, label: string, isDefault: boolean }>, conditions: { action: ConditionAction, match: ConditionMatch, rules: Array<{ field: string, operator: ConditionOperator, value: string }> } | null, containerAttributes: Array<{ label: string, value: string }>, inputAttributes: Array<{ label: string, value: string }> }
        | { __typename: 'Field_Number', id: string, min: number | null, max: number | null, handle: string, label: string, type: FormFieldType, inputTypeName: string, instructions: string | null, instructionsPosition: FormPosition | null, labelPosition: FormPosition | null, required: boolean, placeholder: string | null, errorMessage: string | null, cssClasses: Array<string>, enableConditions: boolean, visibility: FormFieldVisibility, enableContentEncryption: boolean, defaultNumber: number | null, conditions: { action: ConditionAction, match: ConditionMatch, rules: Array<{ field: string, operator: ConditionOperator, value: string }> } | null, containerAttributes: Array<{ label: string, value: string }>, inputAttributes: Array<{ label: string, value: string }> }
        | { __typename: 'Field_Phone', id: string, defaultValue: string | null, countryEnabled: boolean, countryDefaultValue: string | null, countryShowDialCode: boolean, handle: string, label: string, type: FormFieldType, inputTypeName: string, instructions: string | null, instructionsPosition: FormPosition | null, labelPosition: FormPosition | null, required: boolean, placeholder: string | null, errorMessage: string | null, cssClasses: Array<string>, enableConditions: boolean, visibility: FormFieldVisibility, enableContentEncryption: boolean, countryOptions: Array<{ value: string, label: string, dialCode: string, isDefault: boolean }>, conditions: { action: ConditionAction, match: ConditionMatch, rules: Array<{ field: string, operator: ConditionOperator, value: string }> } | null, containerAttributes: Array<{ label: string, value: string }>, inputAttributes: Array<{ label: string, value: string }> }
        | { __typename: 'Field_FileUpload', id: string, limitFiles: number, multiple: boolean, accept: Array<string>, maxMb: number, handle: string, label: string, type: FormFieldType, inputTypeName: string, instructions: string | null, instructionsPosition: FormPosition | null, labelPosition: FormPosition | null, required: boolean, placeholder: string | null, errorMessage: string | null, cssClasses: Array<string>, enableConditions: boolean, visibility: FormFieldVisibility, enableContentEncryption: boolean, conditions: { action: ConditionAction, match: ConditionMatch, rules: Array<{ field: string, operator: ConditionOperator, value: string }> } | null, containerAttributes: Array<{ label: string, value: string }>, inputAttributes: Array<{ label: string, value: string }> }
        | { __typename: 'Field_Radio', id: string, defaultValue: string | null, layout: OptionsLayout, handle: string, label: string, type: FormFieldType, inputTypeName: string, instructions: string | null, instructionsPosition: FormPosition | null, labelPosition: FormPosition | null, required: boolean, placeholder: string | null, errorMessage: string | null, cssClasses: Array<string>, enableConditions: boolean, visibility: FormFieldVisibility, enableContentEncryption: boolean, options: Array<{ value: string, label: string, isDefault: boolean }>, conditions: { action: ConditionAction, match: ConditionMatch, rules: Array<{ field: string, operator: ConditionOperator, value: string }> } | null, containerAttributes: Array<{ label: string, value: string }>, inputAttributes: Array<{ label: string, value: string }> }
      > }> }>, captchas: Array<{ handle: CaptchaKind, name: string, siteKey: string | null }> } & { ' $fragmentName'?: 'FormFragment' };

export type NamePartFragment = { label: string, enabled: boolean, required: boolean, collapsed: boolean, placeholder: string | null, prePopulate: string | null, defaultValue: string | null, errorMessage: string | null } & { ' $fragmentName'?: 'NamePartFragment' };

export type PlateProductQueryVariables = Exact<{
  siteId: number;
  code: string;
}>;


export type PlateProductQuery = { plateCode: { variant: string | null, part: string | null, year: number | null, product: { __typename: 'Product', id: number, siteId: number, title: string } | null } };

export type FormDefinitionQueryVariables = Exact<{
  handle: string;
  siteId: number;
}>;


export type FormDefinitionQuery = { form: (
    { __typename: 'Form', id: number, siteId: number }
    & { ' $fragmentRefs'?: { 'FormFragment': FormFragment } }
  ) | null };

export type FormTimeQueryVariables = Exact<{ [key: string]: never; }>;


export type FormTimeQuery = { formTime: { token: string, validFor: number } };

export type FormTokensQueryVariables = Exact<{
  handle: string;
  siteId: number;
}>;


export type FormTokensQuery = { formTokens: { csrfToken: { value: string }, captchas: Array<{ handle: CaptchaKind, name: string, value: string }> } | null };

export type GlossaryFragment = { __typename: 'GlossaryTerm', id: number, siteId: number, title: string, spellings: Array<string>, explanation: string } & { ' $fragmentName'?: 'GlossaryFragment' };

export type SeoMetadataQueryVariables = Exact<{
  uri: string;
  siteId: number;
}>;


export type SeoMetadataQuery = { seoMetadata: { metaTitleContainer: string, metaTagContainer: string, metaLinkContainer: string, metaScriptContainer: string, metaJsonLdContainer: string } | null };

type PageMetadata_FaqQuestion_Fragment = { __typename: 'FaqQuestion', id: number, siteId: number, title: string, seo: { metaTitleContainer: string, metaLinkContainer: string } } & { ' $fragmentName'?: 'PageMetadata_FaqQuestion_Fragment' };

type PageMetadata_NewsArticle_Fragment = { __typename: 'NewsArticle', id: number, siteId: number, title: string, seo: { metaTitleContainer: string, metaLinkContainer: string } } & { ' $fragmentName'?: 'PageMetadata_NewsArticle_Fragment' };

type PageMetadata_Page_Fragment = { __typename: 'Page', id: number, siteId: number, title: string, seo: { metaTitleContainer: string, metaLinkContainer: string } } & { ' $fragmentName'?: 'PageMetadata_Page_Fragment' };

type PageMetadata_Category_Fragment = { __typename: 'Category', id: number, siteId: number, title: string, seo: { metaTitleContainer: string, metaLinkContainer: string } } & { ' $fragmentName'?: 'PageMetadata_Category_Fragment' };

type PageMetadata_Product_Fragment = { __typename: 'Product', id: number, siteId: number, title: string, seo: { metaTitleContainer: string, metaLinkContainer: string } } & { ' $fragmentName'?: 'PageMetadata_Product_Fragment' };

type PageMetadata_Project_Fragment = { __typename: 'Project', id: number, siteId: number, title: string, seo: { metaTitleContainer: string, metaLinkContainer: string } } & { ' $fragmentName'?: 'PageMetadata_Project_Fragment' };

export type PageMetadataFragment =
  | PageMetadata_FaqQuestion_Fragment
  | PageMetadata_NewsArticle_Fragment
  | PageMetadata_Page_Fragment
  | PageMetadata_Category_Fragment
  | PageMetadata_Product_Fragment
  | PageMetadata_Project_Fragment
;

export type SitemapPartsQueryVariables = Exact<{
  siteId: number;
}>;


export type SitemapPartsQuery = { sitemapParts: Array<{ name: string, changedAt: string }> };

export type SitemapPartQueryVariables = Exact<{
  siteId: number;
  part: string;
}>;


export type SitemapPartQuery = { sitemap: Array<{ uri: string, changedAt: string, alternates: Array<{ siteId: number, uri: string }> }> };

export type CallToActionFragment = { text: string, ariaLabel: string | null, url: string | null, element: { uri: string } | null } & { ' $fragmentName'?: 'CallToActionFragment' };

export type PrintHeadFragment = { globals: { darkLogo: { url: string, width: number, height: number } | null, globalData: { companyName: string, streetNameHouseNumber: string | null, postalCodeCityName: string | null, phoneNumber: string | null, eMailAddress: string | null } } } & { ' $fragmentName'?: 'PrintHeadFragment' };

export type ShellQueryVariables = Exact<{
  siteId: number;
}>;


export type ShellQuery = { navigation: Array<(
    { __typename: 'NavigationEntry', id: number, siteId: number, children: Array<(
      { __typename: 'NavigationEntry', id: number, siteId: number }
      & { ' $fragmentRefs'?: { 'MenuEntryFragment': MenuEntryFragment } }
    )> }
    & { ' $fragmentRefs'?: { 'MenuEntryFragment': MenuEntryFragment } }
  )>, algemeen: { ' $fragmentRefs'?: { 'SiteHeaderFragment': SiteHeaderFragment } }, serverParts: (
    { globals: { embedHosts: Array<string> } }
    & { ' $fragmentRefs'?: { 'SiteFooterFragment': SiteFooterFragment;'PrintHeadFragment': PrintHeadFragment } }
  ) };

export type MenuEntryFragment = { __typename: 'NavigationEntry', id: number, siteId: number, kind: NavigationKind, title: string, uri: string | null, url: string | null, openInNewTab: boolean } & { ' $fragmentName'?: 'MenuEntryFragment' };

export type SiteFooterFragment = { footer: { footerSection1: string, footerSection2: string, footerSection3: string, footerLinks: Array<{ __typename: 'FooterLink', id: number, siteId: number, uri: string, title: string }>, footerLogos: Array<{ url: string, title: string, width: number, height: number }>, credit: { title: string, url: string | null } | null }, globals: { globalData: { companyName: string, eMailAddress: string | null, phoneNumber: string | null, streetNameHouseNumber: string | null, postalCodeCityName: string | null, country: string | null }, socialMedia: { facebook: string | null, instagram: string | null, linkedin: string | null, twitter: string | null, pinterest: string | null }, stripProducts: Array<{ __typename: 'Product', id: number, siteId: number, elevation: { url: string, widthMm: number, heightMm: number } | null }>, privacyPolicy: { ' $fragmentRefs'?: { 'PrivacyPolicyFragment': PrivacyPolicyFragment } } | null, requestAQuoteCta: { titleField: string, text: string, cta: { ' $fragmentRefs'?: { 'CallToActionFragment': CallToActionFragment } } | null } | null } } & { ' $fragmentName'?: 'SiteFooterFragment' };

export type SiteHeaderFragment = { globals: { logo: { url: string, title: string, width: number, height: number } | null, darkLogo: { url: string, title: string, width: number, height: number } | null, topNavigation: Array<{ url: string, target: string, customText: string }>, globalData: { companyName: string, eMailAddress: string | null, phoneNumber: string | null } } } & { ' $fragmentName'?: 'SiteHeaderFragment' };

export type MenuPicturesQueryVariables = Exact<{
  siteId: number;
}>;


export type MenuPicturesQuery = { navigation: Array<{ __typename: 'NavigationEntry', id: number, siteId: number, children: Array<{ __typename: 'NavigationEntry', id: number, siteId: number, category: { __typename: 'Category', id: number, siteId: number, productCount: number, cutOut: { __typename: 'Image', id: number, siteId: number, alt: string, cutOut: boolean, crop: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number } } | null, elevation: { url: string, widthMm: number, heightMm: number } | null } | null }> }> };

export type ArticleSubjectsFragment = { __typename: 'NewsArticle', id: number, siteId: number, products: Array<{ __typename: 'Product', id: number, siteId: number, title: string, uri: string, dimensions: { lengthMm: number | null, widthMm: number | null, heightMm: number | null }, productImage: { __typename: 'Image', id: number, siteId: number, alt: string, cutOut: boolean, crop: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number } } | null }>, projects: Array<{ __typename: 'Project', id: number, siteId: number, title: string, uri: string, location: string | null, year: number | null, headerslider: Array<{ __typename: 'Image', id: number, siteId: number, alt: string, cutOut: boolean, crop: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number } }> }> } & { ' $fragmentName'?: 'ArticleSubjectsFragment' };

export type NewsArticlePageQueryVariables = Exact<{
  siteId: number;
  uri: string;
}>;


export type NewsArticlePageQuery = { entry:
    | (
      { __typename: 'Page', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Page_Fragment': PageMetadata_Page_Fragment } }
    )
    | (
      { __typename: 'Category', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Category_Fragment': PageMetadata_Category_Fragment } }
    )
    | (
      { __typename: 'Product', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Product_Fragment': PageMetadata_Product_Fragment } }
    )
    | (
      { __typename: 'Project', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Project_Fragment': PageMetadata_Project_Fragment } }
    )
    | (
      { __typename: 'NewsArticle', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_NewsArticle_Fragment': PageMetadata_NewsArticle_Fragment;'NewsArticlePageFragment': NewsArticlePageFragment } }
    )
    | (
      { __typename: 'FaqQuestion', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_FaqQuestion_Fragment': PageMetadata_FaqQuestion_Fragment } }
    )
    | { __typename: 'EntryMoved', uri: string, url: string | null, permanent: boolean }
    | { __typename: 'EntryGone' }
    | { __typename: 'EntryForMembers' }
    | { __typename: 'EntryAbsent' }
  , document: { news: Array<(
      { __typename: 'NewsArticle', id: number, siteId: number, uri: string }
      & { ' $fragmentRefs'?: { 'NewsCardFragment': NewsCardFragment } }
    )> } };

export type NewsArticlePageFragment = (
  { __typename: 'NewsArticle', id: number, siteId: number, title: string, uri: string, introtext: string | null, postDate: string, headerslider: Array<{ __typename: 'Image', id: number, siteId: number, alt: string, cutOut: boolean, whole: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number }, crop: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number } }>, blocks: Array<
    | (
      { __typename: 'TitleTextBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_TitleTextBlock_Fragment': Blocks_TitleTextBlock_Fragment } }
    )
    | (
      { __typename: 'QuoteBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_QuoteBlock_Fragment': Blocks_QuoteBlock_Fragment } }
    )
    | (
      { __typename: 'NewsItemsBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_NewsItemsBlock_Fragment': Blocks_NewsItemsBlock_Fragment } }
    )
    | (
      { __typename: 'CountdownImagesBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_CountdownImagesBlock_Fragment': Blocks_CountdownImagesBlock_Fragment } }
    )
    | (
      { __typename: 'ProductsBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_ProductsBlock_Fragment': Blocks_ProductsBlock_Fragment } }
    )
    | (
      { __typename: 'CategoryCardsBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_CategoryCardsBlock_Fragment': Blocks_CategoryCardsBlock_Fragment } }
    )
    | (
      { __typename: 'ReferencesBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_ReferencesBlock_Fragment': Blocks_ReferencesBlock_Fragment } }
    )
    | (
      { __typename: 'ElevationStripBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_ElevationStripBlock_Fragment': Blocks_ElevationStripBlock_Fragment } }
    )
    | (
      { __typename: 'TextImageBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_TextImageBlock_Fragment': Blocks_TextImageBlock_Fragment } }
    )
    | (
      { __typename: 'ImageBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_ImageBlock_Fragment': Blocks_ImageBlock_Fragment } }
    )
    | (
      { __typename: 'YoutubeVideoBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_YoutubeVideoBlock_Fragment': Blocks_YoutubeVideoBlock_Fragment } }
    )
    | (
      { __typename: 'PartnersBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_PartnersBlock_Fragment': Blocks_PartnersBlock_Fragment } }
    )
    | (
      { __typename: 'ContactBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_ContactBlock_Fragment': Blocks_ContactBlock_Fragment } }
    )
    | (
      { __typename: 'TeamBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_TeamBlock_Fragment': Blocks_TeamBlock_Fragment } }
    )
    | (
      { __typename: 'DownloadsBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_DownloadsBlock_Fragment': Blocks_DownloadsBlock_Fragment } }
    )
    | (
      { __typename: 'HtmlBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_HtmlBlock_Fragment': Blocks_HtmlBlock_Fragment } }
    )
    | (
      { __typename: 'NewsletterBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_NewsletterBlock_Fragment': Blocks_NewsletterBlock_Fragment } }
    )
    | (
      { __typename: 'PartsFinderBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_PartsFinderBlock_Fragment': Blocks_PartsFinderBlock_Fragment } }
    )
    | (
      { __typename: 'ContrastBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_ContrastBlock_Fragment': Blocks_ContrastBlock_Fragment } }
    )
    | (
      { __typename: 'FormBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_FormBlock_Fragment': Blocks_FormBlock_Fragment } }
    )
  > }
  & { ' $fragmentRefs'?: { 'ArticleSubjectsFragment': ArticleSubjectsFragment } }
) & { ' $fragmentName'?: 'NewsArticlePageFragment' };

export type NewsCardFragment = { __typename: 'NewsArticle', id: number, siteId: number, title: string, uri: string, postDate: string, introtext: string | null, headerslider: Array<{ __typename: 'Image', id: number, siteId: number, alt: string, cutOut: boolean, whole: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number }, crop: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number } }> } & { ' $fragmentName'?: 'NewsCardFragment' };

export type NewsFeedQueryVariables = Exact<{
  siteId: number;
}>;


export type NewsFeedQuery = { document: { overview: { __typename: 'Page', id: number, siteId: number, title: string, introtext: string | null, uri: string } | null, news: Array<{ __typename: 'NewsArticle', id: number, siteId: number, title: string, uri: string, introtext: string | null, postDate: string, headerslider: Array<{ __typename: 'Image', id: number, siteId: number, crop: { url: string, width: number, height: number } }> }> }, algemeen: { globals: { globalData: { companyName: string } } } };

export type NewsPageQueryVariables = Exact<{
  siteId: number;
  uri: string;
}>;


export type NewsPageQuery = { entry:
    | (
      { __typename: 'Page', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }>, blocks: Array<
        | (
          { __typename: 'TitleTextBlock' }
          & { ' $fragmentRefs'?: { 'Blocks_TitleTextBlock_Fragment': Blocks_TitleTextBlock_Fragment } }
        )
        | (
          { __typename: 'QuoteBlock' }
          & { ' $fragmentRefs'?: { 'Blocks_QuoteBlock_Fragment': Blocks_QuoteBlock_Fragment } }
        )
        | (
          { __typename: 'NewsItemsBlock' }
          & { ' $fragmentRefs'?: { 'Blocks_NewsItemsBlock_Fragment': Blocks_NewsItemsBlock_Fragment } }
        )
        | (
          { __typename: 'CountdownImagesBlock' }
          & { ' $fragmentRefs'?: { 'Blocks_CountdownImagesBlock_Fragment': Blocks_CountdownImagesBlock_Fragment } }
        )
        | (
          { __typename: 'ProductsBlock' }
          & { ' $fragmentRefs'?: { 'Blocks_ProductsBlock_Fragment': Blocks_ProductsBlock_Fragment } }
        )
        | (
          { __typename: 'CategoryCardsBlock' }
          & { ' $fragmentRefs'?: { 'Blocks_CategoryCardsBlock_Fragment': Blocks_CategoryCardsBlock_Fragment } }
        )
        | (
          { __typename: 'ReferencesBlock' }
          & { ' $fragmentRefs'?: { 'Blocks_ReferencesBlock_Fragment': Blocks_ReferencesBlock_Fragment } }
        )
        | (
          { __typename: 'ElevationStripBlock' }
          & { ' $fragmentRefs'?: { 'Blocks_ElevationStripBlock_Fragment': Blocks_ElevationStripBlock_Fragment } }
        )
        | (
          { __typename: 'TextImageBlock' }
          & { ' $fragmentRefs'?: { 'Blocks_TextImageBlock_Fragment': Blocks_TextImageBlock_Fragment } }
        )
        | (
          { __typename: 'ImageBlock' }
          & { ' $fragmentRefs'?: { 'Blocks_ImageBlock_Fragment': Blocks_ImageBlock_Fragment } }
        )
        | (
          { __typename: 'YoutubeVideoBlock' }
          & { ' $fragmentRefs'?: { 'Blocks_YoutubeVideoBlock_Fragment': Blocks_YoutubeVideoBlock_Fragment } }
        )
        | (
          { __typename: 'PartnersBlock' }
          & { ' $fragmentRefs'?: { 'Blocks_PartnersBlock_Fragment': Blocks_PartnersBlock_Fragment } }
        )
        | (
          { __typename: 'ContactBlock' }
          & { ' $fragmentRefs'?: { 'Blocks_ContactBlock_Fragment': Blocks_ContactBlock_Fragment } }
        )
        | (
          { __typename: 'TeamBlock' }
          & { ' $fragmentRefs'?: { 'Blocks_TeamBlock_Fragment': Blocks_TeamBlock_Fragment } }
        )
        | (
          { __typename: 'DownloadsBlock' }
          & { ' $fragmentRefs'?: { 'Blocks_DownloadsBlock_Fragment': Blocks_DownloadsBlock_Fragment } }
        )
        | (
          { __typename: 'HtmlBlock' }
          & { ' $fragmentRefs'?: { 'Blocks_HtmlBlock_Fragment': Blocks_HtmlBlock_Fragment } }
        )
        | (
          { __typename: 'NewsletterBlock' }
          & { ' $fragmentRefs'?: { 'Blocks_NewsletterBlock_Fragment': Blocks_NewsletterBlock_Fragment } }
        )
        | (
          { __typename: 'PartsFinderBlock' }
          & { ' $fragmentRefs'?: { 'Blocks_PartsFinderBlock_Fragment': Blocks_PartsFinderBlock_Fragment } }
        )
        | (
          { __typename: 'ContrastBlock' }
          & { ' $fragmentRefs'?: { 'Blocks_ContrastBlock_Fragment': Blocks_ContrastBlock_Fragment } }
        )
        | (
          { __typename: 'FormBlock' }
          & { ' $fragmentRefs'?: { 'Blocks_FormBlock_Fragment': Blocks_FormBlock_Fragment } }
        )
      > }
      & { ' $fragmentRefs'?: { 'PageMetadata_Page_Fragment': PageMetadata_Page_Fragment;'PageIntroFragment': PageIntroFragment } }
    )
    | (
      { __typename: 'Category', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Category_Fragment': PageMetadata_Category_Fragment } }
    )
    | (
      { __typename: 'Product', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Product_Fragment': PageMetadata_Product_Fragment } }
    )
    | (
      { __typename: 'Project', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Project_Fragment': PageMetadata_Project_Fragment } }
    )
    | (
      { __typename: 'NewsArticle', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_NewsArticle_Fragment': PageMetadata_NewsArticle_Fragment } }
    )
    | (
      { __typename: 'FaqQuestion', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_FaqQuestion_Fragment': PageMetadata_FaqQuestion_Fragment } }
    )
    | { __typename: 'EntryMoved', uri: string, url: string | null, permanent: boolean }
    | { __typename: 'EntryGone' }
    | { __typename: 'EntryForMembers' }
    | { __typename: 'EntryAbsent' }
   };

export type NewsListQueryVariables = Exact<{
  siteId: number;
  first: number;
  offset: number;
}>;


export type NewsListQuery = { document: { total: number, news: Array<(
      { __typename: 'NewsArticle', id: number, siteId: number }
      & { ' $fragmentRefs'?: { 'NewsCardFragment': NewsCardFragment } }
    )> } };

export type SubscribeToNewsletterMutationVariables = Exact<{
  siteId: number;
  subscriber: SubscriberInput;
  attempt: SubmissionAttemptInput;
}>;


export type SubscribeToNewsletterMutation = { subscribeToNewsletter:
    | (
      { __typename: 'NewsletterDone' }
      & { ' $fragmentRefs'?: { 'NewsletterAnswer_NewsletterDone_Fragment': NewsletterAnswer_NewsletterDone_Fragment } }
    )
    | (
      { __typename: 'RefusedSubmission' }
      & { ' $fragmentRefs'?: { 'NewsletterAnswer_RefusedSubmission_Fragment': NewsletterAnswer_RefusedSubmission_Fragment } }
    )
   };

export type ConfirmSubscriptionMutationVariables = Exact<{
  siteId: number;
  token: string;
}>;


export type ConfirmSubscriptionMutation = { confirmSubscription:
    | (
      { __typename: 'NewsletterDone' }
      & { ' $fragmentRefs'?: { 'NewsletterAnswer_NewsletterDone_Fragment': NewsletterAnswer_NewsletterDone_Fragment } }
    )
    | (
      { __typename: 'RefusedSubmission' }
      & { ' $fragmentRefs'?: { 'NewsletterAnswer_RefusedSubmission_Fragment': NewsletterAnswer_RefusedSubmission_Fragment } }
    )
   };

export type UnsubscribeFromNewsletterMutationVariables = Exact<{
  siteId: number;
  token: string;
}>;


export type UnsubscribeFromNewsletterMutation = { unsubscribeFromNewsletter:
    | (
      { __typename: 'NewsletterDone' }
      & { ' $fragmentRefs'?: { 'NewsletterAnswer_NewsletterDone_Fragment': NewsletterAnswer_NewsletterDone_Fragment } }
    )
    | (
      { __typename: 'RefusedSubmission' }
      & { ' $fragmentRefs'?: { 'NewsletterAnswer_RefusedSubmission_Fragment': NewsletterAnswer_RefusedSubmission_Fragment } }
    )
   };

type NewsletterAnswer_NewsletterDone_Fragment = { __typename: 'NewsletterDone', mustConfirm: boolean } & { ' $fragmentName'?: 'NewsletterAnswer_NewsletterDone_Fragment' };

type NewsletterAnswer_RefusedSubmission_Fragment = { __typename: 'RefusedSubmission', problems: Array<{ handle: string | null, key: string, amount: number | null }> } & { ' $fragmentName'?: 'NewsletterAnswer_RefusedSubmission_Fragment' };

export type NewsletterAnswerFragment =
  | NewsletterAnswer_NewsletterDone_Fragment
  | NewsletterAnswer_RefusedSubmission_Fragment
;

export type NewsletterCaptchasQueryVariables = Exact<{ [key: string]: never; }>;


export type NewsletterCaptchasQuery = { newsletterCaptchas: Array<{ handle: CaptchaKind, name: string, siteKey: string | null }> };

export type NewsletterThanksPageQueryVariables = Exact<{
  siteId: number;
  uri: string;
}>;


export type NewsletterThanksPageQuery = { newsletterNeedsConfirmation: boolean, entry:
    | (
      { __typename: 'Page', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Page_Fragment': PageMetadata_Page_Fragment;'ContentPageFragment': ContentPageFragment } }
    )
    | (
      { __typename: 'Category', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Category_Fragment': PageMetadata_Category_Fragment } }
    )
    | (
      { __typename: 'Product', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Product_Fragment': PageMetadata_Product_Fragment } }
    )
    | (
      { __typename: 'Project', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Project_Fragment': PageMetadata_Project_Fragment } }
    )
    | (
      { __typename: 'NewsArticle', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_NewsArticle_Fragment': PageMetadata_NewsArticle_Fragment } }
    )
    | (
      { __typename: 'FaqQuestion', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_FaqQuestion_Fragment': PageMetadata_FaqQuestion_Fragment } }
    )
    | { __typename: 'EntryMoved', uri: string, url: string | null, permanent: boolean }
    | { __typename: 'EntryGone' }
    | { __typename: 'EntryForMembers' }
    | { __typename: 'EntryAbsent' }
  , algemeen: { ' $fragmentRefs'?: { 'NewsletterStateFragment': NewsletterStateFragment } } };

export type NewsletterStateFragment = { globals: { privacyPolicy: { ' $fragmentRefs'?: { 'PrivacyPolicyFragment': PrivacyPolicyFragment } } | null } } & { ' $fragmentName'?: 'NewsletterStateFragment' };

export type PrivacyPolicyFragment = { uri: string } & { ' $fragmentName'?: 'PrivacyPolicyFragment' };

export type OfflineCompanyQueryVariables = Exact<{
  siteId: number;
}>;


export type OfflineCompanyQuery = { algemeen: { globals: { darkLogo: { url: string, title: string, width: number, height: number } | null, globalData: { companyName: string, phoneNumber: string | null }, stripProducts: Array<{ __typename: 'Product', id: number, siteId: number, elevation: { url: string, widthMm: number, heightMm: number } | null }> } } };

export type CategoryCardsBlockFragment = { __typename: 'CategoryCardsBlock', id: number, siteId: number, text: string | null, cta: { ' $fragmentRefs'?: { 'CallToActionFragment': CallToActionFragment } } | null, categories: Array<{ __typename: 'Category', id: number, siteId: number, title: string, uri: string, productCount: number, headerImage: { __typename: 'Image', id: number, siteId: number, alt: string, cutOut: boolean, crop: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number } } | null }> } & { ' $fragmentName'?: 'CategoryCardsBlockFragment' };

export type ContactBlockFragment = { __typename: 'ContactBlock', id: number, siteId: number, titleField: string | null, teamMembers: Array<(
    { __typename: 'TeamMember', id: number, siteId: number, information: { image: { __typename: 'Image', id: number, siteId: number, alt: string, cutOut: boolean, crop: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number } } | null } }
    & { ' $fragmentRefs'?: { 'TeamMemberLinesFragment': TeamMemberLinesFragment } }
  )>, requestAQuoteCta: { ' $fragmentRefs'?: { 'CallToActionFragment': CallToActionFragment } } | null } & { ' $fragmentName'?: 'ContactBlockFragment' };

export type ContrastBlockFragment = { __typename: 'ContrastBlock', siteId: number, id: number, titleField: string | null, text: string | null, groups: Array<(
    { __typename: 'ColourGroup', id: number, siteId: number }
    & { ' $fragmentRefs'?: { 'ContrastColoursFragment': ContrastColoursFragment } }
  )> } & { ' $fragmentName'?: 'ContrastBlockFragment' };

export type CountdownImagesBlockFragment = { __typename: 'CountdownImagesBlock', id: number, siteId: number, slides: Array<{ titleField: string | null, text: string | null, image: { __typename: 'Image', id: number, siteId: number, alt: string, cutOut: boolean, crop: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number } }, mobileImage: { __typename: 'Image', id: number, siteId: number, crop: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number } } | null, cta: { ' $fragmentRefs'?: { 'CallToActionFragment': CallToActionFragment } } | null }> } & { ' $fragmentName'?: 'CountdownImagesBlockFragment' };

export type DownloadsBlockFragment = { __typename: 'DownloadsBlock', id: number, siteId: number, titleField: string | null, downloads: Array<(
    { __typename: 'Download', id: number, siteId: number, url: string | null }
    & { ' $fragmentRefs'?: { 'DownloadListFragment': DownloadListFragment } }
  )> } & { ' $fragmentName'?: 'DownloadsBlockFragment' };

export type ElevationStripBlockFragment = { __typename: 'ElevationStripBlock', id: number, siteId: number, titleField: string | null, compare: boolean, products: Array<(
    { __typename: 'Product', id: number, siteId: number, sku: string }
    & { ' $fragmentRefs'?: { 'ProductStripFragment': ProductStripFragment } }
  )> } & { ' $fragmentName'?: 'ElevationStripBlockFragment' };

export type FormBlockFragment = { __typename: 'FormBlock', id: number, siteId: number, handle: string, form: (
    { __typename: 'Form', id: number, siteId: number }
    & { ' $fragmentRefs'?: { 'FormFragment': FormFragment } }
  ) | null } & { ' $fragmentName'?: 'FormBlockFragment' };

export type HtmlBlockFragment = { __typename: 'HtmlBlock', id: number, siteId: number, html: string } & { ' $fragmentName'?: 'HtmlBlockFragment' };

export type ImageBlockFragment = { __typename: 'ImageBlock', id: number, siteId: number, kolombreedte: number, pinterest: boolean, images: Array<{ __typename: 'Image', id: number, siteId: number, alt: string, cutOut: boolean, crop: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number }, wide: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number }, thumbnail: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number } }> } & { ' $fragmentName'?: 'ImageBlockFragment' };

export type NewsItemsBlockFragment = { __typename: 'NewsItemsBlock', id: number, siteId: number, titleField: string | null, text: string | null, cta: { ' $fragmentRefs'?: { 'CallToActionFragment': CallToActionFragment } } | null, entries: Array<(
    { __typename: 'NewsArticle', id: number, siteId: number }
    & { ' $fragmentRefs'?: { 'NewsCardFragment': NewsCardFragment } }
  )> } & { ' $fragmentName'?: 'NewsItemsBlockFragment' };

export type NewsletterBlockFragment = { __typename: 'NewsletterBlock', id: number, siteId: number, titleField: string | null, text: string | null, privacyPolicy: { ' $fragmentRefs'?: { 'PrivacyPolicyFragment': PrivacyPolicyFragment } } | null } & { ' $fragmentName'?: 'NewsletterBlockFragment' };

export type PartnersBlockFragment = { __typename: 'PartnersBlock', id: number, siteId: number, titleField: string | null, text: string | null, logos: Array<{ url: string, title: string, width: number, height: number }>, cta: { ' $fragmentRefs'?: { 'CallToActionFragment': CallToActionFragment } } | null } & { ' $fragmentName'?: 'PartnersBlockFragment' };

export type PartsFinderBlockFragment = { __typename: 'PartsFinderBlock', siteId: number, id: number, titleField: string | null, text: string | null } & { ' $fragmentName'?: 'PartsFinderBlockFragment' };

export type ProductsBlockFragment = { __typename: 'ProductsBlock', id: number, siteId: number, titleField: string | null, cta: { ' $fragmentRefs'?: { 'CallToActionFragment': CallToActionFragment } } | null, products: Array<(
    { __typename: 'Product', id: number, siteId: number, productImage: { __typename: 'Image', id: number, siteId: number, highlight: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number } } | null }
    & { ' $fragmentRefs'?: { 'ProductCardFragment': ProductCardFragment } }
  )> } & { ' $fragmentName'?: 'ProductsBlockFragment' };

export type QuoteBlockFragment = { __typename: 'QuoteBlock', id: number, siteId: number, quote: string, author: string | null, role: string | null, image: { __typename: 'Image', id: number, siteId: number, alt: string, cutOut: boolean, crop: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number } } | null } & { ' $fragmentName'?: 'QuoteBlockFragment' };

export type ReferencesBlockFragment = { __typename: 'ReferencesBlock', id: number, siteId: number, titleField: string | null, cta: { ' $fragmentRefs'?: { 'CallToActionFragment': CallToActionFragment } } | null, entries: Array<(
    { __typename: 'Project', id: number, siteId: number }
    & { ' $fragmentRefs'?: { 'ProjectCardFragment': ProjectCardFragment } }
  )> } & { ' $fragmentName'?: 'ReferencesBlockFragment' };

export type TeamBlockFragment = { __typename: 'TeamBlock', id: number, siteId: number, titleField: string | null, cta: { ' $fragmentRefs'?: { 'CallToActionFragment': CallToActionFragment } } | null, entries: Array<(
    { __typename: 'TeamMember', id: number, siteId: number, information: { image: { __typename: 'Image', id: number, siteId: number, alt: string, cutOut: boolean, crop: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number } } | null } }
    & { ' $fragmentRefs'?: { 'TeamMemberLinesFragment': TeamMemberLinesFragment } }
  )> } & { ' $fragmentName'?: 'TeamBlockFragment' };

export type TextImageBlockFragment = { __typename: 'TextImageBlock', id: number, siteId: number, titleField: string | null, text: string | null, imageAspectRatio: string, position: Side, darkBackground: boolean, pinterest: boolean, cta: { ' $fragmentRefs'?: { 'CallToActionFragment': CallToActionFragment } } | null, image: { __typename: 'Image', id: number, siteId: number, alt: string, cutOut: boolean, crop: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number }, landscape: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number }, whole: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number } } | null, alternativeImage: { __typename: 'Image', id: number, siteId: number, alt: string, cutOut: boolean, landscape: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number }, whole: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number } } | null } & { ' $fragmentName'?: 'TextImageBlockFragment' };

export type TitleTextBlockFragment = { __typename: 'TitleTextBlock', id: number, siteId: number, titleField: string | null, text: string | null, textColumn2: string | null, cta: { ' $fragmentRefs'?: { 'CallToActionFragment': CallToActionFragment } } | null } & { ' $fragmentName'?: 'TitleTextBlockFragment' };

export type YoutubeVideoBlockFragment = { __typename: 'YoutubeVideoBlock', id: number, siteId: number, titleField: string | null, text: string | null, videoUrl: string, embedUrl: string, imagePlaceholder: { __typename: 'Image', id: number, siteId: number, alt: string, cutOut: boolean, crop: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number } } | null, thumbnail: { url: string, width: number, height: number } | null } & { ' $fragmentName'?: 'YoutubeVideoBlockFragment' };

export type ContentPageQueryVariables = Exact<{
  siteId: number;
  uri: string;
}>;


export type ContentPageQuery = { entry:
    | (
      { __typename: 'Page', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }>, hero: { variant: HeroVariant, image: { __typename: 'Image', id: number, siteId: number, alt: string } | null } | null }
      & { ' $fragmentRefs'?: { 'PageMetadata_Page_Fragment': PageMetadata_Page_Fragment;'ContentPageFragment': ContentPageFragment } }
    )
    | (
      { __typename: 'Category', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Category_Fragment': PageMetadata_Category_Fragment } }
    )
    | (
      { __typename: 'Product', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Product_Fragment': PageMetadata_Product_Fragment } }
    )
    | (
      { __typename: 'Project', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Project_Fragment': PageMetadata_Project_Fragment } }
    )
    | (
      { __typename: 'NewsArticle', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_NewsArticle_Fragment': PageMetadata_NewsArticle_Fragment } }
    )
    | (
      { __typename: 'FaqQuestion', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_FaqQuestion_Fragment': PageMetadata_FaqQuestion_Fragment } }
    )
    | { __typename: 'EntryMoved', uri: string, url: string | null, permanent: boolean }
    | { __typename: 'EntryGone' }
    | { __typename: 'EntryForMembers' }
    | { __typename: 'EntryAbsent' }
   };

export type ContentPageFragment = { __typename: 'Page', id: number, siteId: number, title: string, pageTitle: string | null, introtext: string | null, hero: (
    { variant: HeroVariant, image: { __typename: 'Image', id: number, siteId: number, alt: string, cutOut: boolean, whole: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number }, crop: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number } } | null, mobileImage: { __typename: 'Image', id: number, siteId: number, crop: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number } } | null }
    & { ' $fragmentRefs'?: { 'FullscreenHeroFragment': FullscreenHeroFragment } }
  ) | null, blocks: Array<
    | (
      { __typename: 'TitleTextBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_TitleTextBlock_Fragment': Blocks_TitleTextBlock_Fragment } }
    )
    | (
      { __typename: 'QuoteBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_QuoteBlock_Fragment': Blocks_QuoteBlock_Fragment } }
    )
    | (
      { __typename: 'NewsItemsBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_NewsItemsBlock_Fragment': Blocks_NewsItemsBlock_Fragment } }
    )
    | (
      { __typename: 'CountdownImagesBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_CountdownImagesBlock_Fragment': Blocks_CountdownImagesBlock_Fragment } }
    )
    | (
      { __typename: 'ProductsBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_ProductsBlock_Fragment': Blocks_ProductsBlock_Fragment } }
    )
    | (
      { __typename: 'CategoryCardsBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_CategoryCardsBlock_Fragment': Blocks_CategoryCardsBlock_Fragment } }
    )
    | (
      { __typename: 'ReferencesBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_ReferencesBlock_Fragment': Blocks_ReferencesBlock_Fragment } }
    )
    | (
      { __typename: 'ElevationStripBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_ElevationStripBlock_Fragment': Blocks_ElevationStripBlock_Fragment } }
    )
    | (
      { __typename: 'TextImageBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_TextImageBlock_Fragment': Blocks_TextImageBlock_Fragment } }
    )
    | (
      { __typename: 'ImageBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_ImageBlock_Fragment': Blocks_ImageBlock_Fragment } }
    )
    | (
      { __typename: 'YoutubeVideoBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_YoutubeVideoBlock_Fragment': Blocks_YoutubeVideoBlock_Fragment } }
    )
    | (
      { __typename: 'PartnersBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_PartnersBlock_Fragment': Blocks_PartnersBlock_Fragment } }
    )
    | (
      { __typename: 'ContactBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_ContactBlock_Fragment': Blocks_ContactBlock_Fragment } }
    )
    | (
      { __typename: 'TeamBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_TeamBlock_Fragment': Blocks_TeamBlock_Fragment } }
    )
    | (
      { __typename: 'DownloadsBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_DownloadsBlock_Fragment': Blocks_DownloadsBlock_Fragment } }
    )
    | (
      { __typename: 'HtmlBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_HtmlBlock_Fragment': Blocks_HtmlBlock_Fragment } }
    )
    | (
      { __typename: 'NewsletterBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_NewsletterBlock_Fragment': Blocks_NewsletterBlock_Fragment } }
    )
    | (
      { __typename: 'PartsFinderBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_PartsFinderBlock_Fragment': Blocks_PartsFinderBlock_Fragment } }
    )
    | (
      { __typename: 'ContrastBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_ContrastBlock_Fragment': Blocks_ContrastBlock_Fragment } }
    )
    | (
      { __typename: 'FormBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_FormBlock_Fragment': Blocks_FormBlock_Fragment } }
    )
  > } & { ' $fragmentName'?: 'ContentPageFragment' };

export type FullscreenHeroFragment = { image: { __typename: 'Image', id: number, siteId: number, title: string, alt: string, cutOut: boolean, width: number, height: number, focalX: number, focalY: number, crop: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number } } | null, mobileImage: { __typename: 'Image', id: number, siteId: number, crop: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number } } | null, ctas: Array<{ ' $fragmentRefs'?: { 'CallToActionFragment': CallToActionFragment } }>, dimension: { fromX: number, fromY: number, toX: number, toY: number, product: { __typename: 'Product', id: number, siteId: number, title: string, uri: string, dimensions: { lengthMm: number | null, widthMm: number | null, heightMm: number | null } } } | null } & { ' $fragmentName'?: 'FullscreenHeroFragment' };

export type PageIntroFragment = { __typename: 'Page', id: number, siteId: number, title: string, pageTitle: string | null, introtext: string | null, hero: { image: { __typename: 'Image', id: number, siteId: number, alt: string, cutOut: boolean, crop: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number } } | null, mobileImage: { __typename: 'Image', id: number, siteId: number, crop: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number } } | null } | null } & { ' $fragmentName'?: 'PageIntroFragment' };

export type WhereIsQueryVariables = Exact<{
  uri: string;
  siteId: number;
}>;


export type WhereIsQuery = { entry:
    | { __typename: 'Page' }
    | { __typename: 'Category' }
    | { __typename: 'Product' }
    | { __typename: 'Project' }
    | { __typename: 'NewsArticle' }
    | { __typename: 'FaqQuestion' }
    | { __typename: 'EntryMoved', uri: string, url: string | null, permanent: boolean }
    | { __typename: 'EntryGone' }
    | { __typename: 'EntryForMembers' }
    | { __typename: 'EntryAbsent' }
   };

export type CurrentMemberQueryVariables = Exact<{ [key: string]: never; }>;


export type CurrentMemberQuery = { viewer: { __typename: 'Viewer', id: number, isApproved: boolean, favoriteProductIds: Array<number> } | null };

export type PreviewStateQueryVariables = Exact<{ [key: string]: never; }>;


export type PreviewStateQuery = { preview: { siteId: number, uri: string, until: string } | null };

export type LogInPromptFragment = { globals: { logInPopupBox: { titleField: string, text: string, cta: { ' $fragmentRefs'?: { 'CallToActionFragment': CallToActionFragment } } | null } | null, signUpBox: { cta: { ' $fragmentRefs'?: { 'CallToActionFragment': CallToActionFragment } } | null } | null } } & { ' $fragmentName'?: 'LogInPromptFragment' };

export type ProductCardFragment = { __typename: 'Product', id: number, siteId: number, title: string, uri: string, newProduct: boolean, featuredProduct: boolean, dimensions: { lengthMm: number | null, widthMm: number | null, heightMm: number | null }, discontinued: { date: string } | null, supply: { maintenanceIntervalMonths: number | null }, match: { colour: string | null, mounting: string | null, variant: { sku: string, dimensions: { lengthMm: number | null, widthMm: number | null, heightMm: number | null } } | null } | null, category: { __typename: 'Category', id: number, siteId: number, title: string }, productImage: { __typename: 'Image', id: number, siteId: number, alt: string, cutOut: boolean, crop: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number } } | null, elevation: { url: string, widthMm: number, heightMm: number } | null, impressionImage: { __typename: 'Image', id: number, siteId: number, alt: string, cutOut: boolean, crop: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number } } | null, price: { amount: number, from: boolean } | null } & { ' $fragmentName'?: 'ProductCardFragment' };

export type ProductFeedQueryVariables = Exact<{
  siteId: number;
  after: number;
}>;


export type ProductFeedQuery = { productFeed: { next: number | null, items: Array<{ changedAt: string, product: { __typename: 'Product', id: number, siteId: number, title: string, uri: string, sku: string, series: string | null, description: string | null, newProduct: boolean, weightKg: number | null, anyRal: boolean, norms: Array<string>, certificates: Array<string>, category: { __typename: 'Category', id: number, siteId: number, title: string, uri: string, parent: { __typename: 'Category', id: number, siteId: number, title: string, uri: string } | null }, dimensions: { lengthMm: number | null, widthMm: number | null, heightMm: number | null }, variants: Array<{ __typename: 'Variant', id: number, siteId: number, sku: string, title: string, weightKg: number | null, co2eKg: number | null, mkiEur: number | null, dimensions: { lengthMm: number | null, widthMm: number | null, heightMm: number | null }, materials: Array<{ __typename: 'ProductMaterial', id: number, siteId: number, title: string, standard: string | null, shareKg: number | null }> | null }>, options: Array<{ __typename: 'ProductOption', siteId: number, id: number, number: string, title: string, weightKg: number | null, excludes: Array<string>, requires: Array<string> }>, colours: Array<{ __typename: 'Colour', id: number, siteId: number, code: string, title: string, hex: string, standard: boolean }>, mountings: Array<{ __typename: 'Mounting', id: number, siteId: number, key: string, title: string }>, materials: Array<{ __typename: 'ProductMaterial', id: number, siteId: number, title: string, standard: string | null, shareKg: number | null }>, specifications: Array<{ key: string, name: string, value: string, unit: string | null }>, supply: { leadTimeStandardWeeks: number | null, leadTimeSpecialWeeks: number | null, warrantyYears: number | null, sparePartsYears: number | null, madeIn: string | null }, environmental: { co2eKg: number | null, mkiEur: number | null, recycledContentPercent: number | null, detachabilityPercent: number | null, boundary: string, source: string, date: string, illustrative: boolean } | null, productImage: { __typename: 'Image', id: number, siteId: number, url: string, alt: string, width: number, height: number } | null, productImages: Array<{ __typename: 'Image', id: number, siteId: number, url: string, alt: string, width: number, height: number }>, dimensionalDrawing: { __typename: 'DimensionalDrawing', id: number, siteId: number, url: string } | null, model: { __typename: 'Model', id: number, siteId: number, url: string } | null, downloads: Array<{ __typename: 'Download', id: number, siteId: number, titleField: string, kind: string, url: string | null }>, routeTranslations: Array<{ siteId: number, uri: string, exact: boolean }> } }> } };

export type ProductOptionFragment = { __typename: 'ProductOption', id: number, siteId: number, number: string, title: string, weightKg: number | null, excludes: Array<string>, requires: Array<string>, price: { amount: number } | null } & { ' $fragmentName'?: 'ProductOptionFragment' };

export type ProductStripFragment = { __typename: 'Product', id: number, siteId: number, title: string, uri: string, dimensions: { lengthMm: number | null }, elevation: { url: string, widthMm: number, heightMm: number } | null } & { ' $fragmentName'?: 'ProductStripFragment' };

export type ListableProductQueryVariables = Exact<{
  siteId: number;
  ids: Array<number> | number;
}>;


export type ListableProductQuery = { productsById: Array<(
    { __typename: 'Product', id: number, siteId: number }
    & { ' $fragmentRefs'?: { 'ListableProductFragment': ListableProductFragment } }
  )> };

export type ListableProductFragment = { __typename: 'Product', id: number, siteId: number, title: string, uri: string, anyRal: boolean, category: { __typename: 'Category', id: number, siteId: number, title: string }, productImage: { __typename: 'Image', id: number, siteId: number, crop: { url: string } } | null, variants: Array<{ __typename: 'Variant', id: number, siteId: number, sku: string }>, colours: Array<{ __typename: 'Colour', id: number, siteId: number, code: string }>, mountings: Array<{ __typename: 'Mounting', id: number, siteId: number, key: string }> } & { ' $fragmentName'?: 'ListableProductFragment' };

export type ComparisonPageQueryVariables = Exact<{
  siteId: number;
  uri: string;
}>;


export type ComparisonPageQuery = { entry:
    | (
      { __typename: 'Page', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Page_Fragment': PageMetadata_Page_Fragment;'ComparisonPageFragment': ComparisonPageFragment } }
    )
    | (
      { __typename: 'Category', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Category_Fragment': PageMetadata_Category_Fragment } }
    )
    | (
      { __typename: 'Product', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Product_Fragment': PageMetadata_Product_Fragment } }
    )
    | (
      { __typename: 'Project', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Project_Fragment': PageMetadata_Project_Fragment } }
    )
    | (
      { __typename: 'NewsArticle', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_NewsArticle_Fragment': PageMetadata_NewsArticle_Fragment } }
    )
    | (
      { __typename: 'FaqQuestion', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_FaqQuestion_Fragment': PageMetadata_FaqQuestion_Fragment } }
    )
    | { __typename: 'EntryMoved', uri: string, url: string | null, permanent: boolean }
    | { __typename: 'EntryGone' }
    | { __typename: 'EntryForMembers' }
    | { __typename: 'EntryAbsent' }
  , glossary: Array<(
    { __typename: 'GlossaryTerm', id: number, siteId: number }
    & { ' $fragmentRefs'?: { 'GlossaryFragment': GlossaryFragment } }
  )> };

export type ComparedProductsQueryVariables = Exact<{
  siteId: number;
  numbers: Array<string> | string;
}>;


export type ComparedProductsQuery = { productsByNumber: Array<{ number: string, sku: string | null, product: (
      { __typename: 'Product', id: number, siteId: number }
      & { ' $fragmentRefs'?: { 'ComparedProductFragment': ComparedProductFragment } }
    ) }> };

export type ComparableProductQueryVariables = Exact<{
  siteId: number;
  ids: Array<number> | number;
}>;


export type ComparableProductQuery = { productsById: Array<(
    { __typename: 'Product', id: number, siteId: number }
    & { ' $fragmentRefs'?: { 'ComparableProductFragment': ComparableProductFragment } }
  )> };

export type ComparisonSearchQueryVariables = Exact<{
  siteId: number;
  search: string;
}>;


export type ComparisonSearchQuery = { products: { hits: Array<(
      { __typename: 'Product', id: number, siteId: number }
      & { ' $fragmentRefs'?: { 'ComparableProductFragment': ComparableProductFragment } }
    )> } };

export type ComparisonPageFragment = { __typename: 'Page', id: number, siteId: number, title: string, pageTitle: string | null, introtext: string | null } & { ' $fragmentName'?: 'ComparisonPageFragment' };

export type ComparableProductFragment = { __typename: 'Product', id: number, siteId: number, title: string, sku: string, category: { __typename: 'Category', id: number, siteId: number, title: string }, elevation: { url: string, widthMm: number, heightMm: number } | null, variants: Array<{ __typename: 'Variant', id: number, siteId: number, sku: string, title: string, elevation: { url: string, widthMm: number, heightMm: number } | null }>, colours: Array<{ __typename: 'Colour', id: number, siteId: number, code: string }> } & { ' $fragmentName'?: 'ComparableProductFragment' };

export type ComparedProductFragment = { __typename: 'Product', siteId: number, id: number, title: string, uri: string, sku: string, weightKg: number | null, anyRal: boolean, category: { __typename: 'Category', id: number, siteId: number, title: string }, productImage: { __typename: 'Image', id: number, siteId: number, crop: { url: string } } | null, discontinued: { date: string, successor: { __typename: 'Product', id: number, siteId: number, title: string, sku: string } | null } | null, dimensions: { lengthMm: number | null, widthMm: number | null, heightMm: number | null }, elevation: { url: string, widthMm: number, heightMm: number } | null, price: { amount: number, from: boolean } | null, variants: Array<{ __typename: 'Variant', id: number, siteId: number, sku: string, title: string, weightKg: number | null, co2eKg: number | null, mkiEur: number | null, dimensions: { lengthMm: number | null, widthMm: number | null, heightMm: number | null }, elevation: { url: string, widthMm: number, heightMm: number } | null, price: { amount: number } | null, materials: Array<{ __typename: 'ProductMaterial', id: number, siteId: number, title: string }> | null, specifications: Array<{ key: string, name: string, value: string, unit: string | null }> | null }>, colours: Array<{ __typename: 'Colour', id: number, siteId: number, code: string, title: string, hex: string, hasSurcharge: boolean }>, mountings: Array<{ __typename: 'Mounting', id: number, siteId: number, key: string, title: string }>, options: Array<(
    { __typename: 'ProductOption', id: number, siteId: number }
    & { ' $fragmentRefs'?: { 'ProductOptionFragment': ProductOptionFragment } }
  )>, materials: Array<{ __typename: 'ProductMaterial', id: number, siteId: number, title: string }>, specifications: Array<{ key: string, name: string, value: string, unit: string | null }>, supply: { ' $fragmentRefs'?: { 'SupplyFragment': SupplyFragment } }, environmental: { co2eKg: number | null, mkiEur: number | null, recycledContentPercent: number | null, detachabilityPercent: number | null, boundary: string, source: string, date: string, illustrative: boolean } | null } & { ' $fragmentName'?: 'ComparedProductFragment' };

export type CategoryLinkFragment = { __typename: 'Category', id: number, siteId: number, title: string, uri: string, productCount: number } & { ' $fragmentName'?: 'CategoryLinkFragment' };

export type CategoryAccordionFragment = (
  { __typename: 'Category', id: number, siteId: number, children: Array<(
    { __typename: 'Category', id: number, siteId: number }
    & { ' $fragmentRefs'?: { 'CategoryLinkFragment': CategoryLinkFragment } }
  )> }
  & { ' $fragmentRefs'?: { 'CategoryLinkFragment': CategoryLinkFragment } }
) & { ' $fragmentName'?: 'CategoryAccordionFragment' };

export type CategoryHeaderFragment = { __typename: 'Category', id: number, siteId: number, headerImage: { __typename: 'Image', id: number, siteId: number, alt: string, cutOut: boolean, crop: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number } } | null, mobileImage: { __typename: 'Image', id: number, siteId: number, crop: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number } } | null } & { ' $fragmentName'?: 'CategoryHeaderFragment' };

export type CategoryPageQueryVariables = Exact<{
  siteId: number;
  uri: string;
}>;


export type CategoryPageQuery = { entry:
    | (
      { __typename: 'Page', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Page_Fragment': PageMetadata_Page_Fragment } }
    )
    | (
      { __typename: 'Category', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Category_Fragment': PageMetadata_Category_Fragment;'CategoryPageFragment': CategoryPageFragment } }
    )
    | (
      { __typename: 'Product', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Product_Fragment': PageMetadata_Product_Fragment } }
    )
    | (
      { __typename: 'Project', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Project_Fragment': PageMetadata_Project_Fragment } }
    )
    | (
      { __typename: 'NewsArticle', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_NewsArticle_Fragment': PageMetadata_NewsArticle_Fragment } }
    )
    | (
      { __typename: 'FaqQuestion', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_FaqQuestion_Fragment': PageMetadata_FaqQuestion_Fragment } }
    )
    | { __typename: 'EntryMoved', uri: string, url: string | null, permanent: boolean }
    | { __typename: 'EntryGone' }
    | { __typename: 'EntryForMembers' }
    | { __typename: 'EntryAbsent' }
  , algemeen: { ' $fragmentRefs'?: { 'HeaderPlaceholderFragment': HeaderPlaceholderFragment } } };

export type CategoryPageFragment = (
  { __typename: 'Category', id: number, siteId: number, title: string, introtext: string | null, parent: (
    { __typename: 'Category', id: number, siteId: number }
    & { ' $fragmentRefs'?: { 'CategoryHeaderFragment': CategoryHeaderFragment } }
  ) | null }
  & { ' $fragmentRefs'?: { 'CategoryHeaderFragment': CategoryHeaderFragment } }
) & { ' $fragmentName'?: 'CategoryPageFragment' };

export type HeaderPlaceholderFragment = { globals: { headerImagePlaceholder: { __typename: 'Image', id: number, siteId: number, alt: string, cutOut: boolean, crop: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number } } | null } } & { ' $fragmentName'?: 'HeaderPlaceholderFragment' };

export type ProductHitsFragment = { hits: Array<(
    { __typename: 'Product', id: number, siteId: number }
    & { ' $fragmentRefs'?: { 'ProductCardFragment': ProductCardFragment } }
  )> } & { ' $fragmentName'?: 'ProductHitsFragment' };

export type ProductListQueryVariables = Exact<{
  siteId: number;
  categoryId?: number | null | undefined;
  facts?: Array<FactFilter> | FactFilter | null | undefined;
  search?: string | null | undefined;
  sort?: ProductSort | null | undefined;
  first: number;
}>;


export type ProductListQuery = { products: { ' $fragmentRefs'?: { 'ProductListFragment': ProductListFragment } } };

export type MoreProductsQueryVariables = Exact<{
  siteId: number;
  categoryId?: number | null | undefined;
  facts?: Array<FactFilter> | FactFilter | null | undefined;
  search?: string | null | undefined;
  sort?: ProductSort | null | undefined;
  first: number;
  offset: number;
}>;


export type MoreProductsQuery = { products: { ' $fragmentRefs'?: { 'ProductHitsFragment': ProductHitsFragment } } };

export type CatalogueFrameQueryVariables = Exact<{
  siteId: number;
}>;


export type CatalogueFrameQuery = { categories: Array<(
    { __typename: 'Category', id: number, siteId: number }
    & { ' $fragmentRefs'?: { 'CategoryLinkFragment': CategoryLinkFragment } }
  )> };

export type CategoryFrameQueryVariables = Exact<{
  siteId: number;
  categoryId: number;
}>;


export type CategoryFrameQuery = { categories: Array<(
    { __typename: 'Category', id: number, siteId: number }
    & { ' $fragmentRefs'?: { 'CategoryAccordionFragment': CategoryAccordionFragment } }
  )>, strip: { hits: Array<(
      { __typename: 'Product', id: number, siteId: number }
      & { ' $fragmentRefs'?: { 'ProductStripFragment': ProductStripFragment } }
    )> } };

export type ProductListFragment = (
  { total: number, totalUnfiltered: number, facets: Array<{ ' $fragmentRefs'?: { 'FacetFragment': FacetFragment } }> }
  & { ' $fragmentRefs'?: { 'ProductHitsFragment': ProductHitsFragment } }
) & { ' $fragmentName'?: 'ProductListFragment' };

export type ProductsOverviewPageQueryVariables = Exact<{
  siteId: number;
  uri: string;
}>;


export type ProductsOverviewPageQuery = { entry:
    | (
      { __typename: 'Page', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Page_Fragment': PageMetadata_Page_Fragment;'PageIntroFragment': PageIntroFragment } }
    )
    | (
      { __typename: 'Category', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Category_Fragment': PageMetadata_Category_Fragment } }
    )
    | (
      { __typename: 'Product', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Product_Fragment': PageMetadata_Product_Fragment } }
    )
    | (
      { __typename: 'Project', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Project_Fragment': PageMetadata_Project_Fragment } }
    )
    | (
      { __typename: 'NewsArticle', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_NewsArticle_Fragment': PageMetadata_NewsArticle_Fragment } }
    )
    | (
      { __typename: 'FaqQuestion', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_FaqQuestion_Fragment': PageMetadata_FaqQuestion_Fragment } }
    )
    | { __typename: 'EntryMoved', uri: string, url: string | null, permanent: boolean }
    | { __typename: 'EntryGone' }
    | { __typename: 'EntryForMembers' }
    | { __typename: 'EntryAbsent' }
  , algemeen: { globals: { stripProducts: Array<(
        { __typename: 'Product', id: number, siteId: number }
        & { ' $fragmentRefs'?: { 'ProductStripFragment': ProductStripFragment } }
      )> } } };

export type DiscontinuedNoticeFragment = { __typename: 'Product', id: number, siteId: number, sku: string, spareParts: Array<{ __typename: 'SparePart', id: number, siteId: number, number: string }>, discontinued: { date: string, sparePartsUntil: number | null, successor: { __typename: 'Product', id: number, siteId: number, title: string, uri: string, productImage: { __typename: 'Image', id: number, siteId: number, crop: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number } } | null } | null } | null } & { ' $fragmentName'?: 'DiscontinuedNoticeFragment' };

export type ProductDownloadsFragment = { __typename: 'Product', id: number, siteId: number, title: string, downloads: Array<(
    { __typename: 'Download', id: number, siteId: number }
    & { ' $fragmentRefs'?: { 'DownloadListFragment': DownloadListFragment } }
  )>, variants: Array<{ __typename: 'Variant', id: number, siteId: number, sku: string, title: string, downloads: Array<(
      { __typename: 'Download', id: number, siteId: number }
      & { ' $fragmentRefs'?: { 'DownloadListFragment': DownloadListFragment } }
    )> }> } & { ' $fragmentName'?: 'ProductDownloadsFragment' };

export type ProductHeadFragment = (
  { __typename: 'Product', id: number, siteId: number, title: string, description: string | null, newProduct: boolean, featuredProduct: boolean, discontinued: { date: string } | null }
  & { ' $fragmentRefs'?: { 'DiscontinuedNoticeFragment': DiscontinuedNoticeFragment;'ProductMediaFragment': ProductMediaFragment;'KeyFactsFragment': KeyFactsFragment;'VariantChoiceFragment': VariantChoiceFragment;'ColourChoiceFragment': ColourChoiceFragment;'MountingChoiceFragment': MountingChoiceFragment;'OptionChoiceFragment': OptionChoiceFragment;'ChosenPriceFragment': ChosenPriceFragment;'ChosenItemFragment': ChosenItemFragment } }
) & { ' $fragmentName'?: 'ProductHeadFragment' };

export type ProductPageQueryVariables = Exact<{
  siteId: number;
  uri: string;
}>;


export type ProductPageQuery = { entry:
    | (
      { __typename: 'Page', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Page_Fragment': PageMetadata_Page_Fragment } }
    )
    | (
      { __typename: 'Category', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Category_Fragment': PageMetadata_Category_Fragment;'CategoryPageFragment': CategoryPageFragment } }
    )
    | (
      { __typename: 'Product', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Product_Fragment': PageMetadata_Product_Fragment;'ProductPageFragment': ProductPageFragment } }
    )
    | (
      { __typename: 'Project', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Project_Fragment': PageMetadata_Project_Fragment } }
    )
    | (
      { __typename: 'NewsArticle', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_NewsArticle_Fragment': PageMetadata_NewsArticle_Fragment } }
    )
    | (
      { __typename: 'FaqQuestion', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_FaqQuestion_Fragment': PageMetadata_FaqQuestion_Fragment } }
    )
    | { __typename: 'EntryMoved', uri: string, url: string | null, permanent: boolean }
    | { __typename: 'EntryGone' }
    | { __typename: 'EntryForMembers' }
    | { __typename: 'EntryAbsent' }
  , glossary: Array<(
    { __typename: 'GlossaryTerm', id: number, siteId: number }
    & { ' $fragmentRefs'?: { 'GlossaryFragment': GlossaryFragment } }
  )>, algemeen: { ' $fragmentRefs'?: { 'LogInPromptFragment': LogInPromptFragment;'SamplesPageFragment': SamplesPageFragment;'HeaderPlaceholderFragment': HeaderPlaceholderFragment } } };

export type ProductPageFragment = (
  { __typename: 'Product', siteId: number, id: number, title: string, sku: string, anyRal: boolean, extendedInformation: string | null, norms: Array<string>, certificates: Array<string>, productImages: Array<{ __typename: 'Image', siteId: number, id: number }>, variants: Array<{ __typename: 'Variant', id: number, siteId: number, sku: string, downloads: Array<{ __typename: 'Download', siteId: number, id: number }> }>, colours: Array<{ __typename: 'Colour', id: number, siteId: number, code: string }>, mountings: Array<{ __typename: 'Mounting', id: number, siteId: number, key: string }>, options: Array<{ __typename: 'ProductOption', id: number, siteId: number, number: string, excludes: Array<string>, requires: Array<string> }>, dimensionalDrawing: { __typename: 'DimensionalDrawing', id: number, siteId: number, url: string } | null, environmental: { date: string } | null, downloads: Array<{ __typename: 'Download', siteId: number, id: number }>, spareParts: Array<{ __typename: 'SparePart', id: number, siteId: number, number: string }>, relatedProjects: Array<(
    { __typename: 'Project', id: number, siteId: number }
    & { ' $fragmentRefs'?: { 'ProjectCardFragment': ProjectCardFragment } }
  )>, relatedProducts: Array<(
    { __typename: 'Product', id: number, siteId: number }
    & { ' $fragmentRefs'?: { 'ProductCardFragment': ProductCardFragment } }
  )> }
  & { ' $fragmentRefs'?: { 'ProductDownloadsFragment': ProductDownloadsFragment;'SparePartsFragment': SparePartsFragment;'ProductHeadFragment': ProductHeadFragment;'DiscontinuedNoticeFragment': DiscontinuedNoticeFragment;'ChosenItemFragment': ChosenItemFragment;'DimensionalDrawingFragment': DimensionalDrawingFragment;'SpecificationTableFragment': SpecificationTableFragment;'SpecificationTextFragment': SpecificationTextFragment;'MaterialTableFragment': MaterialTableFragment;'EnvironmentalFiguresFragment': EnvironmentalFiguresFragment } }
) & { ' $fragmentName'?: 'ProductPageFragment' };

export type SparePartsFragment = { __typename: 'Product', id: number, siteId: number, sku: string, supply: { sparePartsYears: number | null }, spareParts: Array<{ __typename: 'SparePart', id: number, siteId: number, number: string, title: string, note: string | null, supplyYears: number | null, endedYear: number | null, price: { amount: number } | null }> } & { ' $fragmentName'?: 'SparePartsFragment' };

export type ChosenItemFragment = { __typename: 'Product', siteId: number, id: number, title: string, uri: string, category: { __typename: 'Category', id: number, siteId: number, title: string }, productImage: { __typename: 'Image', id: number, siteId: number, quotation: { url: string } } | null } & { ' $fragmentName'?: 'ChosenItemFragment' };

export type ChosenPriceFragment = { __typename: 'Product', id: number, siteId: number, price: { amount: number, from: boolean } | null, options: Array<{ __typename: 'ProductOption', id: number, siteId: number, number: string, title: string, price: { amount: number } | null }>, variants: Array<{ __typename: 'Variant', id: number, siteId: number, sku: string, price: { amount: number, from: boolean } | null }> } & { ' $fragmentName'?: 'ChosenPriceFragment' };

export type ColourChoiceFragment = { __typename: 'Product', id: number, siteId: number, anyRal: boolean, colours: Array<{ __typename: 'Colour', id: number, siteId: number, code: string, title: string, hex: string, surcharge: number | null }> } & { ' $fragmentName'?: 'ColourChoiceFragment' };

export type MountingChoiceFragment = { __typename: 'Product', id: number, siteId: number, mountings: Array<{ __typename: 'Mounting', id: number, siteId: number, key: string, title: string, description: string | null }>, supply: { embedDepthMm: number | null } } & { ' $fragmentName'?: 'MountingChoiceFragment' };

export type OptionChoiceFragment = { __typename: 'Product', id: number, siteId: number, options: Array<(
    { __typename: 'ProductOption', id: number, siteId: number }
    & { ' $fragmentRefs'?: { 'ProductOptionFragment': ProductOptionFragment } }
  )> } & { ' $fragmentName'?: 'OptionChoiceFragment' };

export type VariantChoiceFragment = { __typename: 'Product', id: number, siteId: number, variants: Array<{ __typename: 'Variant', id: number, siteId: number, sku: string, title: string, weightKg: number | null, dimensions: { lengthMm: number | null, widthMm: number | null, heightMm: number | null } }> } & { ' $fragmentName'?: 'VariantChoiceFragment' };

export type DimensionalDrawingFragment = { __typename: 'Product', id: number, siteId: number, options: Array<{ __typename: 'ProductOption', id: number, siteId: number, number: string, title: string }>, dimensions: { lengthMm: number | null, widthMm: number | null, heightMm: number | null }, variants: Array<{ __typename: 'Variant', id: number, siteId: number, sku: string, title: string, dimensions: { lengthMm: number | null, widthMm: number | null, heightMm: number | null }, dimensionalDrawing: { __typename: 'DimensionalDrawing', id: number, siteId: number, url: string, alt: string, width: number, height: number, views: Array<{ kind: DrawingViewKind, x: number, y: number, width: number, height: number }> } | null }>, dimensionalDrawing: { __typename: 'DimensionalDrawing', id: number, siteId: number, url: string, alt: string, width: number, height: number, views: Array<{ kind: DrawingViewKind, x: number, y: number, width: number, height: number }> } | null } & { ' $fragmentName'?: 'DimensionalDrawingFragment' };

export type ProductGalleryFragment = { __typename: 'Product', id: number, siteId: number, elevation: { url: string, widthMm: number, heightMm: number } | null, productImages: Array<(
    { __typename: 'Image', id: number, siteId: number }
    & { ' $fragmentRefs'?: { 'GalleryImageFragment': GalleryImageFragment } }
  )>, choicePictures: Array<{ colour: string | null, variant: string | null, image: (
      { __typename: 'Image', id: number, siteId: number }
      & { ' $fragmentRefs'?: { 'GalleryImageFragment': GalleryImageFragment } }
    ) }> } & { ' $fragmentName'?: 'ProductGalleryFragment' };

export type GalleryImageFragment = { __typename: 'Image', id: number, siteId: number, alt: string, cutOut: boolean, large: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number }, thumbnail: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number } } & { ' $fragmentName'?: 'GalleryImageFragment' };

export type ProductMediaFragment = (
  { __typename: 'Product', id: number, siteId: number, model: { __typename: 'Model', id: number, siteId: number, size: number } | null }
  & { ' $fragmentRefs'?: { 'ProductGalleryFragment': ProductGalleryFragment;'ModelStageFragment': ModelStageFragment } }
) & { ' $fragmentName'?: 'ProductMediaFragment' };

export type ModelStageFragment = (
  { __typename: 'Product', id: number, siteId: number, title: string, dimensions: { lengthMm: number | null, widthMm: number | null, heightMm: number | null }, variants: Array<{ __typename: 'Variant', id: number, siteId: number, sku: string, title: string, dimensions: { lengthMm: number | null, widthMm: number | null, heightMm: number | null } }>, model: { __typename: 'Model', id: number, siteId: number, url: string } | null, colours: Array<{ __typename: 'Colour', id: number, siteId: number, code: string, hex: string }>, productImages: Array<{ __typename: 'Image', id: number, siteId: number, alt: string, cutOut: boolean, large: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number } }> }
  & { ' $fragmentRefs'?: { 'ColourChoiceFragment': ColourChoiceFragment } }
) & { ' $fragmentName'?: 'ModelStageFragment' };

export type EnvironmentalFiguresFragment = { __typename: 'Product', id: number, siteId: number, environmental: { co2eKg: number | null, mkiEur: number | null, recycledContentPercent: number | null, detachabilityPercent: number | null, dataQuality: string | null, boundary: string, source: string, date: string, illustrative: boolean } | null, variants: Array<{ __typename: 'Variant', id: number, siteId: number, sku: string, co2eKg: number | null, mkiEur: number | null }> } & { ' $fragmentName'?: 'EnvironmentalFiguresFragment' };

export type KeyFactsFragment = { __typename: 'Product', id: number, siteId: number, weightKg: number | null, options: Array<{ __typename: 'ProductOption', id: number, siteId: number, number: string, weightKg: number | null }>, variants: Array<{ __typename: 'Variant', id: number, siteId: number, sku: string, weightKg: number | null, specifications: Array<{ key: string, name: string, value: string, unit: string | null }> | null }>, colours: Array<{ __typename: 'Colour', id: number, siteId: number, code: string, hasSurcharge: boolean }>, specifications: Array<{ key: string, name: string, value: string, unit: string | null }>, supply: { leadTimeStandardWeeks: number | null, leadTimeSpecialWeeks: number | null, warrantyYears: number | null } } & { ' $fragmentName'?: 'KeyFactsFragment' };

export type MaterialTableFragment = { __typename: 'Product', id: number, siteId: number, materials: Array<{ __typename: 'ProductMaterial', id: number, siteId: number, title: string, description: string | null, standard: string | null, shareKg: number | null }>, variants: Array<{ __typename: 'Variant', id: number, siteId: number, sku: string, materials: Array<{ __typename: 'ProductMaterial', id: number, siteId: number, title: string, description: string | null, standard: string | null, shareKg: number | null }> | null }> } & { ' $fragmentName'?: 'MaterialTableFragment' };

export type SpecificationTableFragment = { __typename: 'Product', id: number, siteId: number, sku: string, weightKg: number | null, dimensions: { lengthMm: number | null, widthMm: number | null, heightMm: number | null }, environmental: { boundary: string, illustrative: boolean } | null, specifications: Array<{ key: string, name: string, value: string, unit: string | null }>, mountings: Array<{ __typename: 'Mounting', id: number, siteId: number, key: string }>, supply: (
    { embedDepthMm: number | null }
    & { ' $fragmentRefs'?: { 'SupplyFragment': SupplyFragment } }
  ), variants: Array<{ __typename: 'Variant', id: number, siteId: number, sku: string, title: string, weightKg: number | null, co2eKg: number | null, mkiEur: number | null, dimensions: { lengthMm: number | null, widthMm: number | null, heightMm: number | null }, specifications: Array<{ key: string, name: string, value: string, unit: string | null }> | null, price: { amount: number, from: boolean } | null }> } & { ' $fragmentName'?: 'SpecificationTableFragment' };

export type SpecificationTextFragment = { __typename: 'Product', siteId: number, id: number, title: string, sku: string, series: string | null, neutralName: string, maker: string, weightKg: number | null, norms: Array<string>, certificates: Array<string>, dimensions: { lengthMm: number | null, widthMm: number | null, heightMm: number | null }, variants: Array<{ __typename: 'Variant', id: number, siteId: number, sku: string, weightKg: number | null, dimensions: { lengthMm: number | null, widthMm: number | null, heightMm: number | null }, specifications: Array<{ key: string, name: string, value: string, unit: string | null, isOptional: boolean }> | null, materials: Array<{ __typename: 'ProductMaterial', id: number, siteId: number, title: string, standard: string | null }> | null }>, specifications: Array<{ key: string, name: string, value: string, unit: string | null, isOptional: boolean }>, colours: Array<{ __typename: 'Colour', id: number, siteId: number, code: string, title: string }>, mountings: Array<{ __typename: 'Mounting', id: number, siteId: number, key: string, title: string }>, options: Array<{ __typename: 'ProductOption', id: number, siteId: number, number: string, title: string, weightKg: number | null }>, materials: Array<{ __typename: 'ProductMaterial', id: number, siteId: number, title: string, standard: string | null }>, supply: { ' $fragmentRefs'?: { 'SupplyFragment': SupplyFragment } } } & { ' $fragmentName'?: 'SpecificationTextFragment' };

export type SupplyFragment = { embedDepthMm: number | null, leadTimeStandardWeeks: number | null, leadTimeSpecialWeeks: number | null, warrantyYears: number | null, sparePartsYears: number | null, maintenanceIntervalMonths: number | null, designYear: number | null, madeIn: string | null } & { ' $fragmentName'?: 'SupplyFragment' };

export type PartsByCodeQueryVariables = Exact<{
  siteId: number;
  code: string;
}>;


export type PartsByCodeQuery = { plateCode: { read: string, year: number | null, variant: string | null, part: string | null, product: (
      { __typename: 'Product', id: number, siteId: number }
      & { ' $fragmentRefs'?: { 'ProductPartsFragment': ProductPartsFragment } }
    ) | null }, algemeen: { ' $fragmentRefs'?: { 'DamagePageFragment': DamagePageFragment } } };

export type PartsByModelQueryVariables = Exact<{
  siteId: number;
  ids: Array<number> | number;
}>;


export type PartsByModelQuery = { productsById: Array<(
    { __typename: 'Product', id: number, siteId: number }
    & { ' $fragmentRefs'?: { 'ProductPartsFragment': ProductPartsFragment } }
  )>, algemeen: { ' $fragmentRefs'?: { 'DamagePageFragment': DamagePageFragment } } };

export type DamagePageFragment = { globals: { damageUri: string | null } } & { ' $fragmentName'?: 'DamagePageFragment' };

export type PartModelsQueryVariables = Exact<{
  siteId: number;
}>;


export type PartModelsQuery = { productsWithParts: Array<{ __typename: 'Product', id: number, siteId: number, title: string, sku: string }> };

export type ProductPartsFragment = { __typename: 'Product', id: number, siteId: number, title: string, uri: string, sku: string, productImage: { __typename: 'Image', id: number, siteId: number, crop: { url: string } } | null, discontinued: { date: string } | null, dimensions: { lengthMm: number | null, widthMm: number | null, heightMm: number | null }, variants: Array<{ __typename: 'Variant', id: number, siteId: number, sku: string, title: string }>, supply: { warrantyYears: number | null, sparePartsYears: number | null }, dimensionalDrawing: { __typename: 'DimensionalDrawing', id: number, siteId: number, url: string, alt: string, width: number, height: number, views: Array<{ kind: DrawingViewKind, x: number, y: number, width: number, height: number }> } | null, spareParts: Array<{ __typename: 'SparePart', id: number, siteId: number, number: string, title: string, note: string | null, supplyYears: number | null, variants: Array<string>, builtFrom: number | null, builtUntil: number | null, endedYear: number | null, successor: string | null, price: { amount: number } | null, front: { x: number, y: number } | null, side: { x: number, y: number } | null }>, downloads: Array<(
    { __typename: 'Download', id: number, siteId: number }
    & { ' $fragmentRefs'?: { 'DownloadListFragment': DownloadListFragment } }
  )> } & { ' $fragmentName'?: 'ProductPartsFragment' };

export type ProjectCardFragment = { __typename: 'Project', id: number, siteId: number, title: string, uri: string, location: string | null, countryName: string | null, year: number | null, headerslider: Array<{ __typename: 'Image', id: number, siteId: number, alt: string, cutOut: boolean, crop: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number } }> } & { ' $fragmentName'?: 'ProjectCardFragment' };

export type ProjectListQueryVariables = Exact<{
  siteId: number;
  facts?: Array<FactFilter> | FactFilter | null | undefined;
  search?: string | null | undefined;
  near?: NearInput | null | undefined;
  first: number;
}>;


export type ProjectListQuery = { projects: { ' $fragmentRefs'?: { 'ProjectListFragment': ProjectListFragment } } };

export type MoreProjectsQueryVariables = Exact<{
  siteId: number;
  facts?: Array<FactFilter> | FactFilter | null | undefined;
  search?: string | null | undefined;
  near?: NearInput | null | undefined;
  first: number;
  offset: number;
}>;


export type MoreProjectsQuery = { projects: { ' $fragmentRefs'?: { 'ProjectHitsFragment': ProjectHitsFragment } } };

export type ProjectListFragment = (
  { total: number, totalUnfiltered: number, near: { name: string, countryName: string } | null, facets: Array<{ ' $fragmentRefs'?: { 'FacetFragment': FacetFragment } }>, markers: Array<{ ' $fragmentRefs'?: { 'ProjectMarkerFragment': ProjectMarkerFragment } }> }
  & { ' $fragmentRefs'?: { 'ProjectHitsFragment': ProjectHitsFragment } }
) & { ' $fragmentName'?: 'ProjectListFragment' };

export type ProjectHitsFragment = { hits: Array<(
    { __typename: 'Project', id: number, siteId: number, distanceKm: number | null }
    & { ' $fragmentRefs'?: { 'ProjectCardFragment': ProjectCardFragment } }
  )> } & { ' $fragmentName'?: 'ProjectHitsFragment' };

export type ProjectsPageQueryVariables = Exact<{
  siteId: number;
  uri: string;
}>;


export type ProjectsPageQuery = { entry:
    | (
      { __typename: 'Page', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Page_Fragment': PageMetadata_Page_Fragment;'ProjectsPageFragment': ProjectsPageFragment } }
    )
    | (
      { __typename: 'Category', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Category_Fragment': PageMetadata_Category_Fragment } }
    )
    | (
      { __typename: 'Product', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Product_Fragment': PageMetadata_Product_Fragment } }
    )
    | (
      { __typename: 'Project', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Project_Fragment': PageMetadata_Project_Fragment } }
    )
    | (
      { __typename: 'NewsArticle', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_NewsArticle_Fragment': PageMetadata_NewsArticle_Fragment } }
    )
    | (
      { __typename: 'FaqQuestion', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_FaqQuestion_Fragment': PageMetadata_FaqQuestion_Fragment } }
    )
    | { __typename: 'EntryMoved', uri: string, url: string | null, permanent: boolean }
    | { __typename: 'EntryGone' }
    | { __typename: 'EntryForMembers' }
    | { __typename: 'EntryAbsent' }
   };

export type ProjectsPageFragment = { __typename: 'Page', id: number, siteId: number, title: string, pageTitle: string | null, introtext: string | null } & { ' $fragmentName'?: 'ProjectsPageFragment' };

export type ProjectMarkerFragment = { projectId: number, title: string, uri: string, latitude: number, longitude: number } & { ' $fragmentName'?: 'ProjectMarkerFragment' };

export type ProjectPopupQueryVariables = Exact<{
  siteId: number;
  ids: Array<number> | number;
}>;


export type ProjectPopupQuery = { projectsById: Array<(
    { __typename: 'Project', id: number, siteId: number }
    & { ' $fragmentRefs'?: { 'ProjectPopupFragment': ProjectPopupFragment } }
  )> };

export type ProjectPopupFragment = { __typename: 'Project', id: number, siteId: number, location: string | null, year: number | null, headerslider: Array<{ __typename: 'Image', id: number, siteId: number, alt: string, cutOut: boolean, crop: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number } }> } & { ' $fragmentName'?: 'ProjectPopupFragment' };

export type ProjectPageQueryVariables = Exact<{
  siteId: number;
  uri: string;
}>;


export type ProjectPageQuery = { entry:
    | (
      { __typename: 'Page', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Page_Fragment': PageMetadata_Page_Fragment } }
    )
    | (
      { __typename: 'Category', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Category_Fragment': PageMetadata_Category_Fragment } }
    )
    | (
      { __typename: 'Product', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Product_Fragment': PageMetadata_Product_Fragment } }
    )
    | (
      { __typename: 'Project', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Project_Fragment': PageMetadata_Project_Fragment;'ProjectPageFragment': ProjectPageFragment } }
    )
    | (
      { __typename: 'NewsArticle', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_NewsArticle_Fragment': PageMetadata_NewsArticle_Fragment } }
    )
    | (
      { __typename: 'FaqQuestion', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_FaqQuestion_Fragment': PageMetadata_FaqQuestion_Fragment } }
    )
    | { __typename: 'EntryMoved', uri: string, url: string | null, permanent: boolean }
    | { __typename: 'EntryGone' }
    | { __typename: 'EntryForMembers' }
    | { __typename: 'EntryAbsent' }
   };

export type ProjectPageFragment = (
  { __typename: 'Project', id: number, siteId: number, title: string, introtext: string | null, location: string | null, countryName: string | null, year: number | null, areaM2: number | null, client: string | null, landscapeArchitect: string | null, headerslider: Array<{ __typename: 'Image', id: number, siteId: number, alt: string, cutOut: boolean, whole: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number }, large: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number }, thumbnail: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number } }>, products: Array<(
    { __typename: 'Product', id: number, siteId: number }
    & { ' $fragmentRefs'?: { 'ProductCardFragment': ProductCardFragment;'ProductStripFragment': ProductStripFragment } }
  )>, blocks: Array<
    | (
      { __typename: 'TitleTextBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_TitleTextBlock_Fragment': Blocks_TitleTextBlock_Fragment } }
    )
    | (
      { __typename: 'QuoteBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_QuoteBlock_Fragment': Blocks_QuoteBlock_Fragment } }
    )
    | (
      { __typename: 'NewsItemsBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_NewsItemsBlock_Fragment': Blocks_NewsItemsBlock_Fragment } }
    )
    | (
      { __typename: 'CountdownImagesBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_CountdownImagesBlock_Fragment': Blocks_CountdownImagesBlock_Fragment } }
    )
    | (
      { __typename: 'ProductsBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_ProductsBlock_Fragment': Blocks_ProductsBlock_Fragment } }
    )
    | (
      { __typename: 'CategoryCardsBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_CategoryCardsBlock_Fragment': Blocks_CategoryCardsBlock_Fragment } }
    )
    | (
      { __typename: 'ReferencesBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_ReferencesBlock_Fragment': Blocks_ReferencesBlock_Fragment } }
    )
    | (
      { __typename: 'ElevationStripBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_ElevationStripBlock_Fragment': Blocks_ElevationStripBlock_Fragment } }
    )
    | (
      { __typename: 'TextImageBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_TextImageBlock_Fragment': Blocks_TextImageBlock_Fragment } }
    )
    | (
      { __typename: 'ImageBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_ImageBlock_Fragment': Blocks_ImageBlock_Fragment } }
    )
    | (
      { __typename: 'YoutubeVideoBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_YoutubeVideoBlock_Fragment': Blocks_YoutubeVideoBlock_Fragment } }
    )
    | (
      { __typename: 'PartnersBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_PartnersBlock_Fragment': Blocks_PartnersBlock_Fragment } }
    )
    | (
      { __typename: 'ContactBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_ContactBlock_Fragment': Blocks_ContactBlock_Fragment } }
    )
    | (
      { __typename: 'TeamBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_TeamBlock_Fragment': Blocks_TeamBlock_Fragment } }
    )
    | (
      { __typename: 'DownloadsBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_DownloadsBlock_Fragment': Blocks_DownloadsBlock_Fragment } }
    )
    | (
      { __typename: 'HtmlBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_HtmlBlock_Fragment': Blocks_HtmlBlock_Fragment } }
    )
    | (
      { __typename: 'NewsletterBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_NewsletterBlock_Fragment': Blocks_NewsletterBlock_Fragment } }
    )
    | (
      { __typename: 'PartsFinderBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_PartsFinderBlock_Fragment': Blocks_PartsFinderBlock_Fragment } }
    )
    | (
      { __typename: 'ContrastBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_ContrastBlock_Fragment': Blocks_ContrastBlock_Fragment } }
    )
    | (
      { __typename: 'FormBlock' }
      & { ' $fragmentRefs'?: { 'Blocks_FormBlock_Fragment': Blocks_FormBlock_Fragment } }
    )
  > }
  & { ' $fragmentRefs'?: { 'ProjectQuantitiesFragment': ProjectQuantitiesFragment } }
) & { ' $fragmentName'?: 'ProjectPageFragment' };

export type ProjectQuantitiesFragment = { __typename: 'Project', id: number, siteId: number, quantities: Array<{ sku: string, variantTitle: string, amount: number, product: { __typename: 'Product', id: number, siteId: number, title: string, uri: string } }> } & { ' $fragmentName'?: 'ProjectQuantitiesFragment' };

export type QuotationListPageQueryVariables = Exact<{
  siteId: number;
  uri: string;
}>;


export type QuotationListPageQuery = { entry:
    | (
      { __typename: 'Page', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Page_Fragment': PageMetadata_Page_Fragment;'QuotationListPageFragment': QuotationListPageFragment } }
    )
    | (
      { __typename: 'Category', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Category_Fragment': PageMetadata_Category_Fragment } }
    )
    | (
      { __typename: 'Product', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Product_Fragment': PageMetadata_Product_Fragment } }
    )
    | (
      { __typename: 'Project', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_Project_Fragment': PageMetadata_Project_Fragment } }
    )
    | (
      { __typename: 'NewsArticle', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_NewsArticle_Fragment': PageMetadata_NewsArticle_Fragment } }
    )
    | (
      { __typename: 'FaqQuestion', id: number, siteId: number, uri: string, breadcrumbs: Array<{ title: string, uri: string }>, routeTranslations: Array<{ siteId: number, uri: string }> }
      & { ' $fragmentRefs'?: { 'PageMetadata_FaqQuestion_Fragment': PageMetadata_FaqQuestion_Fragment } }
    )
    | { __typename: 'EntryMoved', uri: string, url: string | null, permanent: boolean }
    | { __typename: 'EntryGone' }
    | { __typename: 'EntryForMembers' }
    | { __typename: 'EntryAbsent' }
  , algemeen: { ' $fragmentRefs'?: { 'QuotationContactFragment': QuotationContactFragment } } };

export type QuotationListPageFragment = { __typename: 'Page', id: number, siteId: number, title: string, pageTitle: string | null, introtext: string | null } & { ' $fragmentName'?: 'QuotationListPageFragment' };

export type QuotationContactFragment = { globals: { globalData: { phoneNumber: string | null, salesPhoneNumber: string | null, eMailAddress: string | null } } } & { ' $fragmentName'?: 'QuotationContactFragment' };

export type QuotationProductsQueryVariables = Exact<{
  siteId: number;
  ids: Array<number> | number;
}>;


export type QuotationProductsQuery = { productsById: Array<(
    { __typename: 'Product', id: number, siteId: number }
    & { ' $fragmentRefs'?: { 'QuotationProductFragment': QuotationProductFragment } }
  )> };

export type QuotationProductFragment = { __typename: 'Product', id: number, siteId: number, title: string, uri: string, weightKg: number | null, anyRal: boolean, category: { __typename: 'Category', id: number, siteId: number, title: string }, productImage: { __typename: 'Image', id: number, siteId: number, crop: { url: string, path: string, widths: Array<number>, formats: Array<string>, width: number, height: number } } | null, elevation: { url: string, widthMm: number, heightMm: number } | null, discontinued: { successor: { __typename: 'Product', siteId: number, id: number, title: string, uri: string, category: { __typename: 'Category', id: number, siteId: number, title: string }, productImage: { __typename: 'Image', id: number, siteId: number, crop: { url: string } } | null } | null } | null, dimensions: { lengthMm: number | null, widthMm: number | null, heightMm: number | null }, price: { amount: number, from: boolean } | null, variants: Array<{ __typename: 'Variant', id: number, siteId: number, sku: string, title: string, weightKg: number | null, co2eKg: number | null, mkiEur: number | null, elevation: { url: string, widthMm: number, heightMm: number } | null, dimensions: { lengthMm: number | null, widthMm: number | null, heightMm: number | null }, price: { amount: number } | null }>, options: Array<(
    { __typename: 'ProductOption', id: number, siteId: number }
    & { ' $fragmentRefs'?: { 'ProductOptionFragment': ProductOptionFragment } }
  )>, spareParts: Array<{ __typename: 'SparePart', id: number, siteId: number, number: string, title: string, note: string | null, endedYear: number | null, price: { amount: number } | null }>, colours: Array<{ __typename: 'Colour', id: number, siteId: number, code: string, title: string, hasSurcharge: boolean }>, mountings: Array<{ __typename: 'Mounting', id: number, siteId: number, key: string, title: string }>, supply: { leadTimeStandardWeeks: number | null, leadTimeSpecialWeeks: number | null }, environmental: { co2eKg: number | null, mkiEur: number | null, boundary: string, source: string, date: string, illustrative: boolean } | null } & { ' $fragmentName'?: 'QuotationProductFragment' };

export type SharedQuotationListQueryVariables = Exact<{
  siteId: number;
  token: string;
}>;


export type SharedQuotationListQuery = { sharedQuotationList: { __typename: 'SharedQuotationList', id: string | null, version: number | null, expiresAt: string, project: string | null, place: string, tenderDate: string, sections: Array<{ __typename: 'QuotationSection', id: string, name: string }>, lines: Array<{ title: string, amount: number, variant: string | null, colour: string | null, mounting: string | null, options: Array<string>, part: string | null, remark: string | null, section: string | null, product: (
        { __typename: 'Product', id: number, siteId: number }
        & { ' $fragmentRefs'?: { 'QuotationProductFragment': QuotationProductFragment } }
      ) | null }> } | null };

export type ShareNamedListMutationVariables = Exact<{
  siteId: number;
  list: NamedQuotationListInput;
  mayEdit: boolean;
}>;


export type ShareNamedListMutation = { shareNamedList:
    | { __typename: 'SharedLink', token: string, revokeToken: string, expiresAt: string }
    | { __typename: 'RefusedSubmission', problems: Array<{ key: string }> }
   };

export type RevokeSharedQuotationListMutationVariables = Exact<{
  revokeToken: string;
}>;


export type RevokeSharedQuotationListMutation = { revokeSharedQuotationList: boolean };

export type MemberQuotationListsQueryVariables = Exact<{
  siteId: number;
}>;


export type MemberQuotationListsQuery = { viewer: { __typename: 'Viewer', id: number, quotationLists: Array<(
      { __typename: 'NamedQuotationList', id: string }
      & { ' $fragmentRefs'?: { 'NamedQuotationListFragment': NamedQuotationListFragment } }
    )> } | null };

export type StoreQuotationListMutationVariables = Exact<{
  siteId: number;
  list: NamedQuotationListInput;
  base: number;
}>;


export type StoreQuotationListMutation = { storeQuotationList:
    | { __typename: 'QuotationListKept', version: number }
    | { __typename: 'NamedListNewer', list: (
        { __typename: 'NamedQuotationList', id: string }
        & { ' $fragmentRefs'?: { 'NamedQuotationListFragment': NamedQuotationListFragment } }
      ) | null }
    | { __typename: 'RefusedSubmission' }
   };

export type DeleteQuotationListMutationVariables = Exact<{
  id: string;
  base: number;
}>;


export type DeleteQuotationListMutation = { deleteQuotationList: boolean };

export type QuoteRequestAgainQueryVariables = Exact<{
  siteId: number;
  number: string;
}>;


export type QuoteRequestAgainQuery = { viewer: { __typename: 'Viewer', id: number, quoteRequest: { project: string | null, place: string | null, tenderDate: string | null, lineCount: number, sections: Array<{ __typename: 'QuotationSection', id: string, name: string }>, lines: Array<{ ' $fragmentRefs'?: { 'MemberQuotationLineFragment': MemberQuotationLineFragment } }> } | null } | null };

export type NamedQuotationListFragment = { __typename: 'NamedQuotationList', id: string, version: number, name: string, place: string, tenderDate: string, sections: Array<{ __typename: 'QuotationSection', id: string, name: string }>, lines: Array<{ ' $fragmentRefs'?: { 'MemberQuotationLineFragment': MemberQuotationLineFragment } }> } & { ' $fragmentName'?: 'NamedQuotationListFragment' };

export type MemberQuotationLineFragment = { amount: number, variant: string | null, colour: string | null, mounting: string | null, options: Array<string>, part: string | null, remark: string | null, section: string | null, product: (
    { __typename: 'Product', id: number, siteId: number }
    & { ' $fragmentRefs'?: { 'MemberLineProductFragment': MemberLineProductFragment } }
  ) } & { ' $fragmentName'?: 'MemberQuotationLineFragment' };

export type MemberLineProductFragment = { __typename: 'Product', siteId: number, id: number, title: string, uri: string, category: { __typename: 'Category', id: number, siteId: number, title: string }, productImage: { __typename: 'Image', id: number, siteId: number, crop: { url: string } } | null } & { ' $fragmentName'?: 'MemberLineProductFragment' };

export type OwnQuoteRequestsFragment = { __typename: 'Viewer', id: number, quoteRequests: Array<{ number: string, createdAt: string, status: QuoteRequestStatus, project: string | null, lineCount: number }> } & { ' $fragmentName'?: 'OwnQuoteRequestsFragment' };

export type NumberedProductsQueryVariables = Exact<{
  siteId: number;
  numbers: Array<string> | string;
}>;


export type NumberedProductsQuery = { productsByNumber: Array<{ number: string, sku: string | null, part: string | null, product: (
      { __typename: 'Product', id: number, siteId: number }
      & { ' $fragmentRefs'?: { 'NumberedProductFragment': NumberedProductFragment } }
    ) }> };

export type NumberedProductFragment = { __typename: 'Product', siteId: number, id: number, title: string, uri: string, category: { __typename: 'Category', id: number, siteId: number, title: string }, productImage: { __typename: 'Image', id: number, siteId: number, crop: { url: string } } | null, discontinued: { date: string } | null, variants: Array<{ __typename: 'Variant', id: number, siteId: number, sku: string, title: string }>, colours: Array<{ __typename: 'Colour', id: number, siteId: number, code: string }>, mountings: Array<{ __typename: 'Mounting', id: number, siteId: number, key: string }>, spareParts: Array<{ __typename: 'SparePart', id: number, siteId: number, number: string, title: string, endedYear: number | null, successor: string | null }> } & { ' $fragmentName'?: 'NumberedProductFragment' };

export type QuoteRequestContactQueryVariables = Exact<{
  siteId: number;
}>;


export type QuoteRequestContactQuery = { algemeen: { ' $fragmentRefs'?: { 'QuotationContactFragment': QuotationContactFragment;'QuoteRequestCompanyFragment': QuoteRequestCompanyFragment } } };

export type QuoteRequestCompanyFragment = { globals: { darkLogo: { url: string, width: number, height: number } | null } } & { ' $fragmentName'?: 'QuoteRequestCompanyFragment' };

export type EditedListQueryVariables = Exact<{
  siteId: number;
  token: string;
}>;


export type EditedListQuery = { sharedQuotationList: (
    { __typename: 'SharedQuotationList', id: string | null }
    & { ' $fragmentRefs'?: { 'EditedListFragment': EditedListFragment } }
  ) | null };

export type EditedListVersionQueryVariables = Exact<{
  siteId: number;
  token: string;
}>;


export type EditedListVersionQuery = { sharedQuotationList: { __typename: 'SharedQuotationList', id: string | null, version: number | null } | null };

export type StoreSharedListMutationVariables = Exact<{
  siteId: number;
  token: string;
  list: NamedQuotationListInput;
  base: number;
}>;


export type StoreSharedListMutation = { storeSharedList:
    | { __typename: 'SharedListKept', version: number }
    | { __typename: 'SharedListNewer', list: (
        { __typename: 'SharedQuotationList', id: string | null }
        & { ' $fragmentRefs'?: { 'EditedListFragment': EditedListFragment } }
      ) | null }
    | { __typename: 'RefusedSubmission' }
   };

export type EditedListFragment = { __typename: 'SharedQuotationList', id: string | null, version: number | null, project: string | null, place: string, tenderDate: string, sections: Array<{ __typename: 'QuotationSection', id: string, name: string }>, lines: Array<{ amount: number, variant: string | null, colour: string | null, mounting: string | null, options: Array<string>, part: string | null, remark: string | null, section: string | null, change: { at: string, by: string | null, isOwn: boolean } | null, product: (
      { __typename: 'Product', id: number, siteId: number }
      & { ' $fragmentRefs'?: { 'MemberLineProductFragment': MemberLineProductFragment } }
    ) | null }> } & { ' $fragmentName'?: 'EditedListFragment' };

export type SearchHitFragment = { key: string, title: string, uri: string, variant: string | null, option: string | null, part: string | null, categoryTitle: string | null, discontinued: boolean, titleMarks: Array<{ start: number, end: number }>, image: { __typename: 'Image', id: number, siteId: number, alt: string, cutOut: boolean, crop: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number } } | null } & { ' $fragmentName'?: 'SearchHitFragment' };

export type SearchResultsQueryVariables = Exact<{
  siteId: number;
  query: string;
  kinds?: Array<SearchKind> | SearchKind | null | undefined;
  first: number;
  offset: number;
  submitted: boolean;
}>;


export type SearchResultsQuery = { search: { corrected: string | null, suggestions: Array<string>, columns: Array<{ kind: SearchKind, total: number, hits: Array<(
        { key: string, excerpt: string | null, excerptMarks: Array<{ start: number, end: number }> }
        & { ' $fragmentRefs'?: { 'SearchHitFragment': SearchHitFragment } }
      )> }> } };

export type SearchPanelQueryVariables = Exact<{
  siteId: number;
  query: string;
  first: number;
}>;


export type SearchPanelQuery = { search: { corrected: string | null, suggestions: Array<string>, columns: Array<{ total: number, hits: Array<{ ' $fragmentRefs'?: { 'SearchHitFragment': SearchHitFragment } }> }> } };

export type AdviserFinderQueryVariables = Exact<{
  siteId: number;
  country: string;
  postcode: string;
}>;


export type AdviserFinderQuery = { adviser: { ' $fragmentRefs'?: { 'AdviserFinderAnswerFragment': AdviserFinderAnswerFragment } } };

export type AdviserFinderAnswerFragment = { country: string | null, postcode: string | null, problem: AdviserProblem | null, region: { __typename: 'AdviserRegion', id: number, siteId: number, title: string | null } | null, adviser: (
    { __typename: 'TeamMember', id: number, siteId: number, information: { image: { __typename: 'Image', id: number, siteId: number, alt: string, cutOut: boolean, crop: { path: string, widths: Array<number>, formats: Array<string>, width: number, height: number } } | null } }
    & { ' $fragmentRefs'?: { 'TeamMemberLinesFragment': TeamMemberLinesFragment } }
  ) | null, stretches: Array<{ from: number, to: number, region: { __typename: 'AdviserRegion', id: number, siteId: number, title: string | null } }> } & { ' $fragmentName'?: 'AdviserFinderAnswerFragment' };

export type AdviserForPlaceQueryVariables = Exact<{
  siteId: number;
  country: string;
  postcode: string;
}>;


export type AdviserForPlaceQuery = { adviser: { country: string | null, postcode: string | null, adviser: (
      { __typename: 'TeamMember', id: number, siteId: number, information: { nameField: string, phoneNumber: string | null, email: string | null } }
      & { ' $fragmentRefs'?: { 'TeamMemberLinesFragment': TeamMemberLinesFragment } }
    ) | null } };

export type TeamMemberLinesFragment = { __typename: 'TeamMember', id: number, siteId: number, information: { nameField: string, function: string, phoneNumber: string | null, email: string | null } } & { ' $fragmentName'?: 'TeamMemberLinesFragment' };

type Blocks_TitleTextBlock_Fragment = (
  { __typename: 'TitleTextBlock', id: number, siteId: number }
  & { ' $fragmentRefs'?: { 'TitleTextBlockFragment': TitleTextBlockFragment } }
) & { ' $fragmentName'?: 'Blocks_TitleTextBlock_Fragment' };

type Blocks_QuoteBlock_Fragment = (
  { __typename: 'QuoteBlock', id: number, siteId: number }
  & { ' $fragmentRefs'?: { 'QuoteBlockFragment': QuoteBlockFragment } }
) & { ' $fragmentName'?: 'Blocks_QuoteBlock_Fragment' };

type Blocks_NewsItemsBlock_Fragment = (
  { __typename: 'NewsItemsBlock', id: number, siteId: number }
  & { ' $fragmentRefs'?: { 'NewsItemsBlockFragment': NewsItemsBlockFragment } }
) & { ' $fragmentName'?: 'Blocks_NewsItemsBlock_Fragment' };

type Blocks_CountdownImagesBlock_Fragment = (
  { __typename: 'CountdownImagesBlock', id: number, siteId: number }
  & { ' $fragmentRefs'?: { 'CountdownImagesBlockFragment': CountdownImagesBlockFragment } }
) & { ' $fragmentName'?: 'Blocks_CountdownImagesBlock_Fragment' };

type Blocks_ProductsBlock_Fragment = (
  { __typename: 'ProductsBlock', id: number, siteId: number }
  & { ' $fragmentRefs'?: { 'ProductsBlockFragment': ProductsBlockFragment } }
) & { ' $fragmentName'?: 'Blocks_ProductsBlock_Fragment' };

type Blocks_CategoryCardsBlock_Fragment = (
  { __typename: 'CategoryCardsBlock', id: number, siteId: number }
  & { ' $fragmentRefs'?: { 'CategoryCardsBlockFragment': CategoryCardsBlockFragment } }
) & { ' $fragmentName'?: 'Blocks_CategoryCardsBlock_Fragment' };

type Blocks_ReferencesBlock_Fragment = (
  { __typename: 'ReferencesBlock', id: number, siteId: number }
  & { ' $fragmentRefs'?: { 'ReferencesBlockFragment': ReferencesBlockFragment } }
) & { ' $fragmentName'?: 'Blocks_ReferencesBlock_Fragment' };

type Blocks_ElevationStripBlock_Fragment = (
  { __typename: 'ElevationStripBlock', id: number, siteId: number }
  & { ' $fragmentRefs'?: { 'ElevationStripBlockFragment': ElevationStripBlockFragment } }
) & { ' $fragmentName'?: 'Blocks_ElevationStripBlock_Fragment' };

type Blocks_TextImageBlock_Fragment = (
  { __typename: 'TextImageBlock', id: number, siteId: number }
  & { ' $fragmentRefs'?: { 'TextImageBlockFragment': TextImageBlockFragment } }
) & { ' $fragmentName'?: 'Blocks_TextImageBlock_Fragment' };

type Blocks_ImageBlock_Fragment = (
  { __typename: 'ImageBlock', id: number, siteId: number }
  & { ' $fragmentRefs'?: { 'ImageBlockFragment': ImageBlockFragment } }
) & { ' $fragmentName'?: 'Blocks_ImageBlock_Fragment' };

type Blocks_YoutubeVideoBlock_Fragment = (
  { __typename: 'YoutubeVideoBlock', id: number, siteId: number }
  & { ' $fragmentRefs'?: { 'YoutubeVideoBlockFragment': YoutubeVideoBlockFragment } }
) & { ' $fragmentName'?: 'Blocks_YoutubeVideoBlock_Fragment' };

type Blocks_PartnersBlock_Fragment = (
  { __typename: 'PartnersBlock', id: number, siteId: number }
  & { ' $fragmentRefs'?: { 'PartnersBlockFragment': PartnersBlockFragment } }
) & { ' $fragmentName'?: 'Blocks_PartnersBlock_Fragment' };

type Blocks_ContactBlock_Fragment = (
  { __typename: 'ContactBlock', id: number, siteId: number }
  & { ' $fragmentRefs'?: { 'ContactBlockFragment': ContactBlockFragment } }
) & { ' $fragmentName'?: 'Blocks_ContactBlock_Fragment' };

type Blocks_TeamBlock_Fragment = (
  { __typename: 'TeamBlock', id: number, siteId: number }
  & { ' $fragmentRefs'?: { 'TeamBlockFragment': TeamBlockFragment } }
) & { ' $fragmentName'?: 'Blocks_TeamBlock_Fragment' };

type Blocks_DownloadsBlock_Fragment = (
  { __typename: 'DownloadsBlock', id: number, siteId: number }
  & { ' $fragmentRefs'?: { 'DownloadsBlockFragment': DownloadsBlockFragment } }
) & { ' $fragmentName'?: 'Blocks_DownloadsBlock_Fragment' };

type Blocks_HtmlBlock_Fragment = (
  { __typename: 'HtmlBlock', id: number, siteId: number }
  & { ' $fragmentRefs'?: { 'HtmlBlockFragment': HtmlBlockFragment } }
) & { ' $fragmentName'?: 'Blocks_HtmlBlock_Fragment' };

type Blocks_NewsletterBlock_Fragment = (
  { __typename: 'NewsletterBlock', id: number, siteId: number }
  & { ' $fragmentRefs'?: { 'NewsletterBlockFragment': NewsletterBlockFragment } }
) & { ' $fragmentName'?: 'Blocks_NewsletterBlock_Fragment' };

type Blocks_PartsFinderBlock_Fragment = (
  { __typename: 'PartsFinderBlock', id: number, siteId: number }
  & { ' $fragmentRefs'?: { 'PartsFinderBlockFragment': PartsFinderBlockFragment } }
) & { ' $fragmentName'?: 'Blocks_PartsFinderBlock_Fragment' };

type Blocks_ContrastBlock_Fragment = (
  { __typename: 'ContrastBlock', id: number, siteId: number }
  & { ' $fragmentRefs'?: { 'ContrastBlockFragment': ContrastBlockFragment } }
) & { ' $fragmentName'?: 'Blocks_ContrastBlock_Fragment' };

type Blocks_FormBlock_Fragment = (
  { __typename: 'FormBlock', id: number, siteId: number }
  & { ' $fragmentRefs'?: { 'FormBlockFragment': FormBlockFragment } }
) & { ' $fragmentName'?: 'Blocks_FormBlock_Fragment' };

export type BlocksFragment =
  | Blocks_TitleTextBlock_Fragment
  | Blocks_QuoteBlock_Fragment
  | Blocks_NewsItemsBlock_Fragment
  | Blocks_CountdownImagesBlock_Fragment
  | Blocks_ProductsBlock_Fragment
  | Blocks_CategoryCardsBlock_Fragment
  | Blocks_ReferencesBlock_Fragment
  | Blocks_ElevationStripBlock_Fragment
  | Blocks_TextImageBlock_Fragment
  | Blocks_ImageBlock_Fragment
  | Blocks_YoutubeVideoBlock_Fragment
  | Blocks_PartnersBlock_Fragment
  | Blocks_ContactBlock_Fragment
  | Blocks_TeamBlock_Fragment
  | Blocks_DownloadsBlock_Fragment
  | Blocks_HtmlBlock_Fragment
  | Blocks_NewsletterBlock_Fragment
  | Blocks_PartsFinderBlock_Fragment
  | Blocks_ContrastBlock_Fragment
  | Blocks_FormBlock_Fragment
;
