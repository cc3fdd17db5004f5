import { typeTable } from './type-table.ts';

/** Bins, planters and products for trees. */
export const greenTypes = typeTable(`
litter-bin | BM-3010, BM-3020, BM-3050 | bins | steel-galv-pc, corten, inox304, fsc-hardwood, recycled-plastic, uhpc
afvalbak, afvalemmer, straatbak | De inhoud blijft droog en is met één handgreep te legen.
litter bin, waste bin, street bin | What is inside stays dry, and one grip empties it.
Abfallbehälter, Abfalleimer, Straßenpapierkorb | Der Inhalt bleibt trocken und ist mit einem Griff entleert.

recycling-station | BM-3030 | bins | steel-galv-pc, hpl, inox304
scheidingsstation, afvaleiland, recyclingstation | Papier, plastic en restafval elk in een eigen bak.
recycling station, sorting island, waste-separation unit | Paper, plastic and residual waste, each in a bin of its own.
Wertstoffstation, Trennstation, Recyclinginsel | Papier, Kunststoff und Restmüll, jedes im eigenen Behälter.

smart-bin | BM-3040 | bins, solar | steel-galv-pc, alu-cast
perscontainer op zonne-energie, slimme afvalbak, afvalpers | Perst samen wat erin komt en meldt zelf wanneer hij vol is.
solar compactor, smart bin, waste compactor | Compresses what goes in and reports when it is full.
Solar-Presse, smarter Abfallbehälter, Abfallpresse | Presst zusammen, was hineinkommt, und meldet selbst, wann er voll ist.

dog-bin | BM-3060 | bins, dog | steel-galv-pc, recycled-plastic, corten
hondenpoepbak, hondentoilet, poepzakjesbak | Met zakjes bij de hand voor wie een hond uitlaat.
dog-waste bin, dog station, poo-bag bin | With bags at hand for whoever walks a dog.
Hundetoilette-Behälter, Hundestation, Kotbeutelbehälter | Mit Beuteln griffbereit für alle, die einen Hund ausführen.

ashtray | ~BM-3010 |  | inox304, steel-galv-pc, corten
peukenzuil, staande asbak, wandasbak | Dooft wat er nog gloeit en houdt de stoep schoon.
cigarette bin, standing ashtray, wall ashtray | Puts out what still glows and keeps the pavement clean.
Standascher, Zigarettensäule, Wandascher | Löscht, was noch glimmt, und hält den Gehweg sauber.

planter | BM-4010, BM-4020 | planters | corten, recycled-plastic, steel-galv-pc, fsc-hardwood, uhpc, inox304
plantenbak, bloembak, plantbak | Wanden die aarde en vorst verdragen, met een overloop.
planter, flower box, planting trough | Walls that stand up to soil and frost, with an overflow.
Pflanzgefäß, Blumenkasten, Pflanztrog | Wände, die Erde und Frost aushalten, mit Überlauf.

tree-planter | BM-4030 | planters, for-trees | steel-galv-pc, corten, fsc-hardwood, recycled-plastic
boombak, boomcontainer, mobiele boombak | Groot genoeg voor de kluit van een jonge boom, en te verplaatsen.
tree planter, tree container, mobile tree planter | Large enough for the root ball of a young tree, and movable.
Baumkübel, Baumcontainer, mobiler Baumkübel | Groß genug für den Ballen eines jungen Baums, und versetzbar.

planter-bench | BM-4040 | benches, planters, seating | fsc-hardwood, steel-galv-pc, corten, accoya
plantenbank, zitplantenbak, zitbank met beplanting | Zitten en groen in één, ook waar weinig ruimte is.
planter bench, seat planter, bench with planting | A seat and greenery in one, even where there is little room.
Pflanzbank, Sitzpflanzgefäß, Sitzbank mit Bepflanzung | Sitzen und Grün in einem, auch wo wenig Raum ist.

climbing-frame | BM-4050 | climbing | steel-galv-pc, inox316, steel-galv
klimgroenrek, rankscherm, klimplantenrek | Draden waarlangs klimop en clematis hun weg omhoog vinden.
climbing-plant frame, trellis screen, green screen | Wires along which ivy and clematis find their way up.
Rankgerüst, Rankgitter, Kletterpflanzengerüst | Drähte, an denen Efeu und Clematis nach oben finden.

raised-bed | BM-4060 | planters, wheelchair | accoya, fsc-hardwood, recycled-plastic, corten
kweektafel, moestuinbak, kweekbak op poten | Groenten kweken zonder bukken, staand of zittend.
accessible raised bed, vegetable planter, growing table | Growing vegetables without stooping, on one's feet or seated.
Hochbeet unterfahrbar, Gemüsebeet, Pflanztisch | Gemüse ziehen, ohne sich zu bücken, im Stehen oder Sitzen.

tree-grate | BM-5010, BM-5020 | for-trees | ductile-iron, steel-galv-pc, corten
boomrooster, boomspiegelrooster, stamrooster | Houdt de grond om de stam open, en wie erover loopt op de been.
tree grate, tree-pit grille, trunk grille | Keeps the soil around the trunk open, and those who walk over it on their feet.
Baumrost, Baumscheibenrost, Stammrost | Hält den Boden um den Stamm offen und alle, die darüber gehen, auf den Beinen.

tree-guard | BM-5030 | for-trees | steel-galv-pc, steel-galv, corten
boomkorf, stamkorf, boombeschermer | Beschermt een jonge stam tegen fietsen, maaiers en honden.
tree guard, trunk guard, tree protector | Shields a young trunk from bicycles, mowers and dogs.
Baumschutzgitter, Stammschutz, Baumschutzkorb | Schützt einen jungen Stamm vor Fahrrädern, Mähern und Hunden.

tree-support | BM-5040 | for-trees | fsc-oak, fsc-hardwood
boompalenset, boompaal, kluitverankering | Houdt een pas geplante boom recht tot hij zelf staat.
tree stake set, tree stake, root-ball anchor | Keeps a newly planted tree upright until it stands by itself.
Baumpfahl-Set, Baumpfahl, Ballenverankerung | Hält einen frisch gepflanzten Baum gerade, bis er selbst steht.

edging | BM-5050 |  | corten, steel-galv, recycled-plastic, alu-cast
kantopsluiting, borderrand, perkrand | Een strakke grens tussen gras, perk en bestrating.
edging, border edging, lawn edging | A crisp line between grass, bed and paving.
Einfassung, Beeteinfassung, Rasenkante | Eine klare Grenze zwischen Rasen, Beet und Belag.

watering-ring | BM-5060 | for-trees | recycled-plastic, rubber
gietrand, watergeefring, gietring | Het water blijft staan waar de wortels zijn.
watering ring, tree watering ring, irrigation collar | The water stays where the roots are.
Gießrand, Gießring, Bewässerungsring | Das Wasser bleibt, wo die Wurzeln sind.
`);
