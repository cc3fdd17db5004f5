/** Paths of a page of each template with entries, and of a missing page, without the prefix of the language. */
export const entryPages = {
  nl: [
    '/producten/zitmeubilair/',
    '/producten/zitmeubilair/banken-met-rugleuning/',
    '/producten/zitmeubilair/meent-parkbank/',
    '/projecten/havenkop-zuid/',
    '/nieuws/nieuw-heem-comfortbank-met-drie-armleuningen/',
    '/veelgestelde-vragen/in-welke-kleuren-kan-ik-bestellen/',
    '/duurzaamheid/materialen/hardhout/',
    '/bestaat-niet/',
  ],
  en: [
    '/products/seating/',
    '/products/seating/benches-with-backrest/',
    '/products/seating/meent-park-bench/',
    '/projects/havenkop-zuid/',
    '/news/new-heem-easy-rise-bench-with-three-armrests/',
    '/faq/which-colours-can-i-order/',
    '/sustainability/materials/hardwood/',
    '/does-not-exist/',
  ],
  de: [
    '/produkte/sitzmoebel/',
    '/produkte/sitzmoebel/baenke-mit-rueckenlehne/',
    '/produkte/sitzmoebel/meent-parkbank/',
    '/referenz/havenkop-zuid/',
    '/news/neu-heem-komfortbank-mit-drei-armlehnen/',
    '/haeufig-gestellte-fragen/welche-farben-kann-ich-bestellen/',
    '/nachhaltigkeit/materialien/hartholz/',
    '/gibt-es-nicht/',
  ],
};
