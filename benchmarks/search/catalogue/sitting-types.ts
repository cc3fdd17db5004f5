import { typeTable } from './type-table.ts';

/** Seats and tables. */
export const sittingTypes = typeTable(`
park-bench | BM-1010 | benches, seating | fsc-hardwood, fsc-oak, thermo-ash, bamboo, recycled-plastic, accoya
parkbank, rugleuningbank, zitbank met rugleuning | Een bank met rug die uitnodigt om langer te blijven zitten.
park bench, backrest bench, bench with backrest | A bench with a back that invites people to stay a while.
Parkbank, Lehnenbank, Sitzbank mit Rückenlehne | Eine Bank mit Lehne, die zum längeren Verweilen einlädt.

backless-bench | BM-1020 | benches, seating | fsc-hardwood, fsc-oak, thermo-ash, recycled-plastic, uhpc, accoya
zitbank zonder rugleuning, vlakke bank, pleinbank | Van beide zijden te gebruiken en laag genoeg om overheen te kijken.
backless bench, flat bench, plaza bench | Used from either side and low enough to look across.
Hockerbank, Bank ohne Lehne, Platzbank | Von beiden Seiten nutzbar und niedrig genug, um darüber hinwegzusehen.

comfort-bench | BM-1030 | benches, seating | thermo-ash, fsc-hardwood, fsc-oak, recycled-plastic
comfortbank, seniorenbank, bank met hoge zit | Een hoge, ondiepe zit en lange armleuningen helpen bij het opstaan.
easy-rise bench, seniors bench, high-seat bench | A high, shallow seat and long armrests help people to their feet.
Komfortbank, Seniorenbank, Bank mit hoher Sitzfläche | Eine hohe, wenig tiefe Sitzfläche und lange Armlehnen helfen beim Aufstehen.

lounger | BM-1040 | seating | thermo-ash, fsc-hardwood, fsc-oak, recycled-plastic
ligbank, ligstoel, relaxbank | Om languit in de zon te liggen, alleen of met z'n tweeën.
lounger, sun bed, reclining bench | For lying back in the sun, alone or side by side.
Liegebank, Liege, Relaxliege | Zum Ausstrecken in der Sonne, allein oder zu zweit.

tree-bench | BM-1050 | benches, seating | fsc-hardwood, fsc-oak, thermo-ash, recycled-plastic
boombank, ringbank, bank rond boom | Zitten in de schaduw, in een ring om de stam.
tree bench, ring bench, tree surround seat | A seat in the shade, in a ring around the trunk.
Baumbank, Ringbank, Rundbank um Baum | Sitzen im Schatten, im Ring um den Stamm.

seating-element | BM-1060 | seating | uhpc, recycled-plastic, fsc-hardwood
zitelement, zitblok, poef | Losse elementen die samen een lint of een eiland vormen.
seating element, seating block, seat cube | Single units that form a ribbon or an island together.
Sitzelement, Sitzblock, Sitzwürfel | Einzelne Elemente, die zusammen ein Band oder eine Insel bilden.

single-seat | ~BM-1030 | chair, seating | fsc-hardwood, thermo-ash, steel-galv-pc, recycled-plastic
parkstoel, fauteuil, buitenstoel | Eén zitplaats met rug, voor wie liever alleen zit.
park chair, armchair, outdoor chair | One place with a back, for those who prefer to sit alone.
Parkstuhl, Sessel, Außenstuhl | Ein Einzelplatz mit Lehne, für alle, die lieber allein sitzen.

wall-top-seat | ~BM-1020 | seating | fsc-hardwood, fsc-oak, bamboo, recycled-plastic, accoya
muuropzit, keermuurzitting, zitvlonder | Latten op een bestaande keermuur, met verborgen beugels.
wall-top seat, retaining-wall seat, timber platform seat | Slats on an existing retaining wall, with hidden brackets.
Mauerauflage, Mauersitz, Sitzpodest | Latten auf einer vorhandenen Stützmauer, mit verdeckten Haltern.

leaning-bench | ~BM-6060 | seating | fsc-hardwood, fsc-oak, steel-galv-pc, bamboo
leunbank, stazitje, leunbeugel | Om even half staand uit te rusten bij een halte.
leaning bench, perch seat, lean-to rail | For a short rest, half standing, at a stop.
Anlehnbank, Stehsitz, Anlehnbügel für Haltestellen | Zum kurzen Ausruhen im Halbstehen an der Haltestelle.

picnic-set | BM-2010, BM-2030 | picnics, tables | fsc-hardwood, recycled-plastic, fsc-oak, thermo-ash, uhpc
picknickset, picknicktafel, picknickbank | Tafel en banken in één, voor wie buiten eet.
picnic set, picnic table, picnic bench | Table and benches in one, for eating outdoors.
Picknick-Set, Picknicktisch, Picknickbank | Tisch und Bänke in einem, für das Essen im Freien.

accessible-picnic-set | BM-2020 | picnics, tables, wheelchair | thermo-ash, fsc-hardwood, recycled-plastic
picknickset rolstoeltoegankelijk, rolstoeltafel, picknicktafel met rolstoelplaats | Onder het uitstekende blad is plaats voor een rolstoel.
wheelchair-accessible picnic set, wheelchair table, inclusive picnic table | There is room for a wheelchair under the extended top.
Picknick-Set unterfahrbar, Rollstuhltisch, Picknicktisch mit Rollstuhlplatz | Unter der verlängerten Platte ist Platz für einen Rollstuhl.

long-table | BM-2040 | tables | fsc-oak, fsc-hardwood, thermo-ash, uhpc
lange tafel, gemeenschapstafel, banquettafel | Voor een hele straat aan één blad.
communal table, long table, banquet table | For a whole street around one top.
Langtisch, Gemeinschaftstisch, Banketttisch | Für eine ganze Straße an einer Platte.

game-table | BM-2050 | tables, play | uhpc, fsc-hardwood, hpl
speeltafel, schaaktafel, damtafel | Met een bord voor schaken en dammen in het blad.
games table, chess table, draughts table | With a board for chess and draughts in its top.
Spieltisch, Schachtisch, Brettspieltisch | Mit einem Feld für Schach und Dame in der Platte.

table-tennis | ~BM-2050 | play | uhpc, hpl, steel-galv
tafeltennistafel, pingpongtafel, buitentafeltennistafel | Voor een partijtje in de pauze, met vast net.
table-tennis table, ping-pong table, outdoor table-tennis table | For a quick game at break time, with a fixed net.
Tischtennisplatte, Pingpongtisch, Tischtennistisch | Für ein Spiel in der Pause, mit festem Netz.

standing-table | BM-2060 | tables | bamboo, fsc-hardwood, corten, steel-galv-pc
statafel, hangtafel, bartafel | Om staand aan te eten, te werken of te wachten.
standing table, bar table, high table | For eating, working or waiting on one's feet.
Stehtisch, Bartisch, Hochtisch | Zum Essen, Arbeiten oder Warten im Stehen.
`);
