import type { WordList } from "./kinds.ts";

export const words: WordList = {
  me: "ja mnie mi mna moj* moja moje mojego mojej moim moich mojemu swoj* jestem mam",
  you: `
    ty ciebie ci toba cie tobie twoj* twoja twoje twojej twojego pan pani panu pana twym was wam
    masz
  `,
  we: "my nam nas nami nasz* nasza nasze oboje dwoje razem",
  they: "on ona oni one jego jej im ich jemu nia niej nim",
  kin: `
    cork* corc* syn* dzieck* dziec* brat* siostr* maz meza mezowi zon* matk* ojc* ojciec mam* tat*
    rodzin* eks byly byla przyjaci* kolezank* koleg* sasiad* wnuk* wnucz* ziec* synow* szwag*
    bratan* siostrzen* wuj* ciotk* ciot* kuzyn* rodzic* partner* kumpel* narzeczon* znajom* bliscy
    bliskim babci* dziadk* tesciow* matce mezu swoim bliskich opiekunk* kumpl* krewn* twoi twoim moi
  `,
  authority: `
    bank* policj* notariusz* lekarz* ksiedz* ksiedzu doradc* adwokat* kasjer* urzednik* urzad*
    skarbow* mops opiekun* prawnik* pracownik* okienk* prokurat* spowiedz* proboszcz* sad sadu sadem
    komend* dzielnicow* ambasad* parafi* mecenas* pielegniark* kontrol* komornik* konsul* inspektor*
  `,
  site: `
    stron* portal* moderator* administrac* administrator* obslug* profil* tutaj tu kredyt abonament*
    konto serwis* zglasz* zglos* support pomoc+techniczna
  `,
  nobody: "nikt nikogo nikomu nikim zywej",
  someone: `
    kto* ktos komu* inni inny innym innych ludzi* ludzie wszysc* kazd* wszystkim cala ktokolwiek
  `,
  not: "nie nigdy bez ani zadn* nawet",
  nothing: "nic niczego niczym ani+slowa ani+mru",
  if: "jesli jezeli jak gdy gdyby kiedy",
  else: "inaczej albo bo lub przeciwnym",
  only: "tylko jedynie wylacznie sam",
  until: "do przed zanim ciagu godzin* minut* polnoc* termin* dni dopoki",
  now: `
    teraz zaraz natychmiast piln* szybk* dzis dzisiaj wieczorem pospiesz* spiesz* juz migiem od+razu
    raz+dwa predko
  `,
  day: `
    poniedzial* wtorek srod* czwart* piatek piatku sobot* niedziel* jutr* jutro tydzien tygodn*
    miesiac* weekend*
  `,
  last: "ostatni* szans* raz",
  please: "prosz* blagam* blaga* plis pls prosic",
  speak: `
    mow mowic mowi mowisz powiedz* powiesz powie* opowiad* rozmawia* gada* wspomin* wspomn* slow*
    zdradz* zdradzaj wygad* chwal* zglasza* donos* przyzna* rozpowiad* zwierza* szepn* pisn* puszcz*
    pary+z+ust mowmy mowisz+nikomu opowiesz chlap* papl* mru zwierz* rozglasz* potwierdz* zaprzecz*
    szept* pary
  `,
  hide: `
    ukry* ukryw* schowa* chowa* milcz* cicho cisz* dyskretn* dyskrecj* potajemn* zatai* zataj*
    zachowa* zachowaj przemilcz* skrywa* ukrad* kryjom* kryc sza ciii css klodk* zebami zachow*
    skryj* dyskrec* anonim* wycisz*
  `,
  lie: `
    klam* sklam* wymysl* uda* udawa* udawaj zmysl* niby sciemni* naklam* wmow* sciem* pomylk* mow+ze
    powiedz+ze powiesz+ze
  `,
  delete: `
    usun* usuw* skasuj* skasowa* kasuj* kasowa* wykasuj* zniszcz* spal* wyrzuc* wyczysc* podrzyj*
    wymaz* kosz podrzec historie odinstal*
  `,
  know: `
    wie wiedz* wiedzia* dowie* wiesz zorient* domysl* zrozumie* rozumi* odkry* pozna* poznaj
  `,
  ask: "pyta* zapyta* spyta* pytani* pyt",
  look: "widzi* widzie* zobaczy* patrz* czyta* przeczyta* zajrz* oglada* podglada* podejrz*",
  send: `
    wysl* wyslij wysyla* przesl* przeslij przesyla* podesl* podeslij przekaz* nadaj* nada* wyslac
    slij poslesz posle poslij podrzuc* wrzuc*
  `,
  give: `
    daj* dac dasz podaj* podac podasz da dostan* dostaje* poda oddaj przekaz dasz+mi namiar* wymien*
    notuj zapisz dyktuj* dyktowac podam dam
  `,
  write: `
    pisz* pisac napisz* napisac sms* wiadomosc czat* popisa* odpisz* pisa* glosowk* napisz+na
    pisz+na list listy popiszmy
  `,
  call: `
    zadzwon* dzwon* telefonowa* wideo* przedzwon* kamerk* zdzwoni* strzalk* domofon facetime skype
    pogada* oddzwon*
  `,
  come: `
    przyjd* przyjad* przyjedz* przyjezdz* spotka* spotkaj* wpadn* odbior* odbierz* odwiedz* podjad*
    zajad* drzwi* zapraszam podrzuce czekam+pod drugie+pietro zejdz*
  `,
  find: `
    znajd* znajdz* szuka* poszuka* dodaj* dodac zapros* obserwuj* kontakt* skontakt* zeskanuj* klik*
    wyszuka* wpisz* sciagnij* zainstaluj* pobierz* link linku pinezk* kod+z dopisz* dodaj+mnie fejs*
    google
  `,
  pay: `
    zaplac* plac* placi* przele* przelew* przelac wplac* wplat* oplac* doplac* zasil* zalicz* wyloz*
    pokry* dorzuc* zrzut* sfinansuj* zafunduj* sponsor* blik* wloz* wyplac* wyplat* doladuj* doloz*
    zarzuc* zatwierdz*
  `,
  lend: `
    pozycz* pozyczk* pozyczysz zwroc* zwrot* oddam odda* kredyt* odda zyrow* podzyruj* porecz*
    zyrant* wisz*
  `,
  help: `
    pomoz* pomoc* pomoz pomog* wesprz* wspar* wspier* ratuj* ratowa* uratuj* poratuj* wspomoz*
  `,
  need: `
    potrzeb* brak* brakuje brakn* zabrak* bieda* krucho splukan* go* gole kloptach ciezko ledwo
    brakuje+mi zalegam nie+mam nie+starcz* nie+stac dolka dolek
  `,
  price: "koszt* kosztuj* cena ceny drog* tani* darmo* za+darmo bezplatn*",
  earn: `
    zarob* zarabia* inwest* zainwest* zysk* trading podwoj* pomnoz* odset* bogat* interes* okazj*
    platform* kapital* lokat* prowizj* biznes* wchodzisz cynk sygnal* moneta podatek+od wklad* mnoz*
  `,
  win: `
    lotto loteri* wygral* wygran* spad* spadk* zlot* sztabk* milion* skrytk* sejf* odziedzicz*
  `,
  buy: "kup* kupic kupisz kupuj* sprzeda* zakup* kiosk* zabk* zdrap zdrapk* zdrapac wykup*",
  promise: `
    obiec* obiecal* obietnic* przysieg* przysiegn* przyrzek* slowo slowo+to mowilas mowiles
  `,
  decide: "decyd* zdecyd* decyzj* wybier* wybor* wybra* tak+albo tak+czy+nie",
  answer: `
    odpowi* odpowiad* odpisz* odezw* odezwij* reagu* odbierz odpisujesz oddzwonisz odbierasz
    rozlacz* milcz*
  `,
  wait: "czeka* poczeka* zaczeka* cierpliw* zwodz* czekal* wiecznos* dluzej ile+mozna",
  love: `
    koch* milos* kocham kochasz serc* uczuc* kochan* skarb* zalez* zalezy zakocha* slonc* slonk*
  `,
  prove: "udowod* dowod* dowiedz pokaz* test* sprawdz* dowod+milosci pokaz+ze",
  trust: "ufa* ufasz zaufa* zaufani* wierz* watp* nieufn* podejrz* wahasz",
  leaving: `
    koniec konc* odchodz* odejd* zegnaj* rozst* zerw* znika* znikn* skoncz* zapomnij* zegnam
    stracisz zostawisz koniec+z nas+nie+ma
  `,
  threat: `
    pozalu* zaluj* zniszcz* opublik* wrzuc* rozesl* konsekwenc* zobaczysz uwazaj wiem+gdzie grozi*
    zemst* zemszcz* cala+wies dowiedza* zaplacisz pokaz znajd+cie popamieta* wstyd* osmiesz*
    upubliczn* tw+mezowi nagral* nagran* screen* zrzuty pozwe pozew sad* kara* karma ostrzez*
    ostrzeg* znajde zadziera* pogrywa* garsc* zglosze doniose przyjade+pod rozlicz* opisz* wkurz*
  `,
  die: `
    umr* umier* zabij* zabic samoboj* tabletk* smierc* skocz* zrobi*+sobie zrobie+sobie ze+soba zyc
    most* zycia pociag+pod sznur pociac skoncze+ze cos+glupiego pod+pociag
  `,
  blame: `
    win* egoist* tchorz* bez+serca wstyd* zawiod* zawied* rozczarow* zostaw* porzuc* wykorzyst*
    zmarnow* marnuj* niewdziecz* podl* okrutn* zlam* lamiesz sumien* cierpi* krzywd* przez+ciebie
    rani* placz* klamca klamczuch* spie jem baba oszukal* obrzydz* posmiewisk*
  `,
  owe: "winn* winien dlug powinn* zawdzieczasz",
  block: "zablok* blokuj* ignoruj*",
  courage: `
    odwaz* odwag* boisz prawdziw* tchorz dziecinn* wstydz* strach* facet* mezczyzn* chlopem jaja
  `,
  think: "mysl* namysl* zastan* przemysl* rozmysl* wahaj* waha* kombinuj* wymow*",
  duty: "musisz musi* trzeba nalezy masz powin* zmusz* zobowiaz* podpisal* obowiazk* zadam",
  desire: "chc* chce chcesz chcial* wol* ochot* chetn*",
  ability: "moz* moglb* mogl* potraf* umi* mozesz moge",
  allow: "pozwol* daj zrob* zrobic rob* niech",
  money: `
    pieniadz* pieniedz* kas* forsa forse gotow* euro zl zlotych zlot kwot* sum* czek tysiac* tysiec*
    tys stow* stowk* hajs* grosz* kaska piatka setk* dych* dolar* funt* pieniazk* dziesiat*
    pieciuset pieset tysiaka dyszk* dwiescie trzysta czterysta piecset szescset osiemset zlotowk*
  `,
  digits: `
    zero jeden dwa trzy cztery piec szesc siedem osiem dziewiec dziesiec *nascie dwadziescia
    trzydziesci czterdziesci *dziesiat dwie podwojn* razy trojk* piatk* siodemk* osemk* dziewiatk*
    szostk* czworka* dwojk*
  `,
  banking: `
    kont* kart* pin numer+konta blik* kod kody haslo hasla iban dane+do dowod paszport* pesel
    logowani* login* skan* wyciag* zdrapk* podpis* bankow* dane rachunek rachunku aplikacj*
    zatwierdz autoryz* weryfik* okienku rata
  `,
  card: `
    kart*+podarunk* karta+podarunkowa karty+podarunkowe steam* itunes google+play doladow* prepaid*
    paysafe* kod bon bony voucher* zdrapk* zasil doladujesz google zdrap
  `,
  crypto: `
    bitcoin* krypto* crypto* walut* wallet portfel ethereum usdt btc token* binance broker* forex
    gield* akcj*
  `,
  debt: `
    dlug* komornik* zadluz* rat* mandat* kaucj* hipotek* zaleg* windyk* eksmis* chwilow* porecz*
    zyrant* wisze odcinaja odcina odetn* eksmitu* wyrzuca wyrzuci zadatek zaliczk*
  `,
  fee: `
    oplat* cl* celn* podatk* podatek manipulac* notarialn* odblok* zwoln* transport* paczk*
    przesylk* kurier* wiz* prowizj* dostaw* okup* certyfikat* zaliczk* zadatek depozyt* kaucja
  `,
  ticket: `
    bilet* lot* samolot* pociag* benzyn* paliw* taks* podroz* wiz autobus* przejazd* tankowan*
    dojazd* okeci* walizk* bagaz*
  `,
  household: `
    czynsz* wynaj* prad* rachun* gaz* ogrzewan* zakup jedzen* pieluch* lodow* pralk* samoch* auto
    warsztat* napraw* mechanik* wegiel opal laptop internet mieszkanie hydraulik*
  `,
  illness: `
    chor* szpital* operac* lek* lekarstw* leczeni* klinik* wypad* pogrzeb* dentyst* rak* zmarl*
    zabieg* rehabilit* aptek* insulin* weterynarz* leczyc turnus* goraczk* chemi*
  `,
  emergency: `
    ukrad* okrad* utkn* areszt* aresztow* wiezien* zablokow* zgub* stracil* problem* klopot* wojn*
    zolnierz* wojsk* general* misj* platform statek statku kapitan* kontrakt* wpadl* nagl* porwan*
    granic* cla clo zamrozon* zajal*
  `,
  pension: `
    emerytur* rent* oszczed* pensj* dochod* majatek majatk* mieszkan*+wlasn* wlasnosc* dzialk* dom
    ile spadek zarabiasz oszczednosci polis* odlozon* ike spadku wyplaty
  `,
  phone: "numer* nr tel telefon* komork* komorkow* cyfr* stacjonarn* kontakt+do kierunkowy",
  mail: `
    mail* email* gmail onet wp+pl interia poczt* malpa kropka o2 e+mail adres+mail* podkreslnik
  `,
  address: `
    adres* ulic* ul mieszkasz mieszkam blok* klatk* pietr* kod+pocztowy numer+domu osiedl*
    mieszkani* bram* mieszka domofon paczkomat* pinezka poste
  `,
  elsewhere: `
    gdzie+indziej gdzie+indzej poza inna+apk* innym+komunik* bezposredn* prywatn* przenies* apk*
    przejd* komunikator* signal signalu viber zangi innym+portalu inny+portal inny+czat lepszy+czat
  `,
  surname: "nazwisk* imie imieni*",
  photo: `
    zdjec* fot* film* filmik* nag* nagie rozbier* kamer* kamerk* selfi* intymn* bez+ubrania
  `,
  secret: `
    tajemnic* sekret* miedzy+nami poufn* dyskretn* w+tajemnicy tajn* nasz+sekret sekrecik dyskrecji
    miedzy+soba zostanie+miedzy szyfr* tylko+nasze cztery+sciany
  `,
  chat: "rozmow* wiadomosc* czat* histori* konwersac* esemes* zrzut* ekran* screen* korespond*",
  scam: "oszust* oszuk* naciag* falszyw* wyludz* przekret* scam* phishing spam* zlodziej*",
  laughter: "haha* hehe* hihi* lol zart* dowcip* kawal* smiech* smiej* xd",
  party: `
    niespodzian* urodzin* imienin* imprez* ciast* przepis* tort* prezent* wesel* swiet* wigili*
  `,
  past: "byl byla bylo mial* miala wczoraj dawniej kiedys lat temu byli bylem bylam",
  being: "jestes jest sa jestesmy",
  plan: "restaurac* kaw* spacer* kin* targ* kolacj* obiad* plaz* koncert* piwo piwk* wycieczk*",
  work: "prac* szef* biur* projekt* zmian* firm robot* dyzur*",
  clock: "godzin minuta pol pozniej potem kwadrans",
};
