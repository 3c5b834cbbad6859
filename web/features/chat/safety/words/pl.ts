import type { WordList } from "./kinds.ts";

export const words: WordList = {
  me: `
    ja mnie mi mna moj* moja moje mojego mojej moim moich mojemu swoj* jestem mam mojej+osoby
    mna+sama u+mnie
  `,
  you: `
    ty ciebie ci toba cie tobie twoj* twoja twoje twojej twojego pan pani panu pana twym was wam
    masz wami wasz* panstw* pania paniom panow ciebie+samej
  `,
  we: `
    my nam nas nami nasz* nasza nasze oboje dwoje razem obojgu obydwoj* dwojgu we+dwojke we+dwoje
    my+dwoje
  `,
  they: "on ona oni one jego jej im ich jemu nia niej nim nim+samym niego nimi tamten tamta tamci",
  kin: `
    cork* corc* syn* dzieck* dziec* brat* siostr* maz meza mezowi zon* matk* ojc* ojciec mam* tat*
    rodzin* eks byly byla przyjaci* kolezank* koleg* sasiad* wnuk* wnucz* ziec* synow* szwag*
    bratan* siostrzen* wuj* ciotk* ciot* kuzyn* rodzic* partner* kumpel* narzeczon* znajom* bliscy
    bliskim babci* dziadk* tesciow* matce mezu swoim bliskich opiekunk* kumpl* krewn* twoi twoim moi
    pasierb* macoch* chrzesnia* chrzestn* malzon* psiapsi* staremu stary+twoj prawnuk* blizniak*
    famili* bajtl* slubn* mezulk* mezus* jedynak* stryj* swat* pociech*
  `,
  authority: `
    bank* policj* notariusz* lekarz* ksiedz* ksiedzu doradc* adwokat* kasjer* urzednik* urzad*
    skarbow* mops opiekun* prawnik* pracownik* okienk* prokurat* spowiedz* proboszcz* sad sadu sadem
    komend* dzielnicow* ambasad* parafi* mecenas* pielegniark* kontrol* komornik* konsul* inspektor*
    nadawca+urzed zus krus fiskus* celnik* oficer* dowodc* komisariat* interpol cbs pastor* biskup*
    straznik* strazy+granicznej kurator* rzecznik* dyplomat* kancelari* placowk* oddzial+banku
    infolini* knf lawnik* posterunk*
  `,
  site: `
    stron* portal* moderator* administrac* administrator* obslug* profil* tutaj tu kredyt abonament*
    konto serwis* zglasz* zglos* support pomoc+techniczna admin* regulamin* platforma+randkowa
    moderac* zalogow* apce aplikacji+randkowej
  `,
  nobody: "nikt nikogo nikomu nikim zywej ani+zywej ani+jednej+osobie zadna+osoba nikomusi+nikogo",
  someone: `
    kto* ktos komu* inni inny innym innych ludzi* ludzie wszysc* kazd* wszystkim cala ktokolwiek
    obcym obcych osob+trzecich osoby+trzecie postronn* reszta+swiata caly+swiat cale+miasto pol+wsi
    ludzmi ktokolwiek+inny
  `,
  not: `
    nie nigdy bez ani zadn* nawet wcale bynajmniej w+zadnym+razie pod+zadnym+pozorem ani+troche niy
  `,
  nothing: "nic niczego niczym ani+slowa ani+mru ni+slowa ani+slowka ani+pary zero+informacji figa",
  if: "jesli jezeli jak gdy gdyby kiedy skoro jesliby gdybys jezeliby w+razie o+ile jakby jakbys",
  else: `
    inaczej albo bo lub przeciwnym w+przeciwnym+wypadku bo+jak+nie jak+nie+to ewentualnie a+jak+nie
  `,
  only: "tylko jedynie wylacznie sam wylaczn* tylko+ty tylko+ja li+tylko",
  until: `
    do przed zanim ciagu godzin* minut* polnoc* termin* dni dopoki najpozniej nim+bedzie dopoty
    w+ciagu+doby do+wieczora do+rana do+poludnia
  `,
  now: `
    teraz zaraz natychmiast piln* szybk* dzis dzisiaj wieczorem pospiesz* spiesz* juz migiem od+razu
    raz+dwa predko niezwlocz* czym+predzej w+tej+chwili w+tej+sekundzie bezzwloczn* ekspresow*
    blyskawiczn* w+trymiga asap prosto+z+mostu w+try+miga jak+najszybciej
  `,
  day: `
    poniedzial* wtorek srod* czwart* piatek piatku sobot* niedziel* jutr* jutro tydzien tygodn*
    miesiac* weekend* pojutrz* przedwczor* doba doby
  `,
  last: "ostatni* szans* raz ostateczn* ultimatum po+raz+ostatni drugiej+szansy nie+powtorz*",
  please: `
    prosz* blagam* blaga* plis pls prosic uprzejmie+prosz* upraszam ublaga* zaklina* na+kolanach
    na+milosc+boska bardzo+prosze
  `,
  speak: `
    mow mowic mowi mowisz powiedz* powiesz powie* opowiad* rozmawia* gada* wspomin* wspomn* slow*
    zdradz* zdradzaj wygad* chwal* zglasza* donos* przyzna* rozpowiad* zwierza* szepn* pisn* puszcz*
    pary+z+ust mowmy mowisz+nikomu opowiesz chlap* papl* mru zwierz* rozglasz* potwierdz* zaprzecz*
    szept* pary wypapl* plotk* rozgad* mielic+jezor* jezykiem+miel* wychlap* rozpowiedz* oznajm*
    wyzna* konsultow* wyjaw* ujawni* godej napomk* zajakn* bakn* rozplot*
  `,
  hide: `
    ukry* ukryw* schowa* chowa* milcz* cicho cisz* dyskretn* dyskrecj* potajemn* zatai* zataj*
    zachowa* zachowaj przemilcz* skrywa* ukrad* kryjom* kryc sza ciii css klodk* zebami zachow*
    skryj* dyskrec* anonim* wycisz* zamaskuj* maskow* pod+poduszk* pod+materac* ekranem+do po+cichu
    cichacz* cichutk* chylk* zakamufl* zamilcz* jak+grob buzi* na+klodk* gebe+na jezyk+za+zebami
    w+ukryciu skryt* incognito niepostrzezen* utajn* za+plecami bez+swiadk* zasun* zakry* skitra*
    kitra*
  `,
  lie: `
    klam* sklam* wymysl* uda* udawa* udawaj zmysl* niby sciemni* naklam* wmow* sciem* pomylk* mow+ze
    powiedz+ze powiesz+ze bujda bujdy nalg* oklam* zelga* lga* zaprzecz* wymow* wymigaj* zmyl* kit
    pretekst* zbuj* zalg* nabuj* dla+niepoznaki naucz+sie+odpowiadac podaj+inny oficjalnie+jedziesz
    lipn* nieprawd*
  `,
  delete: `
    usun* usuw* skasuj* skasowa* kasuj* kasowa* wykasuj* zniszcz* spal* wyrzuc* wyczysc* podrzyj*
    wymaz* kosz podrzec historie odinstal* zetrzyj* wywal* oproznij* pozbadz* zlikwiduj* sformat*
    wyloguj* reset* zresetuj* delete dezaktyw* zamaz* zamknij+konto
  `,
  know: `
    wie wiedz* wiedzia* dowie* wiesz zorient* domysl* zrozumie* rozumi* odkry* pozna* poznaj skapn*
    skuma* kumasz polap* przylap* nakry* wyjdzie+na+jaw wyczuj* dotrze+do zauwaz* zczai* skojarz*
    wpasc+na
  `,
  ask: `
    pyta* zapyta* spyta* pytani* pyt dopytuj* dopyta* wypyt* docieka* indagow* przesluch* przepyt*
    zagadn*
  `,
  look: `
    widzi* widzie* zobaczy* patrz* czyta* przeczyta* zajrz* oglada* podglada* podejrz* zerka* zerkn*
    gapi* przeglad* szpieg* szpicl* obejrz* wgapi* lustruj* podpatr* zagladaj* lornet*
  `,
  send: `
    wysl* wyslij wysyla* przesl* przeslij przesyla* podesl* podeslij przekaz* nadaj* nada* wyslac
    slij poslesz posle poslij podrzuc* wrzuc* nades* odesl* odsyl* posyl* zalacz* puscic+przelew
    puszcze+ci rzuc+mi slac
  `,
  give: `
    daj* dac dasz podaj* podac podasz da dostan* dostaje* poda oddaj przekaz dasz+mi namiar* wymien*
    notuj zapisz dyktuj* dyktowac podam dam dawaj dej podrzuc+mi udostepn* wrecz* ofiaruj* sypn*
    rzuc+namiar* dawac przedyktuj* zostaw+numer zostaw+namiar* zanotuj* zdradz+numer uzycz* dadza
  `,
  write: `
    pisz* pisac napisz* napisac sms* wiadomosc czat* popisa* odpisz* pisa* glosowk* napisz+na
    pisz+na list listy popiszmy skrobn* naskrob* esemes* wiadomk* koresponduj* korespondow* zapuk*
    zagadaj* wal+na pisuj* wiadomosci+prywatnej priv priva prv
  `,
  call: `
    zadzwon* dzwon* telefonowa* wideo* przedzwon* kamerk* zdzwoni* strzalk* domofon facetime skype
    pogada* oddzwon* przekrec* wykrec* dryn* sluchawk* zdzwank* polaczeni* zadryndaj* glosow*
    odezwac+telef* kamerce zatelefon*
  `,
  come: `
    przyjd* przyjad* przyjedz* przyjezdz* spotka* spotkaj* wpadn* odbior* odbierz* odwiedz* podjad*
    zajad* drzwi* zapraszam podrzuce czekam+pod drugie+pietro zejdz* wpadaj zajrzyj+do+mnie podejdz*
    wejdz* wstap* nocuj* przenocuj* zawitaj* zapuk* wbijaj wbij przylec* nawiedz* do+mnie+do+domu
    stoje+pod przybadz* wpraszam otworz
  `,
  find: `
    znajd* znajdz* szuka* poszuka* dodaj* dodac zapros* obserwuj* kontakt* skontakt* zeskanuj* klik*
    wyszuka* wpisz* sciagnij* zainstaluj* pobierz* link linku pinezk* kod+z dopisz* dodaj+mnie fejs*
    google odszuka* odnajd* namierz* lokaliz* wygugl* gugl* odnalez* followuj* obczaj* lajk*
    zaobserw* pod+nickiem nick* ksywk* zainstalow* insta ig qr
  `,
  pay: `
    zaplac* plac* placi* przele* przelew* przelac wplac* wplat* oplac* doplac* zasil* zalicz* wyloz*
    pokry* dorzuc* zrzut* sfinansuj* zafunduj* sponsor* blik* wloz* wyplac* wyplat* doladuj* doloz*
    zarzuc* zatwierdz* zblik* bliczk* uiszcz* uisc* ureguluj* uregulow* rozlicz* zasponsor*
    przelac+na dofinans* zrefunduj* zabul* bul* wybul* postaw+mi zbiork* datk* darowizn* wysup*
    moneygram western+union
  `,
  lend: `
    pozycz* pozyczk* pozyczysz zwroc* zwrot* oddam odda* kredyt* odda zyrow* podzyruj* porecz*
    zyrant* wisz* odda+z+nawiazk* podzyr* zyruj* do+wyplaty na+procent chwilowk* pod+zastaw zastaw*
    lombard* z+nawiazka splac* weksl* na+kreche rozpisz+na+raty odpracuj* odrobie
  `,
  help: `
    pomoz* pomoc* pomoz pomog* wesprz* wspar* wspier* ratuj* ratowa* uratuj* poratuj* wspomoz*
    dopomoz* poratow* podratuj* wspom* wybaw* ocal* reke+podaj ratunk* ratunek odratuj* dobroczyn*
    milosierdz*
  `,
  need: `
    potrzeb* brak* brakuje brakn* zabrak* bieda* krucho splukan* go* gole kloptach ciezko ledwo
    brakuje+mi zalegam nie+mam nie+starcz* nie+stac dolka dolek przymier* glod* zrujnow* bankrut*
    zbankrut* bez+grosza bez+srodk* pod+kresk* puste+konto pusty+portfel pusta+lodowk* do+pierwszego
    nie+dopina* nedz* ubog* niedostat* pod+sciana bez+dachu marzn* spluka* nie+wystarcz* przyparl*
    niezaplacon* konca+z+koncem
  `,
  price: `
    koszt* kosztuj* cena ceny drog* tani* darmo* za+darmo bezplatn* stawk* cennik* przeplac* gratis*
    nieodplatn* za+friko friko polowe+ceny taryf* wartosc+domu wycen*
  `,
  earn: `
    zarob* zarabia* inwest* zainwest* zysk* trading podwoj* pomnoz* odset* bogat* interes* okazj*
    platform* kapital* lokat* prowizj* biznes* wchodzisz cynk sygnal* moneta podatek+od wklad* mnoz*
    lewar* dochod+pasywn* pasywn* stopa+zwrotu zwrot+z kroci* trader* tradow* obracam+kas*
    gwarantowan* procent+miesiecz* wklad+wlasny wspolnik* akcjonar* dywidend* portfel+inwest*
    podwaja* potroi* potroj* kokos* szybki+zysk pewniak* mentor* wchodz+ze+mna
  `,
  win: `
    lotto loteri* wygral* wygran* spad* spadk* zlot* sztabk* milion* skrytk* sejf* odziedzicz*
    jackpot* los+na+loterii nagrod* wylosow* losowani* testament* diament* klejnot* bizuteri*
    fortun* schede scheda bilion* kumulacj* kosztownosc*
  `,
  buy: `
    kup* kupic kupisz kupuj* sprzeda* zakup* kiosk* zabk* zdrap zdrapk* zdrapac wykup* zafund*
    sprezent* nabyc nabedziesz odkupi* zamow* dokup* spieniez* uplynnij* wyprzeda* opchn*
  `,
  promise: `
    obiec* obiecal* obietnic* przysieg* przysiegn* przyrzek* slowo slowo+to mowilas mowiles slubow*
    przyrzecz* dane+slowo dotrzym* zarzek* umowa+stoi na+wszystkie+swietosci gruszki+na
    zapewniam+cie
  `,
  decide: `
    decyd* zdecyd* decyzj* wybier* wybor* wybra* tak+albo tak+czy+nie postanow* rozstrzyg*
    albo+rybki woz+albo+przewoz woz+albo albo+ona albo+on albo+ja na+co+stawiasz
  `,
  answer: `
    odpowi* odpowiad* odpisz* odezw* odezwij* reagu* odbierz odpisujesz oddzwonisz odbierasz
    rozlacz* milcz* odzywaj* odpisac odpisuj* odpisal* oddzwan* odczytal* wyswietlone ignor*
    bez+odpowiedzi zamilkl* wisisz+mi+odpowiedz gluch*
  `,
  wait: `
    czeka* poczeka* zaczeka* cierpliw* zwodz* czekal* wiecznos* dluzej ile+mozna oczekuj* wyczekuj*
    doczeka* tracic+czas nie+mam+calego+dnia licze+do odlicz* tik+tak przeciag* zwlek*
  `,
  love: `
    koch* milos* kocham kochasz serc* uczuc* kochan* skarb* zalez* zalezy zakocha* slonc* slonk*
    kotku misiu misiacz* aniolk* zlotk* najdrozsz* ukochan* bejbe rybko perelk* ksiezniczk*
    kwiatuszk* moj+skarb zabci* bratni* pokocha* malenk* krolow* tesknot* zonko+moja my+love honey
    darling
  `,
  prove: `
    udowod* dowod* dowiedz pokaz* test* sprawdz* dowod+milosci pokaz+ze wykaz+sie udowadn*
    zaswiadcz* przekonaj+mnie potwierdz+ze
  `,
  trust: `
    ufa* ufasz zaufa* zaufani* wierz* watp* nieufn* podejrz* wahasz dowierz* niedowierz* zwatp*
    uwierz* wiary+w+mnie polegaj* bez+zaufania sprawdzasz+mnie zawierz*
  `,
  leaving: `
    koniec konc* odchodz* odejd* zegnaj* rozst* zerw* znika* znikn* skoncz* zapomnij* zegnam
    stracisz zostawisz koniec+z nas+nie+ma zrywam opuszcz* porzuc* to+juz+koniec bez+ciebie
    wiecej+nie+zobacz* nie+zobaczysz+mnie skresl* wyprowadz* spadaj miedzy+nami+koniec rozejsc
    spakuj*
  `,
  threat: `
    pozalu* zaluj* zniszcz* opublik* wrzuc* rozesl* konsekwenc* zobaczysz uwazaj wiem+gdzie grozi*
    zemst* zemszcz* cala+wies dowiedza* zaplacisz pokaz znajd+cie popamieta* wstyd* osmiesz*
    upubliczn* tw+mezowi nagral* nagran* screen* zrzuty pozwe pozew sad* kara* karma ostrzez*
    ostrzeg* znajde zadziera* pogrywa* garsc* zglosze doniose przyjade+pod rozlicz* opisz* wkurz*
    pobij* zabije+cie zajebi* dopadn* dorw* odegra* odplac* zaplaty+krw* oskarz* donies* donos*
    skompromit* kompromit* zrujnuj* udostepnie+wszystkim wszyscy+zobacza wszystkim+znajom* pod+domem
    pod+twoim+blokiem znam+twoj* wiem+gdzie+mieszkasz wiem+o+ktorej zobaczymy+kto szantaz*
    spalic+dom podpal* trucizn* otruj* strzelb* nozem polam* nogi+z wypadki+chodz* pamietaj+co
    po+dobroci radze+ci teczke+na haki+na hak+na popamiet* klatw* zle+skoncz* nie+rec* twoja+strata
    oberw* policze+sie wywiesz* przefason* zobaczysz+jeszcze ukarz* pokarze
  `,
  die: `
    umr* umier* zabij* zabic samoboj* tabletk* smierc* skocz* zrobi*+sobie zrobie+sobie ze+soba zyc
    most* zycia pociag+pod sznur pociac skoncze+ze cos+glupiego pod+pociag wieszam+sie powiesze
    podetn* podciac podciecia tne+sie tna+sie gaz+odkrecony wiadukt* skonczyc+z+zyciem odebrac+sobie
    nie+dozyj* nie+chce+zyc list+pozegnaln* zastrzel* przedawk* rzuce+sie koniec+ze+mna pochow*
    trumn* utop* zgin* dobije+mnie zdychaj zdech* na+tamten+swiat powiesze+sie sobie+zyly
  `,
  blame: `
    win* egoist* tchorz* bez+serca wstyd* zawiod* zawied* rozczarow* zostaw* porzuc* wykorzyst*
    zmarnow* marnuj* niewdziecz* podl* okrutn* zlam* lamiesz sumien* cierpi* krzywd* przez+ciebie
    rani* placz* klamca klamczuch* spie jem baba oszukal* obrzydz* posmiewisk* samolub* zdrajc*
    zdradzil* poswiecil* latawic* skner* bezdusz* bezlitosn* nieczul* nie+masz+serca przez+twoj*
    twoja+wina na+twojej+glowie na+twoim+sumieniu wyrodn* niewiern* szmat* dziwk* idiot* kretyn*
    gowniar* zadrw* zimna+jak zlamalas+mi zranil* tyle+serca skapiec skapstw* skapic
  `,
  owe: `
    winn* winien dlug powinn* zawdzieczasz wdzieczn* zadluzon* rewanz* odwdziecz* nalezy+mi+sie
    na+krzywy zwrocisz+mi
  `,
  block: "zablok* blokuj* ignoruj* zbanow* banuj* blokad* odblokuj* wyrzuc+mnie+ze usun+mnie+ze",
  courage: `
    odwaz* odwag* boisz prawdziw* tchorz dziecinn* wstydz* strach* facet* mezczyzn* chlopem jaja
    smialosc* smialy mazgaj* cykor* pekasz pekaj* baba+jestes meski* mesko po+mesku klasa+i z+klasa
    nie+badz+dzieckiem dorosnij* dorosl* dojrza* bez+jaj
  `,
  think: `
    mysl* namysl* zastan* przemysl* rozmysl* wahaj* waha* kombinuj* wymow* dumaj* medytuj* rozwaz*
    przekalkul* kalkuluj* dlugo+sie+wahasz
  `,
  duty: `
    musisz musi* trzeba nalezy masz powin* zmusz* zobowiaz* podpisal* obowiazk* zadam zabrani*
    zakaz* wymag* zadan* rozkaz* kaze nakaz* przymus* niewolno nie+wolno nie+wolno+ci
    koniecznie+musisz zobligow* narzuc* domag* posluszn* sluchaj+sie masz+sluchac
  `,
  desire: "chc* chce chcesz chcial* wol* ochot* chetn* pragn* marz* z+checia laknij* mam+ochote",
  ability: "moz* moglb* mogl* potraf* umi* mozesz moge zdola* dalbys dalabys dasz+rade w+stanie",
  allow: `
    pozwol* daj zrob* zrobic rob* niech zezwol* dopusc* zgodz* zgode pozwal* przystan* upowazn*
  `,
  money: `
    pieniadz* pieniedz* kas* forsa forse gotow* euro zl zlotych zlot kwot* sum* czek tysiac* tysiec*
    tys stow* stowk* hajs* grosz* kaska piatka setk* dych* dolar* funt* pieniazk* dziesiat*
    pieciuset pieset tysiaka dyszk* dwiescie trzysta czterysta piecset szescset osiemset zlotowk*
    monet* banknot* kafel* kola+zlotych dwa+kola trzy+kola piecdziesiat* dwie+stowy szmal* sianko
    mamon* bejmy bejmow banka+zlotych funciak* zeta zety zetow zloteczk* zlociszcz* pln usd gbp eur
    milion+dolarow kieszonkow* finans* srodki srodkow na+lapke dutk* forsy
  `,
  digits: `
    zero jeden dwa trzy cztery piec szesc siedem osiem dziewiec dziesiec *nascie dwadziescia
    trzydziesci czterdziesci *dziesiat dwie podwojn* razy trojk* piatk* siodemk* osemk* dziewiatk*
    szostk* czworka* dwojk* jedynk* zera zer oo dwiescie tysiecy tysiaca dziewiecset siedemset
    osiemdziesiat zero+zero trzy+zera cyferk*
  `,
  banking: `
    kont* kart* pin numer+konta blik* kod kody haslo hasla iban dane+do dowod paszport* pesel
    logowani* login* skan* wyciag* zdrapk* podpis* bankow* dane rachunek rachunku aplikacj*
    zatwierdz autoryz* weryfik* okienku rata przelewow* subkont* konto+oszczed* rachunk* oddzial*
    srodki+na blokada+konta anydesk teamviewer token pulpit* zdaln* bik kredytow* numer+rachunku
    swift mobywatel pin+do cvv cvc trzy+cyfry trzycyfrow* debet* limit+na lokat* zdolnosc+kredytowa
    upowaznien* pelnomocn* profil+zaufany kod+z+sms kod+blik elixir revolut wise paypal
  `,
  card: `
    kart*+podarunk* karta+podarunkowa karty+podarunkowe steam* itunes google+play doladow* prepaid*
    paysafe* kod bon bony voucher* zdrapk* zasil doladujesz google zdrap karta+upominkowa
    karty+upominkow* upominkow* razer apple amazon* psn xbox doladuj* zdrapany kod+spod kod+z+karty
    vanilla neosurf kody+z giftcard gift+card paragon*
  `,
  crypto: `
    bitcoin* krypto* crypto* walut* wallet portfel ethereum usdt btc token* binance broker* forex
    gield* akcj* blockchain* eth tether altcoin* dogecoin* metatrader coin* metamask nft
    kantor+krypto staking* adres+portfela stablecoin*
  `,
  debt: `
    dlug* komornik* zadluz* rat* mandat* kaucj* hipotek* zaleg* windyk* eksmis* chwilow* porecz*
    zyrant* wisze odcinaja odcina odetn* eksmitu* wyrzuca wyrzuci zadatek zaliczk* wierzyciel*
    egzekuc* zajecie+konta potracen* alimen* bankruct* upadlosc* debet* bik parabank* lichw*
    przeterminow* licytac* licytuj* niesplac* nieoplac* zajecie odsetki+rosna weksel
  `,
  fee: `
    oplat* cl* celn* podatk* podatek manipulac* notarialn* odblok* zwoln* transport* paczk*
    przesylk* kurier* wiz* prowizj* dostaw* okup* certyfikat* zaliczk* zadatek depozyt* kaucja
    spedycj* oclen* akcyz* skladk* wpisow* rejestracyjn* grzywn* lapowk* haracz* magazynow*
    oplata+skarbow* dyplomatycz* ubezpieczeni* vat przesylke+zatrzym* wykup+paczki kontener* bta
  `,
  ticket: `
    bilet* lot* samolot* pociag* benzyn* paliw* taks* podroz* wiz autobus* przejazd* tankowan*
    dojazd* okeci* walizk* bagaz* rezerwac* zarezerw* przelot* wizow* taryfa+taxi uber* taxi
    flixbus* peron* hotel* nocleg* odpraw* bookow* zabukow* paszportow* blablacar
  `,
  household: `
    czynsz* wynaj* prad* rachun* gaz* ogrzewan* zakup jedzen* pieluch* lodow* pralk* samoch* auto
    warsztat* napraw* mechanik* wegiel opal laptop internet mieszkanie hydraulik* komorn*
    media+w+domu licznik* nieoplacony lawet* holown* opon* akumulator* butl* drewno+na karma+dla
    dach+przecieka piec+padl junkers* bojler* podrecznik* czesn* wyprawk* buty+dla mleko+dla
    pampers* traktor* ciagnik*
  `,
  illness: `
    chor* szpital* operac* lek* lekarstw* leczeni* klinik* wypad* pogrzeb* dentyst* rak* zmarl*
    zabieg* rehabilit* aptek* insulin* weterynarz* leczyc turnus* goraczk* chemi* nowotwor*
    bialaczk* przeszczep* nerk* wylew udar* zawal* dializ* respirator* oiom sor hospicj* kroplowk*
    recept* tomograf* rezonans* zlaman* gips* protez* krwotok* karetk* erka pogotow* sanatori*
    chirurg* onkolog* kardiolog* transfuz* szczepion* umierajac* znachor* spiaczk* zapalen* trumna
  `,
  emergency: `
    ukrad* okrad* utkn* areszt* aresztow* wiezien* zablokow* zgub* stracil* problem* klopot* wojn*
    zolnierz* wojsk* general* misj* platform statek statku kapitan* kontrakt* wpadl* nagl* porwan*
    granic* cla clo zamrozon* zajal* napad* areszci* policja+mnie kaucje zakladnik* baza+wojskow*
    bazie+wojskow* wiertnic* platformie+wiert* na+morzu syri* jemen* afganist* ghan* nigeri* wypadek
    wypadku katastrof* uwiez* pozar* powodz* zalalo ewakuac* rozkraczy* bez+paszportu bez+dokumentow
    ostrzal* rannego dezerter* onz nato porwal* zamrozil* skonfisk* zarekwir* koczuj* bezdomn*
  `,
  pension: `
    emerytur* rent* oszczed* pensj* dochod* majatek majatk* mieszkan*+wlasn* wlasnosc* dzialk* dom
    ile spadek zarabiasz oszczednosci polis* odlozon* ike spadku wyplaty emeryt* zus krus lokat*
    skarpecie skarpety+na hektar* gospodark* nieruchomos* dorob* uposaz* na+reke odlozyl* odlozyc
    zaskorniak* na+czarna+godzine posag* kosztownosci czynszow* kamienic* renta+po dopisz+mnie
    dziedzicz*
  `,
  phone: `
    numer* nr tel telefon* komork* komorkow* cyfr* stacjonarn* kontakt+do kierunkowy komora fon tele
    cyferk* kontakt+telefon* sim kierunkow* smartfon* domowy+numer pod+numer na+jaki+numer
    linia+telefon* infoli*
  `,
  mail: `
    mail* email* gmail onet wp+pl interia poczt* malpa kropka o2 e+mail adres+mail* podkreslnik
    elektronicz* poczta+elektron* malpk* outlook yahoo hotmail o2+pl kropeczk* kropke kropka+pl
    kropka+com mejl* adres+elektron* podkreslnik*
  `,
  address: `
    adres* ulic* ul mieszkasz mieszkam blok* klatk* pietr* kod+pocztowy numer+domu osiedl*
    mieszkani* bram* mieszka domofon paczkomat* pinezka poste zamieszka* mieszkac+pod lokalizac* gps
    zameld* furtk* dzwonek dom+numer numer+mieszkania w+ktorym+domu ktorym+bloku ktora+klatka
    posesj* przecznic* parter* alejk* skrytka+pocztow* klucz+pod wycieraczk* dokladny+adres podworz*
    chalup* chata
  `,
  elsewhere: `
    gdzie+indziej gdzie+indzej poza inna+apk* innym+komunik* bezposredn* prywatn* przenies* apk*
    przejd* komunikator* signal signalu viber zangi innym+portalu inny+portal inny+czat lepszy+czat
    whatsapp* watsap* lotsap* whatsup* wacap* lacap* messenger* mesendzer* mesia mesiu mesio
    telegram* snap* discord* instagram* tiktok* skajp* skype* wechat* hangouts* gg gadu+gadu zoom
    google+chat samolocik* zielona+ikon* zielonej+ikon* poza+portalem poza+strona poza+ta+strona
    inne+miejsce innym+miejscu inna+aplikac* inny+komunik* innej+stronie zmienmy+miejsce
    uciekajmy+stad stad na+priv prive normalnie+pogadac na+zywo+pogadac
  `,
  surname: `
    nazwisk* imie imieni* godnosc panienski* pseudonim* przezwisk* ksyw* inicjal* pelne+dane
  `,
  photo: `
    zdjec* fot* film* filmik* nag* nagie rozbier* kamer* kamerk* selfi* intymn* bez+ubrania
    w+bieliznie bielizn* golas* roznegliz* cyck* pupa masturb* erotycz* goracych ujec* pokaz+cialo
    nude* pornograf* pikant* zdjatk* portret* toples* film+z+toba snapy
  `,
  secret: `
    tajemnic* sekret* miedzy+nami poufn* dyskretn* w+tajemnicy tajn* nasz+sekret sekrecik dyskrecji
    miedzy+soba zostanie+miedzy szyfr* tylko+nasze cztery+sciany konspirac* konspiruj* nasza+sprawa
    nasza+rzecz nie+do+powtorz* nie+do+powtarz* zachowaj+dla+siebie dla+siebie zostaw+dla+siebie
    nikomu+ani tylko+ty+i+ja my+dwoje+wiemy nie+dla+obcych nieoficjaln* zakulisow* w+zaufaniu
    po+kryjomu cztery+oczy w+cztery+oczy top+secret zmow* uklad+miedzy pod+stolem poufal*
    oczy+nie+widza serce+nie+boli haslo+umowne miedzy+nami+mowiac klauzul* incognito
  `,
  chat: `
    rozmow* wiadomosc* czat* histori* konwersac* esemes* zrzut* ekran* screen* korespond* czacie
    wiadomostk* pogawed* dymek skrin* archiwum+rozmow watku powiadomieni* wydruk*
  `,
  scam: `
    oszust* oszuk* naciag* falszyw* wyludz* przekret* scam* phishing spam* zlodziej* oszwab*
    kanciarz* kant kanciarstw* wykiw* nabral* wkrecaj* wkret* przekreciarz* fejk* fake bot boty
    nigeryjsk* hochsztap* wydymal* kradzie* podszyw* podszyl* na+wnuczka na+policjanta catfish*
    uwaga+na+oszust*
  `,
  laughter: `
    haha* hehe* hihi* lol zart* dowcip* kawal* smiech* smiej* xd usmial* ubaw* rotfl smieszn*
    smieszk* xdd zarcik* humor* komedi* kabaret* anegdot* buahah*
  `,
  party: `
    niespodzian* urodzin* imienin* imprez* ciast* przepis* tort* prezent* wesel* swiet* wigili*
    rocznic* jubileusz* komuni* chrzcin* wielkanoc* sylwester* sylwestr* mikolaj* gwiazdk* dozynk*
    tancow* potancow* zabaw* grill* ognisk* zaduszk* jajk* pisank* pierog* sernik* makowiec* rosol*
    zurek zurk* nalesnik* andrzejk* bigos* kiermasz* festyn*
  `,
  past: `
    byl byla bylo mial* miala wczoraj dawniej kiedys lat temu byli bylem bylam niegdys ongis
    swego+czasu przedtem pracowal* sluzyl* zeszl* ubiegl* wczoraj* onegdaj przeszlosc* dawno
    za+mlodu mlodosc* wowczas
  `,
  being: "jestes jest sa jestesmy jestescie bedzie bedziesz bede+sie bywa bywam",
  plan: `
    restaurac* kaw* spacer* kin* targ* kolacj* obiad* plaz* koncert* piwo piwk* wycieczk* deptak*
    muze* teatr* wystaw* park parku lody lodziarn* kregl* basen* rower* cukierni* filharm* zoo
    kajak* oper* festiwal* potancowk* rynek rynku fontann* molo jarmark*
  `,
  work: `
    prac* szef* biur* projekt* zmian* firm robot* dyzur* etat* zawod* kolega+z+pracy korpo* fabryk*
    magazyn* budow* kierownik* kierowniczk* nauczyciel* emerytowan* delegacj* szkoleni* nocka nocki
    nocce zakladz* urlop* stolarz* krawcow* maszynist* kierowc* sprzata* sklepow*
  `,
  clock: `
    godzin minuta pol pozniej potem kwadrans kwadrans* poltorej minut* sekund* polnocy poludnie
    poludniu zegar* godz o+ktorej osiemnast* dwudziest* siedemnast* pietnast* rano+o
  `,
};
