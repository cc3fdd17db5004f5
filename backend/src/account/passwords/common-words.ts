/** The most common words in leaked Dutch, English and German passwords, in lower case and without accents. */
const favourites = `
password passwort wachtwoord passwd pass1234 passw0rd pasword paswoord kennwort geheim geheimnis secret login loginme inloggen toegang zugang
welkom welcome willkommen hallo hello hallohallo hoihoi goedemorgen guten tag admin administrator adminadmin root toor beheer beheerder benutzer
gebruiker user username guest gast test testtest tester testen testing demo default standaard standard changeme verander veranderen aendern master
letmein iloveyou loveyou ikhouvanjou ichliebedich houvanjou liefde lieveling liebe schatz schatzi schatje schat liefje lief mausi maus knuffel kuss
hartje herz love lover lovely loveme forever always freedom vrijheid freiheit trustno monkey dragon draak drache shadow sunshine sonnenschein
zonnetje sonne zonneschijn princess prinses prinzessin queen koningin koning king koenig hunter killer ninja samurai warrior soldier ranger knight
superman batman spiderman ironman wolverine starwars jedi yoda skywalker matrix pokemon pikachu naruto minecraft fortnite playstation nintendo mario
zelda gandalf hobbit harrypotter hogwarts football voetbal fussball soccer baseball basketball hockey tennis handbal handball volleybal golfer
fifa ajax feyenoord psv1913 eindhoven twente ajax1900 bayern bayernmuenchen borussia dortmund schalke schalke04 werder hsv1887 koeln liverpool
arsenal chelsea manchester barcelona realmadrid juventus champion winner looser loser nobody whatever nothing something everything anything
computer laptop internet google gmail facebook instagram youtube whatsapp linkedin twitter microsoft windows office apple iphone samsung galaxy android
nokia motorola server database network netwerk netzwerk wireless wifi access system service support helpdesk security veiligheid sicherheit
qazwsx qazwsxedc 1qaz2wsx zaq12wsx 1q2w3e4r 1q2w3e 1q2w3e4r5t q1w2e3r4 q1w2e3 1a2b3c4d a1b2c3d4 a1b2c3 1qazxsw2 qweasd qweasdzxc asdzxc zaqwsx
abc123 123abc aa12345678 x4ivygga51f azerty azertyuiop qwertz qwerty trustno1 blink182 ncc1701 rush2112 bond007 jamesbond pa55word
whiskey heineken grolsch bier wijn wein beer wine vodka kaffee koffie coffee chocolade schokolade chocolate cookie koekje pannenkoek pizza banaan
banana banane apfel appel cherry kirsche kers orange sinaasappel lemon citroen zitrone peaches pepper peper pfeffer ginger cheese kaas butter boter
money geld cash dollar diamond diamant gold golden silver zilver silber crystal kristall kristal rainbow regenboog regenbogen flower bloem bloemen
blume blumen rose roos rosen tulp tulpe tulpen lily daisy madelief sunflower zonnebloem sonnenblume butterfly vlinder schmetterling angel engel
engeltje devil teufel duivel heaven hemel himmel jesus christus christ jezus godisgood bible bijbel bibel church kerk kirche maria gabriel michael
fuckyou fuckoff fuck shit asshole bitch klootzak kutwijf arschloch scheisse kanker hoer sexy sexy123 naked pussy penis dick
soleil bonjour loulou doudou chouchou azert marseille amour
midnight redskins steelers marlboro carolina gateway explorer hardcore maverick brooklyn lasvegas swordfish cocacola scorpion platinum zaq1xsw2
airborne concrete hollywood woaini 1029384756 147258369 741852963 159357 passport tottenham everton 12qwaszx pass word opensesame temp initial manager
victory warriors patriots cowboys packers raiders eagles lakers blackjack casino poker madonna shakira rihanna beyonce pantera warcraft diablo
counterstrike halflife digimon dragonball sasuke zidane ronaldo messi neymar ronaldinho beckham cruijff cruyff bergkamp hertha eintracht gladbach
hannover96 mainz05 fcbayern bundesliga eredivisie
ficken kanjer poepie sterretje kusje poesje hondje konijntje appeltaart stroopwafel pindakaas hagelslag kaaskop tulpje molen klompen fietsen
zeilen schaatsen turnen dansen muisje prinsesje zusje broertje mamma pappa liefste vriendje danique
liebling engelchen mausebaer teddybaer hasi baerchen schnuffel schnecke spatz spatzi suesse kaetzchen pferde reiten tanzen schwimmen feuerwehr polizei
kartoffel bratwurst currywurst gummibaer lasagne spaghetti nutella
`;

const world = `
tiger tijger lion leeuw loewe panther panter falcon valk falke eagle adelaar adler hawk phoenix wolf wolfs wolves bear beer teddy teddybear horse
paard pferd pony hond honden hund hunde doggy puppy poes poezen katze katzen kitty kitten kater vogel bird dolphin dolfijn delfin shark haai whale
walvis fish fisch vissen rabbit konijn kaninchen hase haas mouse muis spider spin spinne snake slang schlange turtle schildpad elephant olifant elefant
giraffe buffalo mustang bulldog beagle rottweiler labrador tekkel dackel
spring lente fruehling voorjaar summer zomer sommer autumn herfst herbst najaar winter
januari january januar februari february februar maart march maerz april mei2020 juni june juli july augustus august september oktober october
november december dezember maandag monday montag dinsdag tuesday dienstag woensdag wednesday mittwoch donderdag thursday donnerstag vrijdag friday
freitag zaterdag saturday samstag zondag sunday sonntag weekend vakantie holiday urlaub ferien kerst kerstmis christmas weihnachten weihnacht pasen
easter ostern birthday verjaardag geburtstag party feest school schule student leraar lehrer teacher docent kantoor werk arbeit bedrijf firma company
nederland holland oranje dutch belgie vlaanderen duitsland deutschland germany england engeland london londen paris parijs berlin berlijn hamburg
munich muenchen muenster frankfurt stuttgart duesseldorf leipzig dresden bremen hannover nuernberg essen bochum wien austria oesterreich schweiz zurich
zuerich munchen koln nurnberg dusseldorf osterreich fruhling konig baume marz jorg amsterdam rotterdam denhaag utrecht groningen maastricht tilburg breda nijmegen arnhem haarlem enschede apeldoorn zwolle deventer leiden delft
almere amersfoort friesland drenthe limburg brabant zeeland gelderland antwerpen brussel brussels gent brugge america amerika usa1776 newyork texas
california florida chicago boston dallas canada mexico spain spanje spanien italy italie italien france frankrijk frankreich polska poland
ferrari porsche mercedes audi volkswagen opel toyota honda suzuki yamaha kawasaki harley harleydavidson corvette camaro ford volvo vespa jaguar
bentley lamborghini
metallica slipknot nirvana eminem beatles queen1 acdc acdcacdc ironmaiden megadeth rammstein greenday linkinpark gitarre guitar gitaar piano muziek
musik music drummer trommel
zwart black schwarz white weiss blauw blue blau groen green gruen rood rot red1 geel yellow gelb paars purple lila roze pink rosa bruin brown braun
oranjeboven grijs grey grau
huis house haus tuin garden garten boom tree baum bomen baeume bank bench park straat street strasse plein platz fiets fahrrad bicycle auto autos
car1 trein train zug schip ship schiff boot bootje vliegtuig airplane flugzeug motor motorrad vrachtwagen camping caravan strand beach meer wald
forest bos berg mountain river rivier fluss ocean oceaan ozean water wasser fire vuur feuer wind storm thunder donder donner lightning bliksem
blitz regen rain sneeuw snow schnee moon maan mond star ster stern stars sterren world wereld welt earth aarde erde
mama papa mommy daddy mutti vati moeder vader mother father mutter vater opa1 oma1 oma en opa familie family baby babygirl babyboy girl boy meisje
jongen maedchen junge friend friends vriend vriendin freund freundin brother sister bruder schwester zus broer
stadt gemeinde gemeente groenvoorziening groen plant planten bloemetje hovenier landschap landschaft gaertner gartenbau plantsoen parkbank straatmeubilair stadtmobiliar architect architekt planner
genius einstein bigdog bigboy cowboy rocket scooter hummer popcorn snoopy garfield donald mickey minnie goofy simpsons homer bart sponge spongebob
noord oost zuid west north east south nord happy gelukkig gluecklich smile lachen lucky geluk glueck magic magie zauber mystery mysterie wizard tovenaar dream droom traum peace vrede frieden
hope hoop hoffnung power macht kraft energy energie
`;

const names = `
jan piet kees klaas henk johan johannes peter pieter willem hendrik cornelis gerrit jeroen marcel mark marco martin maarten michiel patrick paul
richard robert ronald rudolf sander stefan steven thomas tim tom vincent wouter bart bas daan dennis dirk edwin erik frank frans fred george gerard
hans harry jaap jack jacob jasper jesse joost jordy joris jurgen kevin koen lars luuk luca lucas matthijs max mike milan nick niels noah finn levi sem
anna anneke annemarie anouk astrid barbara bianca carla carolien charlotte christine claudia daphne debbie demi denise diana eline elise ellen emma
esther eva fleur floor femke fenna hanneke heidi helena ilse inge ingrid irene iris isa janneke jessica joyce judith julia karin katja kim kirsten
laura lieke linda lisa lotte louise maaike manon margriet maria marieke marian marion marjan marloes mariska melissa mieke mirjam monique nadia
naomi natalie natasja nicole nina noor olivia patricia paula petra pia rachel rianne rosalie roos sabine sandra sanne sara sarah saskia sharon
silvia simone sofie sophie sonja susan suzanne tamara tess tessa thea valerie vera veronique wendy yvonne zoe
andreas alexander anton bernd bernhard christian christoph daniel david dieter dominik felix florian friedrich gunther guenter heinz helmut herbert
holger horst jens joachim joerg jonas josef juergen kai karl klaus konrad kurt leon lukas manfred markus matthias maximilian moritz norbert oliver
oskar philipp rainer ralf reinhard rolf sebastian siegfried simon stephan sven theo tobias torsten udo ulrich uwe walter werner wilhelm wolfgang
angelika anja anke annette antje birgit brigitte carmen christa claudia cornelia dagmar daniela doris elisabeth elke erika franziska frieda gabi gabriele
gerda gisela gudrun hannah hannelore heike helga hildegard ines inge jana jasmin jennifer johanna jutta karin katharina kathrin katrin kerstin
lea lena leonie luisa manuela maren margarete marlene martina melanie michaela monika nadine renate rita rosemarie sabrina silke stefanie susanne
svenja tanja ursula ute vanessa verena viktoria waltraud yvonne
james john william joseph charles christopher matthew anthony donald steven andrew joshua kenneth brian edward timothy jason jeffrey ryan gary
nicholas eric jonathan stephen larry justin scott brandon benjamin samuel gregory patrick jack tyler aaron jose adam nathan henry zachary douglas
jordan taylor ashley amanda brittany samantha elizabeth emily megan heather lauren rebecca kimberly hannah alyssa kayla courtney victoria danielle
michelle amber rachel tiffany chelsea crystal jasmine madison morgan abigail alexis alexandra stephanie hello kitty charlie harley maggie buster
bailey molly ginger sophie lucy chloe sadie rocky tucker cooper bella toby shelby casey peanut pepper oreo simba nala felix moritz mischa joepie
mohammed mehmet mustafa ahmed fatima ayse yusuf ibrahim omar hassan ali123 fenerbahce galatasaray besiktas
dejong jansen devries vandenberg vandijk bakker janssen visser smit meijer mueller schmidt schneider fischer weber meyer wagner becker schulz hoffmann
smith johnson williams jones brown davis miller wilson moore
`;

/** Words that the check finds within a password, of four characters or more. */
export const commonWords: ReadonlySet<string> = new Set(
  `${favourites} ${world} ${names}`.split(/\s+/).filter((word) => word.length >= 4),
);

/** Length of the longest common word. */
export const maxCommonWordLength = Math.max(...[...commonWords].map((word) => word.length));
