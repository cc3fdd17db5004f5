/** The calling role, and the product, session and refresh token that its mutations target. */
export type Aim = { role: string; product: number; session: string; refreshToken: string };

const nobody = 'email: "niemand@example.com"';
const spent = `token: "${'x'.repeat(43)}"`;
const chosen = 'newPassword: "rietkraag in de mist", confirmPassword: "rietkraag in de mist"';
const profile = 'firstName: "An", lastName: "de Wit", company: "Groen", phoneNumber: "020-1", privacy: true';

/**
 * Returns well-formed arguments for every mutation. A caller without access therefore gets an authorization error, not an input
 * error.
 */
export const mutationArguments = ({ role, product, session, refreshToken }: Aim): Readonly<Record<string, string>> => ({
  subscribeToNewsletter: `(siteId: 1, attempt: {},
    subscriber: { voornaam: "An", achternaam: "de Wit", ${nobody}, termsAndConditions: true, consent: "Ja" })`,
  confirmSubscription: `(siteId: 1, ${spent})`,
  unsubscribeFromNewsletter: `(siteId: 1, ${spent})`,
  authenticate: `(${nobody}, password: "een ander woord")`,
  refreshToken: `(refreshToken: "${refreshToken}")`,
  deleteRefreshToken: '(refreshToken: "x")',
  register: `(siteId: 1, registration: { ${nobody}, password: "rietkraag in de mist", ${profile} })`,
  activateUser: `(siteId: 1, ${spent})`,
  sendActivation: `(siteId: 1, ${nobody})`,
  forgottenPassword: `(siteId: 1, ${nobody})`,
  setPassword: `(siteId: 1, ${spent}, ${chosen})`,
  confirmEmail: `(siteId: 1, ${spent})`,
  startHandoff: '(siteId: 2)',
  completeHandoff: '(siteId: 2, code: "x")',
  redeemHandoffList: '(siteId: 2, code: "x")',
  shareQuotationList: `(siteId: 1, list: [{ id: ${product}, amount: 1 }])`,
  shareNamedList: `(siteId: 1, mayEdit: true, list: { id: "x", name: "", place: "", tenderDate: "", sections: [], lines: [{ id: ${product}, amount: 1 }] })`,
  storeSharedList:
    '(siteId: 1, token: "x", base: 1, list: { id: "x", name: "", place: "", tenderDate: "", sections: [], lines: [] })',
  revokeSharedQuotationList: '(revokeToken: "x")',
  updateViewer: `(siteId: 1, viewer: { company: "${role}" })`,
  changeFavourite: `(productId: ${product}, isFavourite: false)`,
  updatePassword: `(currentPassword: "een ander woord", ${chosen})`,
  endSession: `(id: "${session}")`,
  deleteAccount: '(siteId: 1, password: "een ander woord")',
  keepQuotationList: '(list: [], base: 0)',
  // The member has this list already, so its newer state is returned.
  storeQuotationList: `(list: { id: "${role === 'member' ? 'list' : 'x'}", name: "", place: "", tenderDate: "", sections: [], lines: [] }, base: 0)`,
  deleteQuotationList: '(id: "x", base: 0)',
});
