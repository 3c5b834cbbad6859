import type { WordList } from "./kinds.ts";

export const words: WordList = {
  me: "ich mich mir mein* meine meiner i hab habs ma",
  you: "du dich dir dein* ihr sie ihnen ihre ihren ihrem euch euer* dus dia haste kannste hast",
  we: "wir uns unser* unsre beide zusammen mia",
  they: "er sie ihn ihm der die",
  kin: `
    tochter* sohn* kind* bruder* schwester* mann frau mutter* vater* mama papa mami vati familie* ex
    freund* freundin* nachbar* enkel* schwieger* neffe nichte onkel tante* kolleg* eltern
    angehorige* gatt* verwandt* geschwister oma opa schwager schwagerin schwiegermutter
    schwiegervater schwiegersohn schwiegertochter cousin* cousine* tante patenkind patentante
    verlobt* lebensgefahrt* partner* ehemann ehefrau witwe* angehorig* bekannt* nachbarin clique
    freundeskreis umfeld sippe stiefsohn stieftochter kleine kids bub madel
  `,
  authority: `
    bank sparkasse* polizei polizist* notar* arzt pfarrer* berater* bankberater* anwalt* betreuer*
    finanzamt schalter verbraucherzentrale volksbank behorde* amt zoll anzeige* mitarbeiter*
    bankangestellt* postbank ing anwalt anwaltin rechtsanw* gericht* richter* staatsanw* kripo
    zollamt jobcenter sozialamt amter beamt* konsulat botschaft* filialleiter* filiale kassierer*
    vormund hausarzt arbeitsamt krankenkasse major oberst general
  `,
  site: `
    seite plattform moderator* support kundendienst betreiber profil* hier coins portal
    mitgliedschaft abo account konto melden website admin team forum betreiber* meldung moderat*
    admin* support* startseite
  `,
  nobody: `
    niemand* keiner keinem keinen menschenseele niemerem koaner kein+mensch keiner+menschenseele
    keine+seele niemandem niemanden
  `,
  someone: `
    jemand* irgendwer irgendjemand* andere* anderen leute jeder alle ganze dorf wer einer jeden
    allen andern dritte dritten aussenstehend*
  `,
  not: `
    nicht nie niemals kein* ned net nich nimmer ohne koa nit nod keinesfalls auf+keinen+fall
    bloss+nicht ja+nicht nie+und+nimmer
  `,
  nothing: `
    nichts nix garnichts gar+nichts kein+wort kein+sterbenswort nut nuscht nischt nicht+ein+wort
  `,
  if: "wenn falls sobald sofern solange",
  else: "sonst oder andernfalls ansonsten oder+du wirst+schon+sehen sonst+passiert",
  only: "nur allein bloss lediglich ausschliesslich",
  until: `
    bis vor innerhalb binnen spatestens ehe stunde stunden minuten uhr frist mitternacht bevor tage
    ablauf lauft+ab bis+spatestens bis+heute+abend countdown stichtag ultimatum
  `,
  now: `
    jetzt sofort gleich schnell dringend eilt eilig heute umgehend augenblicklich beeil* flott rasch
    zackig unverzuglich heut asap jetz nun schleunigst auf+der+stelle sofortig dringend* eilig* zack
    postwendend schnellstens
  `,
  day: `
    montag dienstag mittwoch donnerstag freitag samstag sonntag morgen ubermorgen woche wochenende
    monat ersten
  `,
  last: "letzte* letztes letzten allerletzte* chance mal gelegenheit",
  please: `
    bitte* flehe fleh* biddi bittesch* bitteschon ich+flehe anflehe bettel* ich+bitte+dich
    ich+beschwore beschwor* bitte+bitte
  `,
  speak: `
    sag sage sagen sagst sags erzahl* rede* reden redest sprich sprechen sprichst erwahn* verrat*
    ausplauder* plauder* meld* melden weitersag* weitererzahl* wort anvertrau* wissen+lassen beredet
    mund ausquatsch* petz* quatsch* tratsch* weitergeb* petze beicht* gesteh* ausplaudern quassel*
    rumerzahl* herumerzahl* verlier* verplapper* aussag* gegenuber
  `,
  hide: `
    versteck* verheimlich* verschweig* verschwieg* schweig* heimlich* stillschweig* geheimhalt*
    verbirg* verberg* diskret* lautlos ausblend* fur+dich behalt* vertusch* nicht+erwahn* tarn*
    diskretion unauffallig* klappe schweigen mund+halten maul zudeck* versteckt* schublade anonym*
    deckname* inkognito
  `,
  lie: `
    lug* lugen luge erfind* ausrede* so+tun tu+so behaupte* flunker* schwindel* vorgeb* angeblich
    tun+so luge* gelogen vorwand tausch* vortausch* erfunden* alibi notluge* vorgaukel* behaupt*
  `,
  delete: `
    losch* loesch* geloscht entfern* vernicht* leer* wegwerf* verbrenn* zerreiss* wegmach* leeren
    schredder* papierkorb spuren chatverlauf
  `,
  know: `
    weiss weisst wissen weisste erfahr* merk* mitbekomm* mitkrieg* versteh* raus+bekomm* entdeck*
    auffind* bescheid herausfind* rausfind* rauskrieg* dahinterkomm* spitzkrieg* merken merkt
    auffliegen auffliegt rauskommt herauskommt
  `,
  ask: "frag* fragen fragt nachfrag* gefragt anfrag* fragst",
  look: "sehen sieht seh siehst schau* guck* les* liest lies mitles* ansehen gesehen",
  send: `
    schick* schicken sende* senden schickst zuschick* weiterleit* geschickt ubersend* ruberschick*
    uberweis* anweis* sendet ubermittel* zukommen vorstreck* vorschiess* einzahl* uberbring*
  `,
  give: `
    gib gibt gibst geb geben gebe gegeben krieg* kriegt bekomm* verrat+mir uberlass* spendier*
    schenk* spende* aushandig*
  `,
  write: `
    schreib* schreiben schreibst schreibt getippt tippe* chatten chat texte* nachricht sms mail
    weiterschreib* simsen
  `,
  call: `
    anruf* ruf rufen ruft telefonier* durchruf* videocall* videochat* zoomen facetime durchklingel*
    klingel* telefonat anrufst bimmel*
  `,
  come: `
    komm* kommst kommen vorbeikomm* abhol* treffen treff* besuch* vor+deiner vorbei ruber rueber
    radel*
  `,
  find: `
    such* finde* findest findst find hinzufug* adde* add erreich* erreiche freundschaftsanfrage
    folge scann* einscann* anklick* gesucht
  `,
  pay: `
    zahl* zahlen bezahl* uberweis* ueberweis* uberweisen auslege* auslegen vorstreck* vorschiess*
    anzahl* vorkasse einzahl* abheb* begleich* ubernehm* ubernimm* spende* sponser* sponsor*
    ruberwachs* locker* blech* beglich* aufkommen finanzier*
  `,
  lend: `
    leih* leihen leihst borg* borgen pump* darlehen* kredit* vorschuss* ausleih* zuruckzahl* zuruck*
    buerg* burg* vorstreck* auslag* ausleg* vorschuss darlehen
  `,
  help: `
    hilf* hilfst helf* helfen hilfe unterstutz* aushelf* unter+die+arme rette* retten beisteh* rett*
    aus+der+patsche uber+die+runden
  `,
  need: `
    brauch* brauche brauchst fehl* fehlen fehlt benotig* knapp pleite notig* blank klamm leer
    notlage mangel* dringend abgebrannt auf+dem+trockenen knapp+bei+kasse
  `,
  price: "kost* kosten kostet teuer preis* gratis umsonst gunstig",
  earn: `
    verdien* investier* invest* anleg* anlage* gewinn* rendite* trading trade* zinsen verdoppel*
    rentabel vermehr* geschaft* einsteig* startkapital startguthaben risikofrei reich zins*
    provision* profit* einnahm* nebenverdienst verdreifach* vervielfach*
  `,
  win: `
    gewonnen lotto* lotterie gewinn erbe erbschaft* erb* gold* goldbarren nachlass million* tresor
    kiste schatz gewinnspiel* erbschaft pramie*
  `,
  buy: "kauf* kaufen gekauft besorg* hol verkauf* holst erwerb* hol+mir bestell*",
  promise: `
    versprech* versprich* versprochen schwor* ehrenwort indianerehrenwort abgemacht geschworen
    versproch* schwur garantier* versicher* grosses+indianerehrenwort zuruckzahl* zuruckgeb*
    zuruckbekomm* kriegst+du+wieder wiederkrieg* ruckzahl*
  `,
  decide: "entscheid* entschied* wahl* wahle entschluss entschliess* aussuch",
  answer: `
    antwort* antworte reagier* zuruckschreib* meld+dich meldest ruckmeldung ran+geh rangeh*
  `,
  wait: "wart* warten geduld hinhalt* ewig zappel*",
  love: `
    lieb* liebe liebst liebt liebste verliebt gern+hast gefuhl* herz schatz schatzi mag* gernhab*
    bedeut*
  `,
  prove: "beweis* beweise zeig* test prufe bestatig*",
  trust: "vertrau* vertrauen zweifel* misstrau* zweifelt",
  leaving: `
    weg vorbei aus schluss fort verschwinde* geh verlass* ende abhau* trenn* verabschied* beende*
  `,
  threat: `
    bereu* leidtun kaputt* zerstor* ruinier* veroffentlich* offentlich* erfahren find+dich weiss+wo
    folgen konsequenz* warn* drohe* rache melde+dich fertig+mach* pass+auf sehen+was anzeig*
    blamier* verbreit* vor+deiner+tur zeig auftauch* stell+ins droh* wirst+schon+sehen
    wirst+du+bereuen bereuen fertigmach* fertig+mache* kaputtmach* ins+netz blossstell* ich+warne
    rach* kriege+dich finde+dich heimzahl* lernst+mich+kennen pass+auf+dich+auf
  `,
  die: `
    sterb* tot umbring* selbstmord spring* tabletten antu* leben+mehr ende+mach brucke schluss+mach
    suizid* aus+dem+fenster vor+den+zug schluss+machen leben+nehmen nicht+mehr+leben springen
    abschiedsbrief
  `,
  blame: `
    schuld* egoist* feige* feigling herzlos kalt* scham* enttausch* stich hangen benutz* ausgenutz*
    ausnutz* verschwend* undankbar gemein gebrochen verletzt weh+tust gewissen wegen+dir
    kaputt+machst deinetwegen deine+schuld undankbar* herzlos* kaltherz* im+stich
  `,
  owe: `
    schuldest schuldig schulde schuldig* schulde* verdank* nach+allem alles+fur+dich geopfert opfer*
  `,
  block: `
    blockier* sperr* ignorier* ghost* geblockt gesperrt eingefror* gekundigt abgelehnt eingezogen
    beschlagnahm*
  `,
  courage: `
    trau* traust feig* angst mut echte* richtige* angsthase stell+dich+nicht kindisch anstell* zier*
    feigling mut* angst* memme
  `,
  think: "denk* nachdenk* uberleg* bedenk* bedenkzeit grubel* uberlegen",
  duty: "muss musst mussen zwing* soll sollst gefalligst sollte verpflichtet",
  desire: "will willst wollen mocht* wurd* hatt* wollt* lust",
  ability: "kann kannst konn* konnt* darf darfst durf* konnten konntest magst",
  allow: "lass* lassen mach* machen tu tun tue",
  money: `
    geld* kohle knete bargeld* betrag* summe* euro euros cent* zwanni fuffi funfziger hunderter
    tausend* hundert* scheck* scheine mause piepen asche geld zaster moneten schotter kroten penunze
    bares bargeld cash moos taler euronen franken dollar* pfund ersparniss* erspart* notgroschen
    kapital
  `,
  digits: `
    null eins zwei zwo drei vier funf sechs sieben acht neun zehn elf zwolf *zehn *undzwanzig
    zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig doppel* funfen zweien dreien
    sieben*
  `,
  banking: `
    konto* kontonummer* kontodaten pin tan karte ec+karte girokonto* iban bankverbindung
    zugangsdaten passwort* login kreditkart* ausweis* personalausweis kontoauszug* kontostand code
    codes banking onlinebanking bankdaten vollmacht unterschrift* uberweisung* konto bic daurauftrag
    lastschrift* paypal western moneygram sparbuch burgschaft burg* unterschreib* unterschrift
    vollmacht* depot klarna
  `,
  card: `
    gutschein* gutscheinkart* guthaben* geschenkkart* steam* itunes google+play amazon* prepaid*
    aufladekart* paysafe* code karten guthabenkart* aufladen karte* steam apple+karte
    amazon+gutschein pin tan code* cvv passwort kennwort zugangsdaten
  `,
  crypto: `
    bitcoin* krypto* crypto* coin wallet ethereum usdt btc token* binance broker* aktien forex
    borse* wallet* ether* coin* trading trade* invest* anlag* aktie* borse
  `,
  debt: `
    schulden kredit* gerichtsvollzieher inkasso mahnung* pfand* raten ruckstand strafe bussgeld
    kaution* strafzettel insolven* nachzahlung* vollstreck* ruckstand* kredithai
  `,
  fee: `
    gebuhr* kosten zoll* steuer* notarkosten freigab* freigegeben fracht* versand* bearbeitungs*
    spediteur transport* paket* visum anzahlung auslos* provision kaution* anwaltskost*
    versicherungs* spesen busse bussgeld notarkost*
  `,
  ticket: `
    ticket* flug* zug* bahn* fahrkart* reise* sprit* spritgeld benzin* taxi* tank* fahrtkosten visum
    bahnticket reisepass pass busticket anreise
  `,
  household: `
    miete* mieten vermieter* strom* stromrechnung heizung* nebenkosten lebensmittel essen windeln
    kuhlschrank waschmaschine* auto* reparatur* werkstatt laptop wohnung* pickerl tuv gas heizung
    nebenkost* waschmaschine einkauf*
  `,
  illness: `
    krank* klinik* operation* op medikament* arzt behandlung* unfall* beerdigung* zahnarzt krebs
    gestorben verstorben therapie pflege* krankenhaus spital begrabnis chemo arznei* notaufnahme
    herzinfarkt schlaganfall insulin diagnose
  `,
  emergency: `
    gestohlen geklaut beraubt festsitz* sitze+fest haft* verhaft* gefangnis gesperrt verloren unfall
    notfall* not problem* probleme gestrandet krieg* soldat* general* armee einsatz* mission
    bohrinsel schiff kapitan untersuchungshaft ingenieur un unfall* uberfall* geklaut* gestohl*
    ausgeraubt beklaut festgenomm* haft liegengeblieb* notlage
  `,
  pension: `
    rente* pension* erspart* sparkonto* sparbuch gespart einkommen gehalt vermogen eigentum haus
    eigenheim kante hohe+kante lebensversicherung verdienst+du wieviel besitz* grundstuck*
    witwenrente lebensversicherung* bausparer erspartes sparkonto
  `,
  phone: `
    nummer* nr telefonnummer* handynummer* handy* tel ziffer* mobil* festnetz* rufnummer* nummern
    vorwahl telefonbuch telefon* festnetz durchwahl whats* whatsapp watsapp wapp rufnummer
  `,
  mail: `
    email* mail* e+mail mailadresse* gmail gmx web+de hotmail outlook postfach mailst emailadresse
    t+online punkt
  `,
  address: `
    adresse* strasse hausnummer anschrift* wohnst wohne wohnort plz postleitzahl stellplatz weg
    gasse platz wohnadresse wo+wohnst turschild stockwerk
  `,
  elsewhere: `
    woanders anderswo ausserhalb von+hier runter+von privat+weiter andere+app umsteig* wechseln
    weg+von ruber direkt ohne+coins telegram signal whatsapp instagram insta facebook fb messenger
    tiktok snap* skype zoom discord threema viber privat+schreiben uber+mail
  `,
  surname: "nachname* nachnamen vollstandig* name familienname",
  photo: `
    foto* bild* bilder video* nackt* nacktbild* webcam cam selfie* aufnahme* intim* aktfoto* kamera
    screenshot*
  `,
  secret: `
    geheim* geheimnis* unter+uns vertraulich* diskret* fur+uns zwischen+uns bleibt+unter privat
    unser+geheimnis dir+und+mir unter+vier+augen
  `,
  chat: `
    chat* verlauf nachrichten gesprach* chatverlauf unterhaltung* screenshot* bildschirmfoto*
    nachricht handy
  `,
  scam: `
    betrug* betrug betruger* abzocke* abzock* fake* spam heiratsschwindler* schwindler* masche*
    gauner* phishing nepp* hereingefall* kriminell* abzocke reingefallen enkeltrick heiratsschwind*
    scam*
  `,
  laughter: "haha* hihi* lol witz* spass scherz* hehe grins* lach* zwinker*",
  party: `
    uberrasch* geburtstag* feier* fest kuchen* rezept* torte hochzeit geschenk weihnacht* oster*
  `,
  past: `
    war waren hatte hatten habe hab haben gewesen geworden fruher gestern damals neulich jahre
    jahren letztens wurde hat
  `,
  being: "ist bin bist sind sei",
  plan: `
    restaurant* kaffee* spazier* kino markt essen+gehen biergarten strand konzert* ausflug* wandern
  `,
  work: "arbeit* job buro chef schicht* firma dienst* projekt* feierabend",
  clock: "uhr zeit minute halb viertel spater nachher",
};
