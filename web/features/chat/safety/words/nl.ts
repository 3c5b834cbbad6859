import type { WordList } from "./kinds.ts";

export const words: WordList = {
  me: `
    ik k mij me mijn mn mij+n mezelf kzit kheb ikke ikzelf mijzelf ikkes meself mie mijne mijnen
    mijnes
  `,
  you: `
    je jij jou jouw u uw jullie joh jezelf gij ge uzelf uzelve uwe jouwe gijlie ulder jijzelf jouwes
    jelui kunde hebde zijde gade doede komde
  `,
  we: "we wij ons onze onszelf samen tezamen wijzelf gezamenlijk onderons wulder wijle allebei",
  they: `
    hij zij ze hem haar hun m hen die henzelf hunzelf zijzelf hijzelf haarzelf hunnie zullie hullie
    dezen diegene* degene* zulke+lui
  `,
  kin: `
    dochter* zoon* kind* broer* zus* man vrouw moeder* vader* ma pa mama papa ex vriend* buur*
    kleinkind* kleinzoon* kleindochter* schoonzoon schoonzus* schoondochter* neef nicht oom collega*
    ouders gezin echtgeno* opa oma zwager schoonmoeder schoonvader petekind verloofd* partner weduw*
    familie* verwant* bekenden kennissen kring stiefzoon stiefdochter kids jochie meid mams paps
    ventje vrouwtje mannetje vrouwke manneke meiske jongen* manlief vrouwlief moe pap mam moeke vake
    bomma bompa bobonne nonkel tante* peter peetoom peettante peetvader achterneef achternicht
    nichtje neefje oudste jongste tweeling wederhelft eega wettige gemaal levensgezel* kameraad maat
    matties makker* gabber* boezemvriend* hartsvriend* aangetrouwd* bloedverwant* stiefkind*
    stiefvader stiefmoeder pleegkind* pleegmoeder zwagers schoon* kroost nageslacht erfgena*
    kleinkids huisgeno* bovenbuur* onderbuur* overbuur* ouwelui oudjes thuisfront achterban
    overgroot* exman exvrouw gezinsleden naasten dierbare* bonuskind* bonusdochter bonuszoon
    mantelzorg*
  `,
  authority: `
    bank politie dokter huisarts arts priester dominee pastoor adviseur agent* belastingdienst
    baliemedewerk* gemeente aangifte fraudehelpdesk balie medewerker* notaris* advocaat* rechter*
    rechtbank recherche douane uwv sociale+dienst ambassade consul* bankmedewerker* filiaal loket
    mentor deurwaarder* majoor kolonel generaal ziekenfonds svb rabo* ing abn sns asn triodos knab
    bunq kbc belfius argenta postbank spaarbank bankdirecteur bankbediende bankmens* bankier
    fraude+afdeling fraudeteam wijkagent* rijkspolitie marechaussee smeris* flik* juut juten pliesie
    popo wouten wout ombudsman geheime+dienst aivd interpol europol fbi fiscus accountant boekhoud*
    curator bewindvoer* budgetcoach maatschappelijk+werk* hulpverlen* therapeut* psycholo*
    psychiater* wijkverpleeg* thuiszorg* casemanager zorgkundig* specialist* chirurg* verpleeg*
    apothe* officier procureur parket griffier justitie reclassering burgemeester wethouder ocmw rvv
    rva mutualiteit vakbond gemeentehuis stadhuis kerkenraad ouderling diaken diacon* imam rabbijn
    zuster+overste parochie* voorganger directeur directrice baas bazin manager ambtena* inspecteur*
    meldpunt opgelicht+punt radar kassa+programma seniorenbond anbo ouderenbond wijkteam
    kantonrechter tribunaal veilig+thuis commissaris
  `,
  site: `
    site website moderator* helpdesk beheer* klantenservice support profiel platform hier credits
    coins abonnement abbo account dating* datesite* sajt forum mods mod admin* webmaster helpdeskers
    klantendienst abbonement abonnee* lidmaatschap* muntjes inbox chatbox pagina webpagina webstek
    inschrijving* inlogpagina redactie* platvorm premium proefmaand profielfoto*
  `,
  nobody: `
    niemand geen+mens niemands geen+hond geen+sterveling geen+ziel niemand+anders nieman* gene+mens
    geen+kip geen+kat geen+christenmens geen+levende geen+buitenstaander geen+derde* geen+donder
    niemendal geen+ene nimand geen+vreemde* geen+ander* geen+familie geen+haan
  `,
  someone: `
    iemand wie ander* mensen wiedanook iedereen alleman heel wie+dan+ook derden buitenstaander*
    de+mensen eender+wie iedere* elk elkeen eenieder een+ieder menigeen eender lieden lui volk
    hele+straat half+dorp goegemeente gans vreemden vreemde onbekende* kennis* sommigen velen
    meerderen hunnie+allemaal wildvreemde* ieders publiek clubje achterklap omstander* toeschouwer*
  `,
  not: `
    niet nooit geen nie nooit+meer zonder nimmer niks noch ni nooitnie geenszins geenen gene genen
    geene allerminst niemeer nimmermeer never weiger* vermijd*
  `,
  nothing: `
    niets niks nergens geen+woord geen+kik nop noppes helemaal+niks nada niente nix nopes geen+steek
    geen+snars geen+sikkepit geen+lor geen+moer geen+fluit geen+letter geen+zucht geen+bal
    geen+barst geen+zier niemendal geen+lettergreep geen+piep nietsnut
  `,
  if: `
    als wanneer indien zodra zolang mocht ingeval in+geval tenzij mits wannneer asge asje alsge
    as+je stel vanaf+dat zo+gauw zogauw ofwel op+voorwaarde gesteld+dat vooropgesteld eenmaal
  `,
  else: `
    anders want of zo+niet of+anders want+anders zoniet zo+nee ofwel nie+zo oftewel dan+wel
    dan+zwaait dan+hoeft andersom bij+gebreke
  `,
  only: `
    alleen enkel slechts maar louter alleenig alleenlijk uitsluitend* niets+dan hooguit hoogstens
    simpelweg puur exclusief eenig enige enigste
  `,
  until: `
    tot voor binnen voordat uiterlijk tot+en+met vanaf uur uren minuten dagen middernacht deadline
    verloopt vervalt aftellen ultimatum voor+vanavond voor+middernacht tegen+vrijdag tegen+morgen
    tegen+vanavond etmaal seconden tel tellen termijn* einddatum vervalda* sluitingstijd sluit+om
    tikt laatste+moment te+laat limiet uiterst ten+laatste verstrijk* verstreken afloopt loopt+af
    afgelopen resterend* tijdig op+tijd morgenvroeg morgenochtend aanstaande
  `,
  now: `
    nu meteen direct onmiddellijk gelijk snel vlug gauw spoed vandaag vanavond vanmiddag nog+vandaag
    asap acuut schiet terstond subiet met+spoed dringend* haast* zo+snel+mogelijk nou meteens
    onverwijld stante+pede per+ommegaande prompt per+omgaande vliegensvlug vlugger rap rapper
    spoedig spoedeisend hoognodig tempo opschiet* opzouten maak+voort voort+maken vooruit hup kom+op
    komaan allez allee actie dalijk dadelijk zometeen aanstonds seffens direkt nouw onmidelijk
    onmiddelijk* drigend urgent* pronto nunu zonder+uitstel treuzel* dralen draal* getreuzel talm*
    tijdverspil* inderhaast in+allerijl ijlings vannacht hedenavond heden linea+recta
  `,
  day: `
    maandag dinsdag woensdag donderdag vrijdag zaterdag zondag morgen overmorgen week weekend maand
    ma di wo don vrij zat zon vrijdagavond zaterdagavond zondagmiddag dinsdagavond maandagmorgen
    weken maanden weekeind* feestdag* verlof dagje gister eergisteren januari februari maart april
    mei juni juli augustus september oktober november december komende volgende zomer* winter*
    herfst lente najaar voorjaar dezer+dagen
  `,
  last: `
    kans keer laatst* allerlaatst* eenmalig* finale uiterste ultieme poging ronde unieke nooit+weer
    buitenkans* mogelijkheid gelegenheid kansje definitief slot final waarschuwing+nummer
  `,
  please: `
    aub svp alsjebl* graag smeek* alstublieft pls ik+smeek bid+je ik+bid+u alsjeblieft+alsjeblieft
    op+mijn+knieen alstu aljeblieft alsteblieft astublieft asjeblieft* assieblief asseblieft plies
    plis pliss plz please* gelieve verzoek* bidden bede smekend medelijden genade in+godsnaam
    in+vredesnaam in+hemelsnaam om+godswil toe+dan toe+schat soebat* bedel* beleefd erbarm* dankbaar
  `,
  speak: `
    zeg zeggen zegt vertel* praat praten spreek spreken bespreek* melden meld meldt verklap*
    doorvertel* rondvertel* klik* woord verraad* zwets* rondbazuin* roddel* mond mondje mondje+dicht
    klets* verklik* opbiecht* beken* noem* rep rept vermeld* verspreek* uitlek* zegd zegde zeggend
    zei zeiden gezegd gezeid navertel* voortvertel* spreekt gesproken sprak klap klapt klapp*
    babbel* kwebbel* kakel* kwek* geklets* leuter* lul lullen lult ouwehoer* zwam* zever* keuvel*
    wauwel* geroddel* gerucht* praatjes achterklap verlink* verrade* biecht* opgebiecht onthul*
    ontboezem* openbaar+maken losla* loslippig* prijsge* laat+vallen versproken doorbrie* briefen
    overbrief* rondbriev* grote+klok bek bekkie kaken smoel mondvoorbij hart+luchten fluister*
    influister* mompel* informe* inlicht* licht+in mededel* deel+mee meedelen verwittig*
    waarschuw+niemand getuig* verklaar verklaring aankaart* aanroer* sprake opper* over+beginnen
    erover overleg* rapporteer* tipgever tippen aangeef* praatgraag praatziek spui* toevertrouw*
    opschep* pronk* melding uitbabbel* uitgepraat oppen
  `,
  hide: `
    verberg* verstop* verzwijg* zwijg* stilhoud* geheimhoud* stil discreet buiten+beeld wegstop*
    achterhoud* stiekem* discretie mondje+dicht stilte in+het+geniep anoniem incognito schuilnaam
    verdoezel* onder+de+pet verborg* wegmoffel* moffel* camoufle* verhul* achterbaks verdonkerema*
    achter+de+hand achter+slot stiekum stieken stilletjes stillekes stillekens stilzwijg* zweeg
    gezwegen heimelijk* geniepig* tersluiks steels onopgemerkt ongemerkt onopvallend* onzichtbaar
    onder+de+radar uit+het+zicht buiten+het+zicht buiten+zicht buiten+schot in+het+donker
    in+de+luwte clandestien* undercover spionage onherkenbaar afscherm* afgescherm* bedek* dekmantel
    masker doofpot onder+het+tapijt onder+tafel onder+de+tafel onder+het+matras achter+gesloten
    gesloten+deuren deur+dicht gordijn* achterdeur achterom zijdeur achterlangs op+kousenvoeten
    muisstil verzwegen achterwege onvermeld onbesproken ongezegd voor+jezelf voor+je+houden
    voor+uzelf voor+onszelf binnenskamers binnen+deze+muren vier+muren binnen+vier+muren kluisje
    schuilnamen nepnaam valse+naam pseudoniem slotje op+slot lippen ritssluiting snuit+dicht
    kop+dicht bek+dicht bek+houden kop+houden muil mond+houden mond+dicht mondje+toe mond+toe
    hou+je+mond hou+je+kop hou+je+bek houd+uw+mond houdt+uw+mond sst ssst sssst sttt stt graf
    onder+de+roos sub+rosa buiten+weten ongezien dubbelleven schaduw
  `,
  lie: `
    lieg* doe+alsof alsof verzin* smoes* leugen* jok* zogenaamd loog gelogen verzonnen doen+alsof
    alibi uitvlucht* gejokt voorliegen voorgelogen draai+omheen draaien eromheen verdraai* verdicht*
    fabel* sprookje* smoezen excuus* mouw+gespeld voorwend* wend+voor pretend* veins* veinzen
    geveinsd dom+houden zich+dom doe+of doen+of neus+bloedt toneel* speel+mee meespelen
    doen+voorkomen voorspiegel* mislei* fop* gefopt bluf* onwaar* niet+waar ontken* loochen*
    verklaar+dat beweer* beweren kletskoek kwak flauwekul vals valse verkeerde+naam verkeerd+opgev*
    opgeven+als om+bestwil draai+eraan verhaaltje* iets+bedenken bedenk+iets tuin+leiden wijsma*
    wijs+maken wijsgemaakt
  `,
  delete: `
    verwijder* wis wissen wist delete* gooi+weg leeg leegmaken opruim* weggooi* verbrand* verscheur*
    wegdoen gewist vernietig* prullenbak leegmaak* gewiste uitwis* uitgewist weggegooid gooit+weg
    weggedaan wegmaak* maak+weg deleet dilete gedelete* verwiderd prullebak vuilnisbak vuilbak
    versnipper* shredder* scheur* kapotscheur* kachel openhaard open+haard doortrekken wc+door
    spoel+door doorgespoeld leeggemaakt leeggooi* geleegd legen opgeruimd ruim+op opscho* schoonveg*
    schoonmaken+telefoon sporen* spoorloos archiveer* archief bewaar bewaren bewaart deinstalle*
    afgooien eraf+gooien gooi+eraf ongedaan reset resetten formatteer* wegklik* kruisje verdwijnen*
    doorstreep* doorhalen kras+door uitgummen gum
  `,
  know: `
    weten wist achter kom+achter merk* snap* begrijp* ontdek* doorheb* lucht weet* erachter
    doorheeft merkt+iets te+weten vermoed* argwaan wete wetend wiste geweten+dat achterkom*
    achterkwam achterhaal* achterhalen opmerk* opgemerkt gemerkt bemerk* doorhad door+heeft
    door+hebt door+krijgt door+kreeg gaten+hebben gaten+heeft smiezen ter+ore hoogte+van
    hoogte+stellen ingelicht nieuwsgierig* benul notie idee+van licht+komt uitkom* uitgekomen
    uitvind* uitvis* uitpluis* argwanend* achterdocht* wantrouwig* doorzie* inzien besef* gesnapt
    betrap* begreep bekend raden raad geraden ruik* onraad nattigheid kennis+van gehoord horen hoort
    hoorde vernem* vernomen gewaar* peilen wijsheid kennen kent
  `,
  ask: `
    vraag vraagt vragen vroeg gevraagd gevraag vrage vraagje* verzoek* verzocht navraag* navragen
    doorvra* uitvra* bevraag* bevragen uithoor* uithoren ondervra* informeer+naar waarom vissen vist
    polsen gepolst opvragen aanvra* afvraag vroegen hengel* bedel+om
  `,
  look: `
    zien ziet kijk* meekijk* meeleest meelezen lees leest lezen zie keek gekeken bekijk* bekeken zag
    zagen gezien inzag* inkijk* inzien meegelezen meegekeken las gelezen doorlees* nalezen nakijken
    overlees* tuur* gluur* gluren begluur* loer* spion* bespied* bespioneer* snuffel* snuif*
    controle* check checken gecheckt checkt onder+ogen meeluister* luister* afluister* volgen+ons
    aanschouw* peek gaap
  `,
  send: `
    stuur* sturen zend* opsturen doorsturen gestuurd toesturen mailt overmaak* maak+over overmaken
    overboek* stort* voorschiet* doorstuur* opstuur* toestuur* gestuurt zond gezonden verzend*
    verzonden toegestuurd toezend* toegezonden doorgestuurd opgestuur* terugstu* nastuur* nasturen
    rondstu* instuur* insturen overgemaakt overgemaak overgeboekt overschrij* gestort overgestort
    bezorg* lever* afleveren post+het gepost upload* drop droppen gooi+naar forward* geforward appt
    mailde vooruitsturen verstu* expedieer* overseinen faxen smijt
  `,
  give: `
    geef* geven doorgeven gegeven krijg* kreeg schenk* doneer* overhandig* toestop* afgeef* sponsor*
    gaf gaven gegeve doorge* afgeven afgegeven meegeef* meegeven meegegeven bijgeven vrijgeven
    schonk geschonken aanreik* reik+aan uitdeel* deel+met gun gunnen gunt toegestopt stop+toe
    toesteek* verstrek* verleen* verlenen bied bieden biedt aanbied* aangeboden trakte* offreer*
    voorzie* donatie* doneren gedoneerd gift giften fooi aalmoes* ontvang* gekregen aannem* neem+aan
    aanvaard* fourneer* beschikking
  `,
  write: `
    schrijf* schrijven tik* chat* typ* bericht sms* app appen appt appje whatsappen berichtje mail
    mailen schreef schreven geschreven schrijve neerschrijf* opschrij* noteer* noteren genoteerd
    krabbel* briefje brief brieven briefkaart ansichtkaart kaartje getypt getikt intik* intypen msg
    dm dmen pb pbtje prb pm pmen pmmen inbox+mij gechat appjes appte geappt whappen mailtje* gemaild
    mailtie mailwissel* corresponde* pennenvriend* berich* berigt
  `,
  call: `
    bel bellen belt telefoneer* videobel* opbel* facetime* beeldbel* spreek+in voicemail belde
    belden gebeld bellu beldu opgebeld belletje* terugbel* teruggebeld doorbel* inbel* aanbel*
    telefoneren telefoontje* getelefoneerd rinkel* tingel* tring overgaan gaat+over hang+op ophangen
    opgehangen oproep* gemist videogesprek gevideobeld beeldgesprek spraak* voice+memo ingesproken
    inspre* stem+horen je+stem uw+stem lijn+hangen hoorn telefonisch tuten bellekes
  `,
  come: `
    kom komt komen langs ophalen haal langskom* afspreken ontmoet* voor+de+deur bezoek* kwam kwamen
    gekomen komende kome binnenkom* aankom* langsg* langsrijden langswip* aanwip* aanwaai* ophaal*
    opgehaald afhaal* afhalen afgesproken afspraakje* treffen opzoeken visite logeer* logeren
    overnacht* slapen+bij stap+binnen bel+aan deurbel voordeur drempel stoep parkeerplaats oprit
    station bushalte rij+naar rij+ik rijd+naar reis+naar vlieg+naar overkom* oversteek arriveer*
    verschijn*
  `,
  find: `
    zoek* vind vinden vindt toevoeg* voeg bereik* opzoek* vriendschapsverzoek volg* scan scannen
    klik zocht gezocht opgezocht vindje vond gevonden terugvind* vindbaar onvindbaar toegevoegd
    voegt+toe voegen+toe adden add ad+me geadd vriendenlijst vrienden+worden vriendverzoek
    verzoek+sturen onbereikbaar traceer* traceren opspoor* opsporen google googel* googlen gegoogeld
    intikken tik+in link linkje aanklikken klikje qr gescand scannetje tref spoor+op lokaliseer*
    locatie gps kijk+onder
  `,
  pay: `
    betaal* betalen overmak* maak+over stort* overboek* voldoe* afreken* aanbetal* vooruitbetal*
    voorschiet* schiet+voor dokken bijleg* vergoed* sponsor* tikkie betaling* bekostig* neertel*
    bijdrage* afbeta* voorgeschoten afgerekend reken+af rekent+af uitbeta* terugstort* voldaan
    vereffen* verreken* dok dokt gedokt neergeteld ophoest* hoest+op lap lappen bijlappen lapt
    bijspijker* bijpass* bijgelegd leg+bij inleg+van draag+bij bijgedragen financier* onderhoud*
    kosten+dragen rekening+oppakken bonnetje portemonne* portefeuille beurs knip buidel geldbuidel
    pin pinnen pint gepind pinautomaat geldautomaat flappentap opneem* opnemen+bij opgenomen+bij
    geldopname contant* gelijk+oversteken ideal bancontact payconiq spoedbetaling tikkies waarborg*
    overmaakt schuif+toe schuiven bijschrijv* crediteer* pof rondje+geven trakteer
  `,
  lend: `
    lenen geleend uitlenen lening* terugbetaal* terugbetal* terug+krijg leen* voorschot* voorschiet*
    bijspring* uitgeleend uitleen* ontleen* ontlenen lenning leninkje geldlening* krediet*
    doorlopend voorgeschoten teruggeven geef+terug betaal+terug tot+vrijdag afbetaling schuldbewijs
    poffen gepoft voorstrek* schieten+voor spring+bij bruikleen overbrug* rentevrij onderhands*
    renteloos biets* schooi* bedelen
  `,
  help: `
    help* hulp steun* bijspring* uit+de+brand redden red bijstaan uit+de+nood hielp hielpen geholpen
    handje uithelp* penarie puree gesteund ondersteun* bijges* springt+bij bijstand sta+bij gered
    redding* redt redde engel beschermengel toeverlaat ontferm* begaan barmhartig* liefdadig*
    weldoen* goede+daad goed+werk dienst+bewijzen een+dienst wederdienst gunst gunsten bijdragen+aan
    zetje opvang* hand+reik* reddende assist* uitkomst meehelpen
  `,
  need: `
    nodig kom+tekort tekort mis ontbreekt missen krap rood broke blut platzak leeg rondkom*
    rood+staan sta+rood aan+de+grond dringend noodig benodig* nodige gebrek behoef* verlegen+om
    zit+zonder zitten+zonder zonder+geld zonder+eten krapte krappe arme armoe armoede armlastig
    berooid straatarm armzalig failliet bankroet skeer skere zwart+zaad op+straat dak+boven dakloos
    honger hongerig lege+koelkast leegstaan bijna+op is+op lippen+staat einde+raad radeloos wanhop*
    wanhoop hopeloos uitzichtloos nijpend* benard penibel* benauwd eindjes eindje+maand financie*
    vereist noodzakelijk* gaatje gat+dichten tekort* ontbreken te+kort om+handen droogje+zit
    droog+brood
  `,
  price: `
    kost kosten koste duur prijs prijzen tarief gratis kostte* gekost kostprijs kostbaar* kostel*
    prijzig peperduur spotgoedkoop goedko* duurder prijsje prijskaartje aanbieding* korting*
    afgeprijsd uitverkoop koopje* per+stuk per+kilo per+maand per+uur per+nacht per+jaar tarieven
    voor+niks voor+noppes entree kwartje dubbeltje stuiver* gulden* frank* waard waarde te+geef
    statiegeld prijsverschil contributie
  `,
  earn: `
    verdien* belegg* beleg invest* rente inleg* handel* trading trade* verdubbel* dubbele rijk
    kansen startkapitaal platform bedrijf zaken winst* rendement* opbrengst* vermenigvuldig*
    bijverdien* commissie provisie schnabbel* bijklus* inkomsten* passief+inkomen belegd* belegt
    ingelegd opbreng* oplever* levert+op rendabel renderen rendeert percent* procent
    uitbetaald+krijgen dividend* rentes fortuin* rijkdom rijker welgesteld* kapitaal* schatrijk
    vermogen+groeien groeien+geld daytrad* valuta forex zakelijk* zakenman zakenvrouw business*
    biznis bisnis onderneem* compagnon* vennoot* mede+eigenaar aandeel* startgeld opstart* franchise
    winkeltje+beginnen webshop dropship* import* export* deal deals dealtje kans+van maal+terug
    keer+zoveel risico* zonder+risico geen+risico garantie+op instap* stap+in meedoen+met profit*
    profijt* piramide* mlm thuiswerk* geldezel mentor+in tip+gouden gouden+tip gouden+kans goudmijn*
  `,
  win: `
    gewonnen prijs jackpot erf* goud nalatenschap kluis miljoen* loterij* prijswinnaar win winnen
    wint won winnaar* winnares gewin hoofdprijs trekking staatslot* lotto* lot loten toto kraslot*
    bingo geluksvogel geluksnummer uitverkoren geselecteerd schat+gevonden schatkist schatten geerfd
    erven testament* boedel legaat nagelaten nalaten naliet goudsta* baren goudhandel diamant*
    edelste* juwelen juweel kist koffer+met koffer+geld doos+met container kluisdeposito miljonair*
    miljard* bonus* premie beloning* jackpots fortuin
  `,
  buy: `
    koop* kopen gekocht aanschaf* halen verkopen verkoop* kocht kochten aankoop* aankopen gekoch
    inkoop* inkopen aangeschaft bestel* ophalen+bij winkel winkelen shoppen shop gehaald haalt
    verkocht* doorverko* marktplaats vinted tweedehands boek boeken boekt geboekt reserveer* afneem*
    aanbesteed* schaf* ruil+tegen kassa tankstation primera kruidvat
  `,
  promise: `
    beloof* belofte* zweer* afspraak gezworen erewoord garandeer* garantie terugbetaal* terugkrijg*
    krijg+je+terug verzeker* beloven schuld zweren* zwoer zwer eed eden plechtig* ereworden
    erewoordje hand+erop mannenwoord woord+houden mijn+woord je+woord uw+woord woord+geven wallah
    wollah gegarandeert garanderen waarborg garant borg+staan toezeg* toegezegd zeg+toe trouw*
    verloven met+rente dubbel+terug cent+terug elke+cent gegeven+woord
  `,
  decide: `
    beslis* besluit* kies kiezen keuze keus knoop besloten kiest koos gekozen doorhak* keuzes
    afweeg* afwegen bepaal* bepalen take+it bal+ligt
  `,
  answer: `
    antwoord* reageer* reactie terugschrijf* laat+weten opneem* neem+op geantwoord beantwoord*
    wederwoord weerwoord reacties reageren gereageerd terugmail* terugapp* app+terug schrijf+terug
    bel+terug laat+horen hoor+niks hoor+niets niks+gehoord niets+gehoord opnemen opgenomen neemt+op
    opnam vinkje* gelezen+en levensteken stilte radiostilte doodstil oorverdovend* zwijgend antwoort
    bescheid bericht+terug terugbericht
  `,
  wait: `
    wacht* geduld eeuwig* lijntje gewacht afwacht* stel+uit uitgesteld uitstel* ongeduld* geduldig
    kolen rekken tijdrekken rek rekt gerekt traineer* talmen niet+langer aftel* duurt+lang zo+lang
  `,
  love: `
    liefde hou houd houdt hield gaf+om liefhe* verliefd voelt gevoel* liefje lieverd schat schatje
    hart lief lieve lieverd* liefste allerliefste liefie lieffie liefke* lieveke* lieveling* lieferd
    liev liefdes liefdevol liefgehad houden+van graag+zien graag+ziet graag+gezien gezien+graag
    smoorverliefd verliefdheid verkikkerd dol+op gek+op zot+van verzot bemin* geliefde* koester*
    tederheid passie* hartje* hartedief hartendief harteklop* harten hartslag ziel zielsve*
    schatteke schattie schatjes schattebout schatteboutje schattig schatten+van bolleke poepie
    poepke snoes snoepje knuffel* zoetje honnepon honing honey baby babe babygirl bb beb bebe
    darling moppie meisje+van konijntje duifje duifke zonnetje prinses prins koningin koning
    droomvrouw droomman soulmate kus kusje kusjes kussen zoen* omhels* armen missen+jou mis+je mis+u
    genegenheid affectie geef+om geeft+om geven+om voelde voelen vlinders
  `,
  prove: `
    bewijs* bewijzen toon aantonen laat+zien test laat+blijken bewees bewezen aantoon* aangetoond
    toont toonde tonen liet+zien laten+zien laat+merken maak+waar waarma* daden daad toetssteen
    proef proeve overtuig* testen bevestig* blijk blijken demonstr* onderbouw* laat+voelen meent
    meen+jij menens serieus oprecht*
  `,
  trust: `
    vertrouw* twijfel* wantrouw* betrouw* getwijfel op+rekenen reken+op bouw+op bouwen+op geloof*
    geloven ongeloof goedgelov* naief kwader+trouw goede+trouw verdenk* argwaan eerlijk* oneerlijk*
    trouw+zijn loyaal loyaliteit
  `,
  leaving: `
    weg over uit klaar verlaat verlaten vertrek* verdwijn* afscheid einde ophouden verliet vertrok*
    verdwe* ophoepel* opgehoepeld opgestapt opstap* stap+op smeer+m opkras* opgedonder* opdonder*
    rot+op oprot* wegga* weggegaan weglopen wegloop* wegblij* afhaak* afhaken afgehaakt afbreek*
    afbreken verbre* verbroken beeindig* uitmaak* uitmaken uitgemaakt punt+erachter afgelopen+met
    gedaan voorbij vaarwel* adieu adios tabee dag+schat voorgoed scheid* gescheiden laten+vallen
    laat+vallen laat+zitten dump* gedumpt conclusie* ander+zoeken eruit
  `,
  threat: `
    merken berouw* spijt kapot* verniet* iedereen+weten publiceer* openbaar online zet+op verspreid*
    weet+waar kom+je+halen pak gevolgen afloopt waarschuw* beter+maar grijp* aangeven ellende zul+je
    wraak dreig* vind+je zul+je+zien zal+je+leren maak+je+kapot ruineer* te+schande betaald+zetten
    consequentie* pas+maar+op weet+je+te+vinden bedreig* gedreigd betreur* beklaag* bezuur* bezuren
    zal+je+spijten maak+je+af afmaak* afmaken verwoest* verneder* ruineren zwart+maken zwartma*
    beklad* in+diskrediet reputatie* goede+naam goede+naam+kwijt naam+door schand* te+kijk
    te+kijk+zetten publiek+maken publiceren post+op+facebook posten+op uitlek* lekken lek+ik
    rondsturen stuur+rond aan+je+baas aan+je+man naar+je+man naar+je+vrouw naar+je+kinderen
    naar+je+baas aan+je+kinderen ik+weet+waar weten+waar weet+waar+je weet+je+wonen weet+wie+je
    weet+waar+u weet+ik+je je+te+vinden weten+te+vinden vind+jou+wel vind+ik+je vind+jullie
    krijg+je+wel krijg+ik+je krijg+jou+nog ik+krijg+je terugpak* wreek* wreken gewroken gevolg
    nadelig nasleep staartje loopt+slecht+af slecht+aflopen loopt+verkeerd verkeerd+aflopen
    niet+goed+af kijk+maar+uit kijk+uit pas+op pas+jij+op oppassen+jij reken+er+maar wacht+maar
    wacht+jij+maar zul+je+meemaken zul+je+weten leren+kennen+van andere+kant+van andere+kant+zien
    zwaait+er zwaait+wat dan+weet+je anders+zwaait moet+je+voelen horen+wil vlees+moet boeten
    boet+je boete+doen duur+betalen duur+komen+te duur+te+staan duur+staan komt+je+duur betaald+zet
    rekening+gepresenteerd rekening+krijg rekening+vereffenen appeltje+te+schillen appeltje+schillen
    spel+met+vuur spelen+met+vuur speel+niet+met sollen tot+drie+tel tel+tot tel+tot+drie
    tel+tot+tien drie+tellen grens+bereikt geduld+is+op geduld+op bijna+op+mijn emmer+vol druppel
    maat+is+vol maat+vol mes messen steek+ik slaan sla+ik klap+krijg klappen knal* schop*
    trap+je+deur ruit ruiten banden+lek steek+in+brand brand+steken aangifte+doen aanklag* klacht
    advocaat+sturen incassobureau+sturen dagvaard* chanteer* chantage afpers* in+mijn+macht
    macht+over screenshots+van+je bewaard+alles alles+bewaard heb+alles+bewaard opgenomen+alles
    jouw+foto+s je+foto+s zullen+ervan+horen horen+ervan weten+het+straks weet+straks+iedereen
    weet+morgen lievere+kant ken+je+adres ken+je+kenteken je+kenteken je+straat ken+je+straat
    jouw+straat kom+ik+verhaal verhaal+halen
  `,
  die: `
    dood* sterf* zelfmoord spring* pillen aandoe* wat+aan leven+meer einde+aan brug trein stap+eruit
    doden sterven van+kant er+een+eind voor+de+trein niet+meer+leven uitstap* gestorven stierf
    crepeer* creperen verrek* zelfdoding suicid* verhang* ophang+mezelf touw strop rails van+het+dak
    van+de+flat slik+alles slik+ik slaappillen slaapmiddel* overdosis pols doorsnijd* snij+me
    snijden+mezelf automutil* iets+aan+doe mezelf+iets mezelf+wat doe+mezelf doe+ik+mezelf
    doe+mijzelf mezelf+van uit+het+leven leven+stap stap+uit+het einde+maken einde+maak
    eind+aan+maak eind+aan+mijn eind+maken vaarwelbrief zonder+jou+kan zonder+jou+wil
    zonder+jou+hoeft zonder+jou+ga niet+meer+verder hoeft+voor+mij morgen+niet+meer laatste+adem
    jouw+geweten+hebben op+je+geweten grafsteen begraaf verdrink* kanaal+in het+kanaal gaskraan
  `,
  blame: `
    schuld* egoist* laf* harteloos koud* schaam* teleur* steek stikken gebruikt verspil* gemeen
    kapot+maak gebroken aandoet verwijt* geweten pijn laat+me verknoei* door+jou jouw+schuld schande
    in+de+steek beschuldig* verweten wijten komt+door+jou komt+door+u door+u jouw+toedoen
    jouw+werk+dit egocentr* ikke+ikke zelfzuchtig* egotripper ondank* stank+voor+dank gierig* vrek
    vrekkig krent krenterig harteloze hardvochtig kil kille kilheid ijskoud ijskoni* steenkoud
    hart+van+steen steen+harten gevoelloos wreed* gemene gemenerik slecht+mens slechterik onmens*
    monster* beest kreng* trut* teef hoer* slet* kutwijf wijf klootzak* eikel* schoft* ploert*
    hufter* beschaamd schamen schandelijk* schandalig+van valt+me+tegen valt+tegen tegenvall*
    tegengevallen tegen+van+je verraden+door barsten verrekken+laten laat+verrekken in+de+kou
    kou+staan laat+me+alleen kwets* gekwetst bezeer* uitgemolken uitgebuit uitbuiten misbruik*
    tijd+verdaan weggegooid* hart+breekt breekt+mijn+hart breek+mijn verdriet+doet doe+me+verdriet
    pijnig* martel* kapot+van kapot+gemaakt maak+me+kapot maakt+me+kapot gesloopt sloop+me slapeloze
    slaap+niet+meer slaap+niet+door eet+niet+meer lig+wakker wakker+van ziek+van+jou huil huilen
    huilt huilde gehuild jank* tranen traan snik* brul spelletje* met+mijn+gevoelens met+mijn+hart
    met+mijn+voeten mijn+voeten+spelen poppetje marionet* speelbal zielig* aan+het+hart
  `,
  owe: `
    verschuldigd schuldig tegoed krijg+nog dank+aan na+alles alles+voor+je opgeofferd offer*
    verplicht+aan verplichting* schuld+bij krijt alles+gegeven alles+opgegeven opoffer* dankbaarheid
    dankbaar+zijn beloning+verdien verdien+dit tegenover+stellen wederdienst quitte kiet terugdoen
    iets+terug ruil hoort+wat krediet+op eisen eis eist+mijn recht+op toekomt gelijk+oversteken
  `,
  block: `
    blokkeer* blokkeren geblokkeerd negeer* bevroren beslag ingetrokken geweigerd opgeheven blok
    geblok* blokke* blokt blokje blocken geblock* blokkade* deblokke* negeren genegeerd ghost*
    geghost ontvolg* ontvriend* verban* gebannen ban weggeklikt geweerd bevrie* ingevroren vastgezet
    vastgezette vaststaa* vast+staat staat+vast zit+vast zitten+vast ligt+vast vrijge* vrijkomt
    bij+kan afgesloten opgeschort gepauzeerd ingehouden inhouden ingeslikt automaat+slikte gekaapt
    gehackt afgewezen afgekeurd weiger* tegengehouden vastgehouden ingevorderd gestremd stopgezet
  `,
  courage: `
    durf* laffe* bang lafaard echte moeilijk zeur* aanstel* kinderachtig laf moed angst* held durven
    gedurfd lef leeuwenhart ballen kloten mannelijk+genoeg vent+of man+genoeg vrouw+genoeg
    volwassen* kind+nog klein+kind flauw* slap slappeling* schijt* bangerik bangig bangelijk watje
    mietje doetje muts wezel sokken moedig dapper* stoer heldhaftig gezeur zaag* zagen zanik* zeik*
    preuts* truttig braaf+meisje tuttig tutje spelbreker spelbederver suf watjes riskeer*
    risico+nemen waag* wagen gewaagd
  `,
  think: `
    denk* nadenk* bedenk* twijfel dacht dachten gedacht nagedacht nadacht overdenk* overwe*
    overwogen overpeins* peins* peinzen pieker* bedacht nachtje erover+slapen twijfels mening
    vind+dat meende meen menen geloof+dat gok gokte
  `,
  duty: `
    moet moeten dwing* hoeft zal moest* moetje mot motten moete moetende verplicht* gedwongen dwong
    zult zullen hoort hoeven behoor* behoren dien dienen dient horen+te noodzaak* noodgedwongen
    geacht verwacht* eis* vereis* opdracht beveel bevel* gebied gehoorza* plicht*
  `,
  desire: `
    wil wilt willen zou wou zin wilde wilden wouden wille wens wenst wensen gewenst verlang* hoop*
    hopen snak* hunker* begeer* trek+in goesting lust* hebzucht wilje willu gaarne popel*
    behoefte+aan wensdroom
  `,
  ability: `
    kun kan kunt kunnen mag mogen zou+je konden kon konde kunje kunde+gij kanje kannie kenje kenne
    kennu in+staat vermag lukt lukken lukte mogelijk* onmogelijk* haalbaar mocht+je mocht+ik gelukt
    zie+kans bij+machte
  `,
  allow: `
    laat laten zorg* doe doen liet lieten gelaten doet deed deden gedaan doende doeme maak maakt
    maken maakte toestaan toegestaan sta+toe vergun* permitteer* regel regelen regelt geregeld breng
    brengt brengen pak+even neem neemt nemen nam gun
  `,
  money: `
    geld* centen cent poen duiten contant* cash bedrag* euro euros eurootjes ton tientje* vijftigje
    honderd* duizend* som pegels flappen knaken piek euri spaargeld spaarcent* kapitaal gelt doekoe*
    doezoe pegel poet pingping pingels sjekkies snippen snip joetje joet geeltje meiertje rooie+rug
    rode+rug barkie barki donnie doni twintigje* tienertje vijfje* vijftigjes tonnetje mille millie
    vijfhonderd tweehonderd driehonderd vierhonderd zeshonderd zevenhonderd achthonderd negenhonderd
    tienduizend* vijfduizend* tweeduizend* drieduizend* vierduizend* twaalfhonderd elfhonderd
    centje* duit duitje bankbiljet* briefjes+van briefje+van biljet* munten muntgeld munt+en
    wisselgeld kleingeld losgeld spaargelden spaarpot* spaarvarken zakcent* zakgeld huishoudgeld
    vakantiegeld appeltje+dorst oude+sok potje reserve* buffer kontant cashgeld kasgeld koopkracht
    euroos eurokes euries eurootje ojro ekkies ekkes dollar* pond ponden pounds franken frank
    roebels lires valuta kapitaaltje middelen financi* fonds fondsen subsidie toelage alimentatie
    loon loontje salaris* maandloon gage voorschotje vermogen+dat tegoeden miljoentje sommetje
    sommen monetair* bijdragetje pecun* vergoed+krijgen
  `,
  digits: `
    nul een twee drie vier vijf zes zeven acht negen tien elf dertien* *entwintig twintig dertig
    veertig vijftig zestig zeventig tachtig negentig nulzes* nulzeven zesje zesjes zevens achten
    nullen driemaal tweemaal tweetje eentje viertje vijfen dubbel* nulnul elven twaalf* veertien*
    vijftien* zestien* zeventien* achttien* negentien* zero one two three four five six seven eight
    nine ien twie vieve zesse zeuven zeuve achte negene tiene zessen vieren drieen* plusteken
    eenentwintig tweeentwintig omgekeerd kengetal netnummer
  `,
  banking: `
    rekening* pincode bankpas* pas pasje bankgegevens iban wachtwoord* inlog* creditcard* bankier*
    digid code codes paspoort* kopie afschrift* legitimatie overschrijv* tikkie* paypal western
    moneygram incasso machtig* handteken* borg teken+voor volmacht reknr rek+nr bankrek*
    spaarrekening+nummer bankkaart* betaalpas* pasjes pinpas* pincodes pinn* pasnummer kaartnummer
    visa visakaart mastercard maestro cvc cvv verifieer* tancode* tan smscode cijfercode wachtwrd
    paswoord* passwo* bsn sofinummer itsme idkaart id+kaart id+bewijs identi* rijbewijs* kopietje
    teken+even teken+hier onderteken* getekend tekenen contract* volmachten gemachtigd* overmaking*
    storting* saldo saldi banksaldo creditsaldo bankapp bank+app scanner+bank random+reader
    kaartlezer bic swift tnv ten+name anydesk teamviewer scherm+delen overneem* remote paypall
    gegevens transfer* wise n26
  `,
  card: `
    cadeaubon* cadeaukaart* giftcard* bon bonnen steamkaart* steam itunes* playkaart* beltegoed
    tegoed opwaardeer* prepaid belkaart paysafe* krasc* kaart* bol+kaart google+play pincode code*
    wachtwoord inlog* kadobon* kadokaart* cadokaart* geschenkbon* tegoedbon* tegoedkaart* bolbon*
    bol+com amazonkaart* googlekaart* googleplay applekaart* apple+card appstore psn xbox roblox
    fortnite razer vanilla neosurf* toneo bitsa voucher* kraslaag krassen kras+open achterkant+van
    achterop activeer* waardebon* beltegoedje belkrediet herlaad* opwaarderen oplaad* prepaid*
    datategoed databundel* kassabon* bonnetje+foto
  `,
  crypto: `
    bitcoin* crypto* coin munt* ethereum usdt btc token* binance platform aandelen app wallet*
    trading handel+in beleg* investeer* investering* beurs broker* bitkoin* bitcoi bitcion btcs
    bitvavo bitonic satoshi satos krypto* kripto* cripto* virtueel+geld digitale+valuta
    digitaal+geld eth ether solana doge dogecoin shiba ripple xrp cardano tether stablecoin*
    coinbase kraken bybit okx metamask ledger trustwallet blockchain blok+keten mining minen
    mine+pool hashrate staking stake nft nfts airdrop defi metatrader mt4 mt5 plus500 etoro degiro
    bolero cfd hefboom* leverage binaire+opties opties+handel aandeeltjes beursgang beurskoers koers
    koersen koersdoel bullmarkt robot* handelsrobot bot+handelt signalen tradingbot privesleutel
    private+key seed seedphrase herstelzin goudprijs edelmetaal
  `,
  debt: `
    lening* incasso* aflos* hypotheek boete borg* aanmaning* beslag faillis* schuld* deurwaarder*
    achterstand* afbetaling* sanering wsnp dwangbevel dwangsom ingebreke* sommatie* aanmaan*
    huurschuld* ontruim* uitgezet loonbeslag afbetalen afgelost hypotheken woekerrente gokschuld*
    gokverslaving speelschuld* failliete bankroet boetes cjib parkeerboete rekeningen openstaand*
    onbetaald* niet+betaalde factuur* facturen nota naheffing* navordering terugvorder* bkr lommerd
    pandjeshuis pandhuis verpand* onderpand
  `,
  fee: `
    kosten douane* invoer* belasting* vrijgeven transport* verzend* vracht* visum* vrijkom* vrijmak*
    borgtocht btw kosten+voor borgsom boete* administratiekost* notariskost* verzekering* heffing*
    vergoeding+vooraf honorarium ereloon toeslag* leges* tolgeld tolheffing douanier* inklar*
    uitklaren uitvoer* accijns* zegelrecht* zegels erelonen opnamekost bankkosten koerier*
    diplomaat* pakket* pakje* zending* postpakket container* clearance vrijgave vrijgegeven
    vergunning* afkoopsom afkopen losgeld smeergeld zwijggeld cautie garantiesom bemiddeling
    eigen+risico eigen+bijdrage kaartkosten
  `,
  ticket: `
    ticket* vlucht* vliegtick* trein* reis* benzine* taxi* visum paspoort brandstof bus boot
    buskaart* bagage tiket tikket vliegkaart* vliegreis* vliegtuig* retour* enkeltje heenreis
    terugreis overtocht overvaart veerboot ferry ov+kaart ov+chip* strippenkaart tramkaart*
    metrokaart uber ritje tankbeurt tank tanken volgooien diesel naft mazout tolweg vignet
    visumaanvraag visumkosten inreis* uitreisvisum boarding* gate incheck* schiphol zaventem
    luchthaven vliegveld overstap* eurostar thalys flixbus busticket* hotel* overnachting* koffer*
    bagagekosten overbagage handbagage huurauto*
  `,
  household: `
    huur* energie* stroom* gas eten voedsel luier* ketel wasmachine* auto* laptop reparatie garage
    verwarming koelkast boodschap* servicekosten huren maandhuur verhuurder* verhuurster huisba*
    kotbaas kot woonlasten lasten vve elektr* waterschap kachel* stookolie stookkosten ketels
    boiler* geiser* lekkage* lek dakgoot dakpan* loodgieter* monteur* garagist* apk keuring
    koppeling uitlaat remmen accu banden startmotor ebike wasdroger vaatwas* diepvries* vriezer
    vrieskist ijskast frigo oven fornuis magnetron stofzuiger televisie tv computer* pc tablet
    schermpje laptopje printer belrekening gsm+rekening melk brood pampers babyvoeding flesvoeding
    babymelk schoolgeld schoolboek* schoolreis* collegegeld creche kindergeld kleren kleding
    schoenen winterjas bril meubels bank+stel verhui* dierenarts* veearts* hondenvoer kattenvoer
    kattenbak zorgpremie premies
  `,
  illness: `
    ziek* operatie* medicijn* dokter behandel* ongeluk begrafenis* uitvaart* tandarts overleden
    opgenomen geopereerd chemo spoedeisend* beroerte hartaanval insuline doodziek hospita* kliniek*
    polikliniek poli intensive+care ic comateus coma reanim* beadem* zuurstof spoed seh ambulance*
    ingreep* ingrepen opereren opereert geopereert medica* medicienen pil+voor pillen+voor puffer*
    inhalator antibiotica morfine infuus mri ct+scan rontgen* diagnose* tumor* gezwel kanker*
    leukemie uitzaaiing* bestral* chemokuur* hersentumor infarct* hartklep* bypass stent pacemaker
    tia trombose covid corona griep malaria dengue tyfus sepsis blindedarm* galste* nierfalen
    dialyse* diabet* suikerziek* epilep* beenbreuk botbreuk gebroken+been gebroken+heup breuk hernia
    gips krukken rolstoel* prothese* verlamd* invalid* bevall* zwanger* keizersnede miskraam
    couveuse kraam* kies+trekken kunstgebit gebit begraven crematie* gecremeerd rouw* gestorven
    overlijden* overleed verongelukt rusthuis* hospice revalid* afkick* psychose depressie*
  `,
  emergency: `
    gestolen beroofd vast vastgehouden opgepakt arrest* geblokkeerd kwijt problemen nood gestrand
    brand oorlog* leger militair* generaal missie platform schip kapitein ongeluk* ongeval* overval*
    cel pech noodgeval* bestolen stolen stal steelt diefstal* dief dieven gerold roof* beroving*
    beroven berooft inbraak* inbreker* ingebroken verloren verlies gestrande strand+ik vastzit*
    vastgelopen sta+stil autopech panne pechgeval wegenwacht gearesteerd opgesloten gevang* gijzel*
    gegijzeld ontvoer* kidnap* politiecel aangehouden aanhouding verhoor* boeien cipier borgtocht*
    uitgezet+land uitzetten deport* vlucht+voor asiel* azc illegaal papierloos aangereden aanrijd*
    botsing* gebotst verongeluk* autobotsing brandwond* afgebrand uitgebrand woningbrand aardbeving*
    storm* orkaan* tornado ramp* noodlot nooduitgang noodkreet sos hulpkreet hulpeloos gevaar
    gevaarlijk gevaren crisis* misere ellende narigheid rottigheid sores drama catastrof* front
    loopgra* raket* bom bommen terrorist* taliban syrie jemen irak afghanistan oekraine donbas
    somalie libie soedan kaboel bagdad damascus vredesmacht vn navo nato blauwhelm* uitzending
    uitgezonden legerbasis legerarts kazerne soldaat* soldaten sergeant* luitenant* majoors kolonels
    admiraal* marine* marinier* commandant* veteraan* offshore booreil* olieveld* rig tanker zeeman*
    stuurman* bemanning* kaptein matroos matrozen piraten vrachtschip werf chirurg+in
  `,
  pension: `
    pensioen* aow spaargeld sparen gespaard spaarrekening* inkomen salaris verdien+je bezit*
    eigen+huis overwaarde vermogen huis hypotheekvrij woning uitkering verdienen hoeveel
    weduwepensioen levensverzeker* pensionen abp pfzw aowtje lijfrente* prepensioen vut anw
    rentenier* spaarde* gespaarde spaarb* spaarplan spaarrente opzij+gezet opzijgezet opzij+gelegd
    opzij+zetten appeltje achtergelaten+door nagelaten+door goed+achtergelaten bemiddeld warmpjes
    bulkt+van rijke+weduw* vermogend* financieel+onafhankelijk koophuis koopwoning koopflat huizen
    huisjes hypotheek+vrij woz taxatie* verzilver* grond+en landerijen hectare+grond landgoed
    beleggingen obligatie* polis polissen uitker* uitgekeerd wajong wao wia ww leefloon minimumloon
    netto bruto jaarinkomen inkomens inkomsten+heb dertiende+maand vakantiegeld+gekregen
  `,
  phone: `
    nummer* nr tel 06 mobiel* gsm telnr telefoon* cijfer* stukje+nummer bel+me whats* app+me appen
    appje sms numer nummr nmr nrs num nummmer telefon tellefoon tilifoon telno mobilofoon mob gsmnr
    gsmnummer* gsmmeke gsmke smartphone* iphone* samsung huistelefoon vaste+lijn vastelijn toestel*
    hoorn+erbij doorkies* netnummer kengetal landnummer landcode plusje plus+eenendertig nulzes*
    nul+zes zero+six null getallen reeks goudengids gouden+gids visitekaart* contact+gegevens
    coordinat* adresboek wat+sapp wapps wappen watsap* watapp whapp app+mij appt+u app+even
    groene+app groen+icoontje groen+hoorntje smsje* smsen bereikbaar+op bereik+op prepaidnummer
    simkaart* sim
  `,
  mail: `
    email mail* e+mail emailadres* gmail apenstaart* live adres emaile* emails emailtje emiel imeel
    imeeltje mel+me meel mehl elektronische+post postvak* inbox gmeel geemeel hotmeel hotmal
    hotmail* outlook* yahoo* ziggo* kpnmail kpn planet xs4all chello home+nl casema tele2 telenet*
    skynet* proximus* icloud gmx proton* tutanota apestaart* at+teken krulletje slinger+aap
    aapje+staartje punt+nl punt+com punt+be punt+org dot+com dotcom dot+nl puntje* liggend+streepje
    underscore laag+streepje privemail*
  `,
  address: `
    adres* straat huisnummer woonadres postcode waar+woon woon woont huis laan plein weg bezoekadres
    wijk flat etage woonpl* verblijf thuisadres huisadres postadres postbus* bezorgadres straten
    straatje straatnaam* straatnamen steeg* laantje dreef gracht* kade singel wal plantsoen hof
    hofje pad dorpsstraat kerkstraat molenweg stationsweg steenweg baan+nummer huisnummers huisnr
    deurnummer kamernummer busnummer bus+nr verdieping* etages flatje flatgebouw gebouw hoekhuis*
    bungalow boerderij* hoeve hofstede caravan chalet camping+plek standplaats ligplaats* woonboot
    woonark wonen woonde waar+precies waar+ergens wijkje buurten kruising* rotonde kruispunt
    zijstraat hoek+van tegenover+de voordeur* deurbel* belletje+bij brievenbus* naambordje route
    plattegrond googlemaps maps navigatie* tomtom locatiepin kenteken gehucht buurtschap dorpje
    gemeente+naam werkadres
  `,
  elsewhere: `
    ergens+anders buiten+om hier+weg buiten+deze verder+praten prive andere+app elders van+deze+site
    site+af overstappen rechtstreeks telegram signal whatsapp facebook fb messenger tiktok snap*
    skype zoom discord viber buiten+de+site prive+mail andere+plek andere+plaats ander+kanaal
    andere+kanaal ander+programma ander+appje andere+apps andere+site andere+chat andere+weg
    andere+manier ergens+waar ergens+rustig* rustiger+plekje rustiger+babbelen privee* privechat
    privelijn buiten+dit buiten+hier hier+vandaan hiervandaan hier+af eraf verhuizen+naar
    verhuis+naar overgaan+op overgaan+naar overstap+naar overschakel* schakel+over wisselen+naar
    verder+op verder+via verder+appen verder+mailen verder+kletsen verder+buurten doorgaan+op
    doorpraten+op praat+verder schrijf+verder chat+verder via+via via+mail via+app via+telefoon
    directe+lijn direct+contact persoonlijk+contact zonder+tussen* zonder+credits zonder+munten
    pottenkijker* vrijer+praten vrijuit ongestoord* onder+elkaar meeleze* hier+lees hier+lezen
    veilige+app beveiligde+app versleuteld* encryptie geheime+chat signaal signalapp telgram
    tele+gram telegam telegraam tlg t+gram papieren+vliegtuigje vliegtuigje+app blauwe+app
    blauwe+vliegtuigje blauwe+vogel blauwe+f insta* ig instegram gram+app fotootjes+app feesboek
    fesboek feestboek smoelenboek gezichtenboek fbtje facebookmes* mesenger messengertje tiktokje
    tik+tok skypje googlechat google+chat google+meet teams zoommeeting zoomen linkedinnen linked+in
    twitter bluesky mastodon pinterest reddit twitch steamchat wordfeud* line+id wechat+id qq botim
    session+app element+app viberen icq msn kik+app onlyfans fansly eigen+site mijn+site mijn+pagina
    mijn+kanaal mijn+blog youtube* webcamroom camsite
  `,
  surname: `
    achternaam voluit naam familienaam achtern* familienamen van+achteren heet+je heet+jij heet+u
    heetje heten heet+ik meisjesnaam doopnaam voorna* naampje roepnaam bijnaam nickname nick
    username profielnaam schermnaam accountnaam voorletter* initialen genaamd genoemd noemen+ze
    bellijst ledenlijst namen+van
  `,
  photo: `
    foto* video* naakt* blote webcam cam beelden plaatje filmpje* selfie* bloot* screenshot* pic
    pics pictje piccie plaatjes kiekje* beeld beeldje opname* filmen filmt filmde gefilmd filmke
    clip clipje ontkleed* uitgekleed kleed+je uitkleden bloter ontbloot* halfnaakt topless
    zonder+kleren zonder+bh lingerie* ondergoed slipje bikini* borsten borst tieten pik dickpic*
    penis kut billen kont poes* intiem* pikant* stout* ondeugend* sexy sexting sext seks* sex geil*
    webcammen cammen camera* camcorder zelffoto zelfie spiegelfoto scherm* screen* printscreen*
  `,
  secret: `
    geheim* tussen+ons onder+ons ons+geheim discreet mondje+dicht prive vertrouwelijk*
    tussen+jou+en+mij onder+vier+ogen gehiem mysterie* heimelijk confidentieel in+vertrouwen
    onder+vertrouwen tussen+ons+twee tussen+ons+tweeen tussen+ons+beiden tussen+ons+blijven
    tussen+wij blijft+onder+ons blijft+tussen blijft+bij+ons onder+ons+blijven onder+ons+tweetjes
    onder+ons+gezegd onder+ons+houden van+ons+tweeen van+ons+samen alleen+van+ons alleen+voor+ons
    voor+ons+alleen iets+van+ons ons+dingetje onze+zaak onze+zaken priveza* priveleven
    persoonlijk+houden niet+voor+andermans andermans+ogen vreemde+ogen vier+ogen vier+ogen+gezegd
    onder+vier+oogjes de+muren+hebben oren binnen+vier+muren vier+muren+blijven binnenshuis
    vuile+was buiten+hangen zwijgplicht zwijggeld stilzwijgen discrete* diskre* codewoord codenaam
    schuilnaam dubbelleven slippertje* affaire* minnares minnaar* vreemd+gaan vreemdga* bedpartner
    maitresse niet+van+mij hoort+niemand gaat+niemand+aan gaat+niemand+wat gaat+niemand+iets
    gaat+ze+niks gaat+hen+niks gaat+hun+niks gaat+haar+niks gaat+hem+niks zaken+van+anderen
    wat+niet+weet deert neem+mee+in
  `,
  chat: `
    gesprek* berichten berichtjes chat chats chatgeschiedenis screenshots screenshot schermafdruk*
    telefoon chatje* chatt chatte chatbericht* chatsessie chatlog* chatgesprek* geschied*
    oproeplijst bellijst appjes* appgesprek* mailwisseling mailtjes conversatie* dialoog draadje
    inbox postvak smsjes smsberichten meldingen notificatie* pushmelding* uitdraai uitgeprint
    printje
  `,
  scam: `
    oplicht* nep* fake bedrieg* bedrog scam* criminel* vertrouw+het+niet trap getrapt opgelicht
    fraude* babbeltruc hack* opgelichte oplig* afzet* afgezet zwendel* geflest bezwendel* belaz*
    bedrogen bedroog misleid* bedot* beduvel* besodemieter* verneuk* genaaid faker* fakeprofiel*
    fakes fakeaccount frauduleus* crimineel* boef boeven schurk* dievenbende bende maffia gescamd
    spam* phish* phising smishing vishing spoofing catfish* datingfraude liefdesfraude romancefraude
    lovescam vriendinnood babbeltru* truc trucs trukje trucje* valstrik* val+trappen erin+gelopen
    ingetuind getuind intrap* trapte+er ingetrapt gehack* virus* malware trojan gewaarschuwd+voor
    avrotros verdacht* louche onbetrouwba* zaakje+stinkt luchtje geurtje niet+pluis foute+boel
    foute+zaak smoezelig tinder+swindler
  `,
  laughter: `
    haha* hihi* lol grap* mop lach* knipoog hehe ahaha* giechel* grinnik* gniffel* gelach* schater*
    proest* bulder* gier* hilarisch* geintje* geinig geinen gein lolletje lollig lolbroek dolletje
    dollen dolblij mopje moppen* kolder klucht jolig plager plaag* plagen plagerij* gekscher* pret
    pretje knipoogje knipogen glimlach* grijns* grijnzen xd lmao rofl lolz hehehe heheh hoho whaha*
    gna huhu serieus+hoor
  `,
  party: `
    verjaardag* feest* taart recept* surprise jarig cadeau* kerst* verras* surprises verjaren
    verjaar* gefeest vier vieren gevierd viering trouwfeest* bruiloft* jubileum* jubilaris abraham*
    sarah babyshower kraamfeest doop doopfeest communie* lentefeest gender+reveal barbecue* bbq
    borrel* buurtfeest kermis* carnaval* optocht verkleed* nieuwjaar* oudjaar* oliebol* vuurwerk
    sint* pakjesavond piet pieten lootje* pasen paaseieren moederdag* vaderdag* valentijn* kado*
    presentje gebakje* taarten taartje slagroom* appeltaart* ingredient* deeg snufje oven+op bakken
    gebakken bak kok koken kookt kookte kookboek soep* stamppot* hutspot erwtensoep snert kroket*
    frikandel* hachee saus* kruiden quiz* pubquiz bingo+avond spoiler* ontknoping
  `,
  past: `
    was waren had hadden heb heeft hebben geworden geweest vroeger gisteren toen laatst vorig* jaren
    gehad destijds waart gingen ging ginge gegaan zat zaten stond stonden lag lagen liep liepen
    werkte gewerkt leefde geleefd werd werden gekregen afgelopen onlangs eerder eertijds indertijd
    jeugd vroegere vroeg+er geleden jarenlang jaartje eens ooit hedde hadde waarde eergisteren
    daarnet zonet zojuist weleer gisteravond gistermorgen gisterenavond gistermiddag kindertijd
    schooltijd diensttijd hongerwinter
  `,
  being: `
    is ben bent zijn zit bende bennik bink wezen weest wees zijnde word wordt worden lijkt leek
    schijnt heet blijft blijf blijven zitten ligt liggen staat staan
  `,
  plan: `
    restaurant* koffie wandel* film markt uit+eten drankje strand bios terras etentje diner resto
    eetcafe* eethuis* eettentje* eten+gaan hapje dineren dineetje etentjes lunch* brunch* ontbijt*
    koffietje* bakkie bakske thee high+tea gebakje+eten taartje+eten drankjes drinken terras*
    ommetje stukje+lopen blokje+om bos bossen hei heide duinen strandje zee+zien fiets* tandem varen
    bootje sloep bioscoop* cinema filmpje+pakken filmavond schouwburg toneelstuk theater* concert*
    opera museum* musea expo rondleiding dierentuin* zoo pretpark* efteling keukenhof artis
    braderie* antiekmarkt kringloop bowlen bowling midgolf minigolf schaatsen zwemmen sauna saunadag
    dansen dansavond salsales danscursus stijldansen zangkoor koor repetitie bridge* kaarten+avond
    petanque biljarten tennissen padel golfen yoga picknick* dagje+uit daguitje uitje* uitstapje*
    weekendje* stedentrip* citytrip* vakantie* camping* kamperen caravan+op ardennen veluwe texel
    ameland vlieland zeeland limburg antwerpen gent brugge maastricht voetbal* wedstrijd* match
    koers+kijken tour+de elfsteden* tuinieren tuincentrum intratuin breicafe
  `,
  work: `
    werk* baan collegas kantoor project dienst baas klus gewerkt overwerk* dagdienst diensten
    ploegen* ploegbaas rooster* shift* bureau kantoren kantoor* bedrijf+waar firma zaak winkelier
    fabriek* magazijn* loods bouw bouwplaats bouwvakker* werf+op aannemer* timmerman* schilder*
    metselaar* stukadoor loodgieter lasser* chauffeur* trucker* conducteur* machinist* postbode*
    bezorger* thuiszorg kraamzorg onderwijs* leraar* lerares juf meester docent* schoolhoofd kapper*
    kapster* kapsalon schoonmaak* poetsvrouw poetshulp poetsen caissiere* kassier* vakkenvul*
    horeca* ober* barman bakker* slager* beenhouwer boer boerin* melkvee* tuinder* hovenier* visser*
    ambtenaar boekhouding ingenieur* monteur+van ict* vergader* functie* carriere* loopbaan*
    sollicit* vacature* stage* stagiair* ontsla* gepensioneerd+van klussen klusje* bijbaan* baantje*
    krantenwijk zzp* freelanc* klant*
  `,
  clock: `
    uur* tijd minuut half kwart straks later uren+geleden tijdje tijdstip tijden tijdens minuutje*
    minuten+geleden second* moment* ogenblik* kwartier* halfuur* tien+over tien+voor vijf+voor
    vijf+over klokslag klok klokken wekker* zomertijd wintertijd sochtends smiddags savonds snachts
    ochtend* middag* avond* nacht* morgens vroeg laat daarna daarvoor ervoor erna nadien eerst
    eerder+dan binnenkort weldra eerstdaags gauw+weer straks* dadelijk direct+na zo+rond omstreeks
    pauze*
  `,
};
