import type { WordList } from "./kinds.ts";

export const words: WordList = {
  me: "ik k mij me mijn mn mij+n mezelf kzit kheb",
  you: "je jij jou jouw u uw jullie joh jezelf gij ge",
  we: "we wij ons onze onszelf samen",
  they: "hij zij ze hem haar hun m hen die",
  kin: `
    dochter* zoon* kind* broer* zus* zuster man vrouw moeder* vader* ma pa mama papa familie ex
    vriend* vriendin* buur* kleinkind* kleinzoon* kleindochter* schoonzoon schoonzus* schoondochter*
    neef nicht oom tante collega* ouders gezin echtgeno* kleinzoon kleindochter opa oma zwager
    schoonmoeder schoonvader schoondochter petekind verloofd* partner echtgenoot echtgenote weduw*
    familie* verwant* bekenden buurt kennissen kring stiefzoon stiefdochter kids jochie meid mams
    paps
  `,
  authority: `
    bank politie notaris dokter huisarts arts priester dominee pastoor adviseur bankmedewerker
    advocaat agent* bewindvoerder belastingdienst baliemedewerk* gemeente aangifte fraudehelpdesk
    balie medewerker* notaris* advocaat* rechter* rechtbank recherche douane uwv sociale+dienst
    ambassade consul* bankmedewerker* filiaal loket mentor deurwaarder* majoor kolonel generaal
    ziekenfonds svb
  `,
  site: `
    site website moderator* helpdesk beheer* klantenservice support redactie profiel platform hier
    credits coins abonnement abbo account
  `,
  nobody: "niemand geen+mens niemands geen+hond geen+sterveling geen+ziel niemand+anders",
  someone: `
    iemand wie anderen ander* mensen wiedanook iedereen alleman heel wie+dan+ook derden
    buitenstaander* de+mensen eender+wie
  `,
  not: "niet nooit geen nie nooit+meer zonder nimmer niks noch",
  nothing: "niets niks nergens geen+woord geen+kik nop noppes helemaal+niks",
  if: "als wanneer indien zodra zolang mocht",
  else: "anders want of zo+niet of+anders want+anders",
  only: "alleen enkel slechts maar uitsluitend",
  until: `
    tot voor binnen voordat uiterlijk tot+en+met vanaf uur uren minuten dagen middernacht deadline
    termijn verloopt vervalt aftellen ultimatum voor+vanavond voor+middernacht
  `,
  now: `
    nu meteen direct onmiddellijk gelijk snel vlug gauw dringend spoed haast haasten vandaag
    vanavond vanmiddag nog+vandaag asap acuut schiet terstond subiet met+spoed dringend* haast*
    zo+snel+mogelijk
  `,
  day: `
    maandag dinsdag woensdag donderdag vrijdag zaterdag zondag morgen overmorgen week weekend maand
  `,
  last: "laatste allerlaatste kans keer",
  please: `
    alsjeblieft aub svp alsjebl* please graag smeek* alstublieft asjeblieft pls ik+smeek bid+je
    ik+bid+u alsjeblieft+alsjeblieft op+mijn+knieen
  `,
  speak: `
    zeg zeggen zegt vertel* praat praten spreek spreken bespreek* noem noemen melden meld meldt
    verklap* doorvertel* rondvertel* klikken klik* woord verraad* zwets* rondbazuin* roddel* mond
    mondje mondje+dicht doorverteld klets* verklik* opbiecht* beken* noem* rep rept vermeld*
    verspreek* uitlek*
  `,
  hide: `
    verberg* verstop* verzwijg* zwijg* stilhoud* geheimhoud* stiekem verborgen stil discreet
    buiten+beeld wegstop* achterhoud* stiekem* discretie mondje+dicht stilte in+het+geniep anoniem
    incognito schuilnaam verdoezel* onder+de+pet
  `,
  lie: `
    lieg* liegen doe+alsof alsof verzin* smoes* leugen* jok* zogenaamd loog gelogen verzonnen
    doen+alsof alibi voorwendsel uitvlucht*
  `,
  delete: `
    verwijder* wis wissen wist delete* gooi+weg leeg leegmaken opruim* weggooi* verbrand* verscheur*
    deleten wegdoen gewist vernietig* prullenbak leegmaak*
  `,
  know: `
    weet weten wist achter kom+achter merk* snap* begrijp* ontdek* doorheb* lucht weet* erachter
    doorheeft doorhebben merkt+iets te+weten vermoed* argwaan snapt
  `,
  ask: "vraag vraagt vragen vroeg gevraagd",
  look: "zien ziet kijk* meekijk* meeleest meelezen lees leest lezen zie",
  send: `
    stuur* sturen zend* opsturen doorsturen gestuurd toesturen mailt overmaak* maak+over overmaken
    overboek* stort* storten voorschiet* doorstuur* opstuur* toestuur*
  `,
  give: `
    geef* geven geeft doorgeven gegeven krijg* krijgen kreeg geef schenk* doneer* overhandig*
    toestop* afgeef* sponsor*
  `,
  write: `
    schrijf* schrijven tik* tikken chat* chatten typ* bericht sms* app appen appt appje whatsappen
    berichtje mail mailen
  `,
  call: `
    bel bellen belt telefoneer* videobel* opbel* facetime* beeldbel* spreek+in voicemail belletje
  `,
  come: "kom komt komen langs ophalen haal langskom* afspreken ontmoet* voor+de+deur bezoek*",
  find: `
    zoek* vind vinden vindt toevoeg* voeg bereik* bereiken opzoek* vriendschapsverzoek volg* scan
    scannen klik
  `,
  pay: `
    betaal* betalen overmak* maak+over stort* storten overboek* voldoe* afreken* aanbetal*
    vooruitbetal* voorschiet* schiet+voor overmaken dokken bijleg* vergoed* sponsor* betaalverzoek
    tikkie betaling* afrekenen bekostig* neertel* bijdrage*
  `,
  lend: `
    leen lenen leent geleend uitlenen lening* voorschot krediet terugbetaal* terugbetal* terug+krijg
    leen* voorschot* voorschiet* bijspring*
  `,
  help: "help* helpen hulp steun* bijspring* uit+de+brand redden red bijstaan uit+de+nood",
  need: `
    nodig kom+tekort tekort mis ontbreekt missen krap rood broke blut platzak leeg rondkom*
    rood+staan sta+rood aan+de+grond dringend
  `,
  price: "kost kosten koste duur prijs prijzen tarief gratis",
  earn: `
    verdien* belegg* beleg invest* winst rendement rente inleg* inleggen handel* trading trade*
    verdubbel* dubbele rijk kansen startkapitaal platform bedrijf zaken winst* rendement* opbrengst*
    vermenigvuldig* bijverdien* commissie provisie
  `,
  win: `
    gewonnen loterij prijs jackpot erfenis erf* goud nalatenschap kluis miljoen* miljoen loterij*
    prijswinnaar
  `,
  buy: "koop* kopen gekocht aanschaf* halen verkopen verkoop*",
  promise: `
    beloof* belofte* beloofd zweer* afspraak gezworen erewoord garandeer* garantie terugbetaal*
    terugkrijg* krijg+je+terug verzeker*
  `,
  decide: "beslis* besluit* kies kiezen keuze keus knoop",
  answer: "antwoord* reageer* reactie terugschrijf* laat+weten opneem* neem+op",
  wait: "wacht* wachten geduld eeuwig* lijntje",
  love: `
    liefde hou houd houdt hield gaf+om liefhe* verliefd voelt gevoel* liefje lieverd schat schatje
    hart lief
  `,
  prove: "bewijs* bewijzen toon aantonen laat+zien test laat+blijken",
  trust: "vertrouw* vertrouwen twijfel* wantrouw*",
  leaving: `
    weg over uit klaar verlaat verlaten vertrek* verdwijn* afscheid opstappen einde ophouden
  `,
  threat: `
    merken berouw* spijt kapot* verniet* iedereen+weten publiceer* openbaar online zet+op verspreid*
    weet+waar kom+je+halen pak gevolgen afloopt waarschuw* beter+maar grijp* aangeven ellende zul+je
    wraak dreig* vind+je berouw zul+je+zien zal+je+leren kapotmaak* maak+je+kapot ruineer*
    te+schande betaald+zetten consequentie* pas+maar+op weet+je+te+vinden
  `,
  die: `
    dood* sterf* zelfmoord spring* pillen aandoe* wat+aan leven+meer einde+aan brug trein stap+eruit
    dood doden sterven van+kant er+een+eind voor+de+trein niet+meer+leven uitstap* springen
  `,
  blame: `
    schuld* egoist* laf* harteloos koud* schaam* teleurgesteld teleur* steek stikken gebruikt
    misbruikt verspil* ondankbaar gemeen kapot+maak gebroken aandoet verwijt* geweten pijn laat+me
    verknoei* door+jou jouw+schuld ondankbaar* schande in+de+steek
  `,
  owe: "verschuldigd schuldig tegoed krijg+nog dank+aan na+alles alles+voor+je opgeofferd offer*",
  block: `
    blokkeer* blokkeren blokkeert geblokkeerd negeer* bevroren beslag ingetrokken geweigerd
    opgeheven
  `,
  courage: `
    durf* durft laffe* bang lafaard echte moeilijk zeur* aanstel* kinderachtig laf moed angst* held
  `,
  think: "denk* denken nadenk* bedenk* bedenktijd twijfel",
  duty: "moet moeten moest verplicht dwing* hoeft zal",
  desire: "wil wilt willen zou wou zin",
  ability: "kun kan kunt kunnen mag mogen zou+je",
  allow: "laat laten zorg* doe doen",
  money: `
    geld* centen cent poen duiten contant* cash bedrag* bedragje euro euros eurootjes ton tientje*
    vijftigje honderd* duizend* som geld pegels flappen knaken piek euri spaargeld spaarcent*
    kapitaal
  `,
  digits: `
    nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien* veertien vijftien
    zestien zeventien achttien negentien *entwintig twintig dertig veertig vijftig zestig zeventig
    tachtig negentig dubbel
  `,
  banking: `
    rekening* rekeningnummer pincode bankpas* pas pasje bankgegevens iban inloggegevens wachtwoord*
    inlog* creditcard* bankier* digid code codes paspoort* kopie afschrift* legitimatie handtekening
    overschrijv* tikkie* paypal western moneygram incasso machtig* handteken* borg teken+voor
    volmacht
  `,
  card: `
    cadeaubon* cadeaukaart* giftcard* bon bonnen kaart kaarten steamkaart* steam itunes itunes*
    playkaart* beltegoed tegoed opwaardeer* prepaid belkaart paysafe* paysafecard krasc* code kaart*
    bol+kaart google+play pincode code* wachtwoord inlog*
  `,
  crypto: `
    bitcoin* crypto* coin munt* wallet ethereum usdt btc token* binance platform broker aandelen app
    wallet* trading handel+in beleg* investeer* investering* beurs broker*
  `,
  debt: `
    schulden lening* deurwaarder incasso* aflos* hypotheek achterstand boete borg* borgsom
    aanmaning* beslag faillis* schuld* deurwaarder* incasso achterstand* afbetaling*
  `,
  fee: `
    kosten administratiekosten douane* invoer* belasting* notariskosten vrijgeven transport*
    verzend* vracht* leges visum* vrijkom* vrijmak* borgtocht btw kosten+voor douanekost* borgsom
    boete* administratiekost* notariskost* verzekering* heffing*
  `,
  ticket: `
    ticket* vlucht* vliegtick* vliegticket* trein* reis* benzine* taxi* reiskosten visum paspoort
    brandstof bus boot vlucht treinkaart* buskaart* bagage
  `,
  household: `
    huur* huurbaas energie* stroom* gas gasrekening boodschappen eten voedsel luier* ketel
    wasmachine* auto* laptop reparatie garage huisbaas stroom verwarming koelkast wasmachine
    boodschap* servicekosten
  `,
  illness: `
    ziek* ziekenhuis operatie* medicijn* dokter behandel* kliniek ongeluk begrafenis* uitvaart*
    tandarts kanker overleden opgenomen geopereerd chemo spoedeisend* beroerte hartaanval insuline
  `,
  emergency: `
    gestolen beroofd vast vastgehouden opgepakt arrest* gevangen* geblokkeerd kwijt ongeval
    problemen nood noodgeval gestrand brand oorlog* leger militair* generaal missie booreiland
    platform schip kapitein ongeluk* ongeval* overval* cel gevangenis pech noodgeval*
  `,
  pension: `
    pensioen* aow spaargeld sparen gespaard spaarrekening* inkomen salaris verdien+je bezit*
    eigen+huis overwaarde vermogen huis hypotheekvrij woning uitkering verdienen hoeveel
    weduwepensioen levensverzeker* spaarrekening
  `,
  phone: `
    nummer* nr tel telefoonnummer* 06 mobiel* gsm telnr mobieltje telefoon* cijfer* cijfers nummers
    stukje+nummer bel+me whats* whatsapp app+me appen appje sms
  `,
  mail: `
    email mail* e+mail mailadres* emailadres* gmail hotmail outlook apenstaart* mailtje live
    protonmail adres
  `,
  address: `
    adres* straat straatnaam huisnummer woonadres postcode waar+woon woon woont huis laan plein weg
    bezoekadres wijk flat etage
  `,
  elsewhere: `
    ergens+anders buiten+om hier+weg buiten+deze verder+praten prive andere+app elders van+deze+site
    site+af overstappen rechtstreeks telegram signal whatsapp instagram insta facebook fb messenger
    tiktok snap* skype zoom discord viber buiten+de+site prive+mail
  `,
  surname: "achternaam voluit naam familienaam",
  photo: `
    foto* fotos filmpje video* naakt* blote bloot webcam cam selfie beelden plaatje filmpje* selfie*
    bloot* screenshot*
  `,
  secret: `
    geheim* geheimpje tussen+ons onder+ons vertrouwelijk ons+geheim discreet mondje+dicht prive
    vertrouwelijk* tussen+jou+en+mij onder+vier+ogen
  `,
  chat: `
    gesprek* berichten berichtjes chat chats chatgeschiedenis geschiedenis appjes screenshots
    screenshot schermafdruk* telefoon
  `,
  scam: `
    oplicht* nep* fake fraude bedrieg* bedrog nepprofiel* scam* criminel* vertrouw+het+niet phishing
    trap getrapt opgelicht fraude* babbeltruc hack*
  `,
  laughter: "haha* hihi* lol grap* grapje mop hahaha* lach* knipoog hehe",
  party: "verrassing* verjaardag* feest* taart recept* surprise jarig cadeau* kerst* sinterklaas",
  past: `
    was waren had hadden heb heeft hebben geworden geweest vroeger gisteren toen laatst vorig* jaren
    gehad destijds
  `,
  being: "is ben bent zijn zit",
  plan: `
    restaurant* koffie wandel* film markt uit+eten drankje strand fietsen bios terras etentje diner
  `,
  work: "werk* baan werkt collegas kantoor project dienst baas klus",
  clock: "uur* tijd minuut half kwart straks later",
};
