import type { LocaleCode } from '../../../contract/locales.ts';

export type Texts = Record<LocaleCode, string>;
export type NamedText = Texts & { id: string };

function named(table: string): NamedText[] {
  return table
    .split('\n')
    .flatMap((line) => line.trim() || [])
    .map((line) => {
      const [id = '', nl = '', en = '', de = ''] = line.split('|').map((cell) => cell.trim());
      return { id, nl, en, de };
    });
}

/** Names of materials in titles: after the noun in Dutch and German, before it in English. */
export const materialWords: readonly NamedText[] = named(`
fsc-hardwood | hardhout | hardwood | Hartholz
fsc-oak | eiken | oak | Eiche
accoya | geacetyleerd hout | acetylated-wood | acetyliertes Holz
thermo-ash | thermo-essen | thermo-ash | Thermoesche
bamboo | bamboe | bamboo | Bambus
steel-galv-pc | gepoedercoat staal | powder-coated | pulverbeschichtet
steel-galv | verzinkt staal | galvanised | feuerverzinkt
corten | cortenstaal | weathering-steel | Cortenstahl
inox304 | RVS | stainless-steel | Edelstahl
inox316 | RVS 316 | stainless-steel 316 | Edelstahl 316
alu-cast | gegoten aluminium | cast-aluminium | Aluminiumguss
ductile-iron | gietijzer | ductile-iron | Sphäroguss
uhpc | beton UHPC | UHPC concrete | Beton UHPC
recycled-plastic | gerecycled kunststof | recycled-plastic | Recyclingkunststoff
hpl | HPL | HPL | HPL
glass | veiligheidsglas | safety-glass | Sicherheitsglas
rubber | rubber | rubber | Gummi
membrane | membraandoek | membrane | Membran
`);

/** Words that distinguish the products of a series, each with the product family that may have it (`family:id`). */
export const modifiers: readonly (NamedText & { families: readonly string[] })[] = named(`
seating:armrests | met armleuningen | with armrests | mit Armlehnen
seating:curved | gebogen | curved | gebogen
seating:lit | met verlichting | with lighting | mit Beleuchtung
seating:long | extra lang | extra long | extra lang
seating:children | voor kinderen | for children | für Kinder
tables:round | rond | round | rund
tables:eight | achtpersoons | for eight | für acht Personen
tables:roof | met dakje | with roof | mit Dach
tables:children | voor kinderen | for children | für Kinder
bins:hood | met kap | with hood | mit Haube
bins:with-ashtray | met asbak | with ashtray | mit Ascher
bins:double | dubbel | double | doppelt
bins:pole | op paal | on post | am Pfosten
planters:round | rond | round | rund
planters:square | vierkant | square | quadratisch
planters:tall | hoog | tall | hoch
planters:reservoir | met waterreservoir | with water reservoir | mit Wasserspeicher
for-trees:round | rond | round | rund
for-trees:square | vierkant | square | quadratisch
for-trees:two-part | tweedelig | two-part | zweiteilig
bollards:reflector | met reflector | with reflector | mit Reflektor
bollards:lit | met verlichting | with light | mit Beleuchtung
bollards:flexible | flexibel | flexible | flexibel
for-cycles:double | dubbelzijdig | double-sided | doppelseitig
for-cycles:wall | aan wand | wall-mounted | zur Wandmontage
for-cycles:covered | overdekt | covered | überdacht
shelters:green-roof | met groendak | with green roof | mit Gründach
shelters:glass | met glaswand | with glass wall | mit Glaswand
shelters:solar | met zonnepanelen | with solar panels | mit Solarmodulen
information:round | met luifel | with canopy | mit Vordach
climbing:tall | hoog | tall | hoch
edging:flexible | buigbaar | bendable | biegbar
`).map((word) => {
  const [family = '', id = ''] = word.id.split(':');
  return { ...word, id, families: [family] };
});

/** Places that descriptions name. */
export const places: readonly NamedText[] = named(`
park | parken en plantsoenen | parks and gardens | Parks und Grünanlagen
square | pleinen en markten | squares and markets | Plätze und Märkte
school | schoolpleinen | school yards | Schulhöfe
station | stations en haltes | stations and stops | Bahnhöfe und Haltestellen
street | winkelstraten | shopping streets | Einkaufsstraßen
quay | kades en boulevards | quays and promenades | Kais und Promenaden
care | zorgterreinen | care homes | Pflegeeinrichtungen
campus | campussen | campuses | Hochschulgelände
nature | natuurgebieden | nature reserves | Naturräume
estate | woonwijken | housing estates | Wohnquartiere
playground | speelplekken | playgrounds | Spielplätze
cemetery | begraafplaatsen | cemeteries | Friedhöfe
`);

/** Sentences about construction and maintenance. */
export const remarks: readonly NamedText[] = named(`
bolts | Alle verbindingen zijn met standaard gereedschap los te nemen. | Every joint comes apart with standard tools. | Alle Verbindungen sind mit Standardwerkzeug lösbar.
parts | Onderdelen zijn los na te bestellen. | Parts can be ordered one by one. | Einzelteile sind nachbestellbar.
crane | Hijspunten zijn verborgen in het frame. | Lifting points are hidden in the frame. | Hebepunkte sind im Rahmen verborgen.
edges | Alle randen zijn afgerond. | All edges are rounded. | Alle Kanten sind gerundet.
water | Regenwater loopt nergens in een holte. | Rain finds no hollow to stand in. | Regenwasser findet keine Mulde.
levels | Stelbouten vangen een helling tot drie procent op. | Levelling bolts take up slopes of up to three per cent. | Stellschrauben gleichen ein Gefälle bis drei Prozent aus.
series | Past bij de andere meubelen van de serie. | Goes with the other furniture of the series. | Passt zu den anderen Möbeln der Serie.
graffiti | Graffiti laat zich van het oppervlak verwijderen. | Graffiti comes off its surface. | Graffiti lässt sich von der Oberfläche entfernen.
stock | Veelgevraagde maten liggen op voorraad. | Common sizes are in stock. | Gängige Maße sind ab Lager lieferbar.
winter | Strooizout en vorst laten het koud. | De-icing salt and frost leave it cold. | Streusalz und Frost lassen es kalt.
`);

/** Beginnings and ends of the names of series, which resemble Dutch village names. */
export const seriesHeads =
  'Alder Aver Bever Dalm Drent Eem Elz Ever Fenn Gaast Geul Giet Goor Hals Hars Hees Holt Kamper Kolm Lauw Leem Linde Loen Maar Marn Nier Noor Oer Olst Piers Rald Ree Rijs Roer Schar Slo Swal Tjon Twis Ubb Vecht Vliss Wadd Wesp Wier Wold Zalk Zwan Zuid Ank Bal Boek Deur Gram Hen Jol Krim Laag Nes Ool Spaar Tiel Velp'.split(
    ' ',
  );
export const seriesTails =
  'aard berg broek dal donk drecht foort geest gouw ham horst laar loo mark oord rade rode stede veen voorde wijk woude'.split(
    ' ',
  );
