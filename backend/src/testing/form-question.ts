const frame = `__typename id handle name label type displayName typeName inputTypeName instructions instructionsPosition labelPosition required
  placeholder errorMessage cssClasses enableConditions conditions { action match rules { field operator value } } enableContentEncryption
  visibility containerAttributes { label value } inputAttributes { label value }`;

const part = '{ label enabled required collapsed placeholder prePopulate defaultValue errorMessage }';
const options = 'options { value label isDefault }';

/** GraphQL selection of every field of a form in the contract (FRM-01 to FRM-03). */
export const formFields = `id siteId handle title legalBasis retentionDays avgText captchas { handle name siteKey }
  settings { displayFormTitle displayPageTabs displayCurrentPageTitle displayPageProgress submitMethod submitAction submitActionTab
    submitActionFormHide submitActionMessageHtml submitActionMessageTimeout redirectEntry { id uri slug sectionHandle } redirectUrl
    errorMessageHtml loadingIndicator loadingIndicatorText validationOnSubmit validationOnFocus defaultLabelPosition
    defaultInstructionsPosition progressPosition integrations }
  pages { id name settings { submitButtonLabel backButtonLabel showBackButton buttonsPosition } rows { fields { ${frame}
    ... on Field_Agree { defaultChecked: defaultValue checkedValue uncheckedValue description descriptionHtml }
    ... on Field_Checkboxes { defaultValues: defaultValue layout toggleCheckbox toggleCheckboxLabel ${options} }
    ... on Field_Dropdown { defaultValues: defaultValue multiple ${options} }
    ... on Field_Email { defaultValue }
    ... on Field_Hidden { defaultOption defaultValue }
    ... on Field_MultiLineText { limit limitType limitAmount defaultValue }
    ... on Field_SingleLineText { limit limitType limitAmount defaultValue }
    ... on Field_Name { useMultipleFields defaultValue prefix ${part} firstName ${part} middleName ${part} lastName ${part}
      prefixOptions { value label isDefault } }
    ... on Field_Number { min max defaultNumber: defaultValue }
    ... on Field_Phone { defaultValue countryEnabled countryDefaultValue countryShowDialCode
      countryOptions { value label dialCode isDefault } }
    ... on Field_FileUpload { defaultValue limitFiles multiple accept maxMb }
    ... on Field_Radio { defaultValue layout ${options} }
  } } }`;

/** GraphQL query for a form by its handle. */
export const formQuestion = `query ($handle: String!, $siteId: Int!) { form(handle: $handle, siteId: $siteId) { ${formFields} } }`;
