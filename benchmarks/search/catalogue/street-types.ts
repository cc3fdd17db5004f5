import { typeTable } from './type-table.ts';

/** Bollards, barriers, cycle parking and shelters. */
export const streetTypes = typeTable(`
fixed-bollard | BM-6010 | bollards | steel-galv-pc, inox304, ductile-iron, uhpc
afzetpaal vast, straatpaal, verkeerspaal | Houdt auto's van het trottoir.
fixed bollard, street bollard, traffic bollard | Keeps cars off the pavement.
Poller fest, Straßenpoller, Absperrpfosten | Hält Autos vom Gehweg fern.

removable-bollard | BM-6020 | bollards | steel-galv-pc, inox304
uitneembare paal, afneembare afzetpaal, insteekpaal | Met een sleutel los te maken en uit zijn huls te tillen.
removable bollard, lift-out bollard, socketed bollard | Unlocked with a key and lifted out of its socket.
Poller herausnehmbar, Steckpoller, abnehmbarer Absperrpfosten | Mit einem Schlüssel zu lösen und aus der Hülse zu heben.

folding-bollard | BM-6030 | bollards | steel-galv-pc, steel-galv
klappaal, neerklapbare paal, kantelpaal | Klapt plat wanneer iemand erdoor moet.
folding bollard, fold-down bollard, collapsible post | Folds flat when somebody has to get through.
Klapppoller, umklappbarer Pfosten, Kipppfosten | Klappt flach um, wenn jemand durch muss.

timber-bollard | BM-6040 | bollards | fsc-oak, fsc-hardwood, accoya
houten paal, rondhouten paal, parkpaal hout | Een paal die in het landschap past.
timber bollard, timber post, wooden park bollard | A post that suits the landscape.
Holzpoller, Holzpfosten, Rundholzpoller | Ein Pfosten, der in die Landschaft passt.

security-bollard | BM-6050 | bollards | steel-galv-pc, inox304
aanrijwerende paal, anti-rampaal, beveiligingspaal | Stopt een vrachtwagen die niet wil stoppen.
vehicle-security bollard, anti-ram bollard, crash-rated bollard | Stops a lorry that does not want to stop.
Anprallpoller, Rammschutzpoller, Sicherheitspoller | Stoppt einen Lastwagen, der nicht anhalten will.

railing | BM-6060 | barrier | steel-galv-pc, fsc-hardwood, inox316
leunhek, balustrade, kadehek | Veilig staan en kijken aan de rand van het water.
leaning rail, guard rail, quayside railing | A safe place to stand and look at the water's edge.
Anlehngeländer, Brüstungsgeländer, Kaigeländer | Sicher stehen und schauen an der Wasserkante.

cycle-barrier | ~BM-6060 | barrier | steel-galv-pc, steel-galv
fietssluis, chicanehek, wildroosterhek | Remt fietsers en bromfietsen af voor een oversteek.
chicane barrier, cycle barrier, staggered barrier | Slows bicycles and mopeds before a crossing.
Umlaufsperre, Drängelgitter, Radwegsperre | Bremst Fahrräder und Mofas vor einem Übergang.

gate-barrier | ~BM-6030 | barrier | steel-galv-pc, steel-galv, fsc-oak
slagboom, draaiboom, afsluitboom | Sluit een pad af voor auto's; met de hand te openen.
barrier gate, swing gate, access barrier | Closes a path to cars; opened by hand.
Schranke, Drehschranke, Wegesperre | Sperrt einen Weg für Autos; von Hand zu öffnen.

cycle-stand | BM-7010 | for-cycles | steel-galv-pc, inox304, steel-galv, corten
fietsbeugel, fietsaanbindbeugel, fietsnietje | Frame en wiel in één keer op slot.
cycle stand, bike hoop, Sheffield stand | Frame and wheel locked at once.
Fahrradbügel, Fahrradanlehnbügel, Radbügel | Rahmen und Rad in einem Zug angeschlossen.

cycle-rack | BM-7020 | for-cycles | steel-galv, steel-galv-pc
fietsenrek, fietsenstalling, fietsklem | Voor veel fietsen op weinig ruimte, hoog en laag.
cycle rack, bike rack, bike parking rack | For many bikes in little room, high and low.
Fahrradständer, Fahrradparker, Reihenparker | Für viele Räder auf wenig Raum, hoch und tief.

cargo-stand | BM-7030 | for-cycles, cargo | steel-galv-pc, inox304
bakfietsbeugel, bakfietsplaats, aanbindbeugel voor bakfiets | Lang en laag, zodat ook een bakfiets vast kan.
cargo-bike stand, cargo-bike bay, cargo-bike hoop | Long and low, so that a cargo bike can be locked, too.
Lastenradbügel, Lastenradparker, Anschließbügel für Lastenräder | Lang und niedrig, damit auch ein Lastenrad Halt findet.

two-tier | BM-7040 | for-cycles | steel-galv, steel-galv-pc
etagerek, dubbellaags fietsenrek, fietsparkeersysteem | Twee lagen boven elkaar, met hulp bij het tillen.
two-tier rack, double-deck bike rack, double-stacker | Two levels, one above the other, with help to lift.
Doppelstockparker, Fahrrad-Etagenparker, Zweietagenparker | Zwei Ebenen übereinander, mit Hilfe beim Heben.

repair-station | BM-7050 | for-cycles, repair | steel-galv-pc, inox304
reparatiezuil, fietsreparatiestation, fietspompzuil | Gereedschap en lucht voor wie onderweg pech heeft.
repair station, bike repair stand, bike pump post | Tools and air for whoever breaks down on the way.
Reparatursäule, Fahrrad-Servicestation, Luftpumpensäule | Werkzeug und Luft für alle, die unterwegs eine Panne haben.

charging-locker | BM-7060 | for-cycles, charging | steel-galv-pc, alu-cast
laadkluis e-bike, oplaadkast, laadpunt elektrische fiets | De accu laadt veilig achter slot.
e-bike charging locker, battery charging cabinet, e-bike charging point | The battery charges safely behind a lock.
E-Bike-Ladeschrank, Akkuladeschrank, Ladestation Elektrofahrrad | Der Akku lädt sicher hinter Schloss.

cycle-locker | ~BM-7060 | for-cycles, locker | steel-galv-pc, steel-galv, hpl
fietskluis, fietsbox, fietstrommel | Een eigen deur voor een dure fiets.
cycle locker, bike box, bike hangar | A door of its own for an expensive bike.
Fahrradbox, Fahrradgarage, Fahrradschließfach | Eine eigene Tür für ein teures Rad.

waiting-shelter | BM-8010 | shelters | steel-galv-pc, glass, fsc-hardwood
wachthuis, abri, bushokje | Droog wachten, met zicht op wat komt.
waiting shelter, bus shelter, passenger shelter | A dry place to wait, with a view of what is coming.
Wartehalle, Buswartehäuschen, Fahrgastunterstand | Trocken warten, mit Blick auf das, was kommt.

cycle-shelter | BM-8020 | shelters, for-cycles | steel-galv, steel-galv-pc, glass
fietsoverkapping, fietsenhok, fietsenstalling overdekt | Een droog zadel na het werk.
cycle shelter, bike shed, covered cycle parking | A dry saddle after work.
Fahrradüberdachung, Fahrradunterstand, überdachte Fahrradabstellanlage | Ein trockener Sattel nach der Arbeit.

pergola | BM-8030 | shelters | accoya, steel-galv-pc, fsc-oak, fsc-hardwood
pergola, rozenboog, lattendak | Lamellen en klimplanten die licht en schaduw verdelen.
pergola, plant arch, slatted canopy | Slats and climbers that share out light and shade.
Pergola, Rosenbogen, Lamellendach | Lamellen und Kletterpflanzen, die Licht und Schatten verteilen.

shade-canopy | BM-8040 | shade | membrane, steel-galv-pc
schaduwdak, zonnezeil, schaduwdoek | Schaduw boven zandbak en terras waar geen boom staat.
shade canopy, sun sail, shade sail | Shade above sandpit and terrace where no tree stands.
Schattendach, Sonnensegel, Schattensegel | Schatten über Sandkasten und Terrasse, wo kein Baum steht.

info-panel | BM-8050 | information | hpl, steel-galv-pc, corten
informatiepaneel, infobord, plattegrondbord | Vertelt waar men is en wat er te zien valt.
information panel, map board, interpretation board | Tells people where they are and what there is to see.
Informationstafel, Infotafel, Lageplantafel | Sagt, wo man ist und was es zu sehen gibt.

notice-case | ~BM-8050 | information | alu-cast, steel-galv-pc, hpl
mededelingenkast, vitrine, publicatiebord | Achter glas en op slot, voor wat de buurt moet weten.
notice case, noticeboard, display case | Behind glass and locked, for what the neighbourhood should know.
Schaukasten, Aushangkasten, Anschlagtafel | Hinter Glas und verschlossen, für das, was die Nachbarschaft wissen soll.

drinking-fountain | BM-8060 | water | inox316, uhpc, ductile-iron, corten
drinkwaterpunt, drinkfontein, watertappunt | Fris water voor wandelaars en hun flessen.
drinking fountain, bottle filler, water point | Fresh water for walkers and their bottles.
Trinkbrunnen, Trinkwasserspender, Wasserzapfstelle | Frisches Wasser für Spaziergänger und ihre Flaschen.
`);
