import type { WordList } from "./kinds.ts";

export const words: WordList = {
  me: "ich mich mir mein* meine meiner i hab habs ma",
  you: "du dich dir dein* ihr sie ihnen ihre ihren ihrem euch euer* dus dia haste kannste hast",
  we: "wir uns unser* unsre beide zusammen mia",
  they: "er sie ihn ihm der die",
  kin: `
    tochter* sohn* kind* bruder* schwester* mann frau mutter* vater* mama papa mami vati familie* ex
    freund* freundin* nachbar* enkel* schwieger* neffe nichte onkel tante* kolleg* eltern
    angehorige* gatt* verwandt* geschwister oma opa
  `,
  authority: `
    bank sparkasse* polizei polizist* notar* arzt pfarrer* berater* bankberater* anwalt* betreuer*
    finanzamt schalter verbraucherzentrale volksbank behorde* amt zoll anzeige* mitarbeiter*
    bankangestellt* postbank ing
  `,
  site: `
    seite plattform moderator* support kundendienst betreiber profil* hier coins portal
    mitgliedschaft abo account konto melden website admin team
  `,
  nobody: "niemand* keiner keinem keinen menschenseele niemerem koaner",
  someone: `
    jemand* irgendwer irgendjemand* andere* anderen leute jeder alle ganze dorf wer einer jeden
    allen
  `,
  not: "nicht nie niemals kein* ned net nich nimmer ohne koa nit nod",
  nothing: "nichts nix garnichts gar+nichts kein+wort kein+sterbenswort nut nuscht",
  if: "wenn falls sobald sofern solange",
  else: "sonst oder andernfalls ansonsten",
  only: "nur allein bloss lediglich ausschliesslich",
  until: `
    bis vor innerhalb binnen spatestens ehe stunde stunden minuten uhr frist mitternacht bevor tage
  `,
  now: `
    jetzt sofort gleich schnell dringend eilt eilig heute umgehend augenblicklich beeil* flott rasch
    zackig unverzuglich heut asap jetz nun
  `,
  day: `
    montag dienstag mittwoch donnerstag freitag samstag sonntag morgen ubermorgen woche wochenende
    monat ersten
  `,
  last: "letzte* letztes letzten allerletzte* chance mal gelegenheit",
  please: "bitte* flehe fleh* biddi bittesch* bitteschon",
  speak: `
    sag sage sagen sagst sags erzahl* rede* reden redest sprich sprechen sprichst erwahn* verrat*
    ausplauder* plauder* meld* melden weitersag* weitererzahl* wort anvertrau* wissen+lassen beredet
    mund ausquatsch* petz* quatsch* tratsch* weitergeb*
  `,
  hide: `
    versteck* verheimlich* verschweig* verschwieg* schweig* heimlich* stillschweig* geheimhalt*
    verbirg* verberg* diskret* lautlos ausblend* fur+dich behalt* vertusch* nicht+erwahn*
  `,
  lie: `
    lug* lugen luge erfind* ausrede* so+tun tu+so behaupte* flunker* schwindel* vorgeb* angeblich
    tun+so
  `,
  delete: `
    losch* loesch* geloscht entfern* vernicht* leer* wegwerf* verbrenn* zerreiss* wegmach* leeren
  `,
  know: `
    weiss weisst wissen weisste erfahr* merk* mitbekomm* mitkrieg* versteh* raus+bekomm* entdeck*
    auffind* bescheid herausfind*
  `,
  ask: "frag* fragen fragt nachfrag* gefragt anfrag* fragst",
  look: "sehen sieht seh siehst schau* guck* les* liest lies mitles* ansehen gesehen",
  send: `
    schick* schicken sende* senden schickst zuschick* weiterleit* geschickt ubersend* ruberschick*
  `,
  give: "gib gibt gibst geb geben gebe gegeben krieg* kriegt bekomm* verrat+mir",
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
    ruberwachs* locker*
  `,
  lend: `
    leih* leihen leihst borg* borgen pump* darlehen* kredit* vorschuss* ausleih* zuruckzahl* zuruck*
    buerg* burg*
  `,
  help: `
    hilf* hilfst helf* helfen hilfe unterstutz* aushelf* unter+die+arme rette* retten beisteh*
  `,
  need: `
    brauch* brauche brauchst fehl* fehlen fehlt benotig* knapp pleite notig* blank klamm leer
    notlage mangel*
  `,
  price: "kost* kosten kostet teuer preis* gratis umsonst gunstig",
  earn: `
    verdien* investier* invest* anleg* anlage* gewinn* rendite* trading trade* zinsen verdoppel*
    rentabel vermehr* geschaft* einsteig* startkapital startguthaben risikofrei reich
  `,
  win: `
    gewonnen lotto* lotterie gewinn erbe erbschaft* erb* gold* goldbarren nachlass million* tresor
    kiste schatz
  `,
  buy: "kauf* kaufen gekauft besorg* hol verkauf* holst",
  promise: `
    versprech* versprich* versprochen schwor* ehrenwort indianerehrenwort abgemacht geschworen
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
    blamier* verbreit* vor+deiner+tur zeig auftauch* stell+ins
  `,
  die: `
    sterb* tot umbring* selbstmord spring* tabletten antu* leben+mehr ende+mach brucke schluss+mach
  `,
  blame: `
    schuld* egoist* feige* feigling herzlos kalt* scham* enttausch* stich hangen benutz* ausgenutz*
    ausnutz* verschwend* undankbar gemein gebrochen verletzt weh+tust gewissen wegen+dir
    kaputt+machst
  `,
  owe: "schuldest schuldig schulde",
  block: "blockier* sperr* ignorier* ghost* geblockt",
  courage: `
    trau* traust feig* angst mut echte* richtige* angsthase stell+dich+nicht kindisch anstell* zier*
  `,
  think: "denk* nachdenk* uberleg* bedenk* bedenkzeit grubel* uberlegen",
  duty: "muss musst mussen zwing* soll sollst gefalligst sollte verpflichtet",
  desire: "will willst wollen mocht* wurd* hatt* wollt* lust",
  ability: "kann kannst konn* konnt* darf darfst durf* konnten konntest magst",
  allow: "lass* lassen mach* machen tu tun tue",
  money: `
    geld* kohle knete bargeld* betrag* summe* euro euros cent* zwanni fuffi funfziger hunderter
    tausend* hundert* scheck* scheine mause piepen asche
  `,
  digits: `
    null eins zwei zwo drei vier funf sechs sieben acht neun zehn elf zwolf *zehn *undzwanzig
    zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig doppel* funfen zweien dreien
    sieben*
  `,
  banking: `
    konto* kontonummer* kontodaten pin tan karte ec+karte girokonto* iban bankverbindung
    zugangsdaten passwort* login kreditkart* ausweis* personalausweis kontoauszug* kontostand code
    codes banking onlinebanking bankdaten vollmacht unterschrift*
  `,
  card: `
    gutschein* gutscheinkart* guthaben* geschenkkart* steam* itunes google+play amazon* prepaid*
    aufladekart* paysafe* code karten guthabenkart* aufladen
  `,
  crypto: `
    bitcoin* krypto* crypto* coin wallet ethereum usdt btc token* binance broker* aktien forex
    borse*
  `,
  debt: `
    schulden kredit* gerichtsvollzieher inkasso mahnung* pfand* raten ruckstand strafe bussgeld
    kaution* strafzettel insolven* nachzahlung* vollstreck*
  `,
  fee: `
    gebuhr* kosten zoll* steuer* notarkosten freigab* freigegeben fracht* versand* bearbeitungs*
    spediteur transport* paket* visum anzahlung auslos* provision
  `,
  ticket: `
    ticket* flug* zug* bahn* fahrkart* reise* sprit* spritgeld benzin* taxi* tank* fahrtkosten visum
  `,
  household: `
    miete* mieten vermieter* strom* stromrechnung heizung* nebenkosten lebensmittel essen windeln
    kuhlschrank waschmaschine* auto* reparatur* werkstatt laptop wohnung* pickerl tuv
  `,
  illness: `
    krank* klinik* operation* op medikament* arzt behandlung* unfall* beerdigung* zahnarzt krebs
    gestorben verstorben therapie pflege* krankenhaus spital begrabnis
  `,
  emergency: `
    gestohlen geklaut beraubt festsitz* sitze+fest haft* verhaft* gefangnis gesperrt verloren unfall
    notfall* not problem* probleme gestrandet krieg* soldat* general* armee einsatz* mission
    bohrinsel schiff kapitan untersuchungshaft ingenieur un
  `,
  pension: `
    rente* pension* erspart* sparkonto* sparbuch gespart einkommen gehalt vermogen eigentum haus
    eigenheim kante hohe+kante lebensversicherung verdienst+du wieviel besitz* grundstuck*
  `,
  phone: `
    nummer* nr telefonnummer* handynummer* handy* tel ziffer* mobil* festnetz* rufnummer* nummern
    vorwahl telefonbuch
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
    weg+von ruber direkt ohne+coins
  `,
  surname: "nachname* nachnamen vollstandig* name familienname",
  photo: "foto* bild* bilder video* nackt* nacktbild* webcam cam selfie* aufnahme* intim*",
  secret: `
    geheim* geheimnis* unter+uns vertraulich* diskret* fur+uns zwischen+uns bleibt+unter privat
  `,
  chat: `
    chat* verlauf nachrichten gesprach* chatverlauf unterhaltung* screenshot* bildschirmfoto*
    nachricht handy
  `,
  scam: `
    betrug* betrug betruger* abzocke* abzock* fake* spam heiratsschwindler* schwindler* masche*
    gauner* phishing nepp* hereingefall* kriminell*
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
