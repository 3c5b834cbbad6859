import type { WordList } from "./kinds.ts";

export const words: WordList = {
  me: `
    ja mnie mi mna moj* moja moje mojego mojej moim moich mojemu swoj* jestem mam mojej+osoby
    mna+sama u+mnie mnom mie moja+osoba moja+osobe ze+mna beze+mnie przy+mnie jestem+sam
  `,
  you: `
    ty ciebie ci toba cie tobie twoj* twoja twoje twojej twojego pan pani panu pana twym was wam
    masz wami wasz* panstw* pania paniom panow ciebie+samej tobom twoich twoim* szanown* wacpan*
    drogi+panie droga+pani pansk* panska+osoba
  `,
  we: `
    my nam nas nami nasz* nasza nasze oboje dwoje razem obojgu obydwoj* dwojgu we+dwojke we+dwoje
    my+dwoje nasi my+obie my+obaj wspoln* z+toba+i+ze we+dwoch obojgiem
  `,
  they: `
    on ona oni one jego jej im ich jemu nia niej nim nim+samym niego nimi tamten tamta tamci tamte*
    tamty* jegomosc owa ci+ludzie tacy+ludzie oni+wszyscy
  `,
  kin: `
    cork* corc* syn* dzieck* dziec* brat* siostr* maz meza mezowi zon* matk* ojc* ojciec mam* tat*
    rodzin* eks byly byla przyjaci* kolezank* koleg* sasiad* wnuk* wnucz* ziec* synow* szwag*
    bratan* siostrzen* wuj* ciotk* ciot* kuzyn* rodzic* partner* kumpel* narzeczon* znajom* bliscy
    bliskim babci* dziadk* tesciow* matce mezu swoim bliskich opiekunk* kumpl* krewn* twoi twoim moi
    pasierb* macoch* chrzesnia* chrzestn* malzon* psiapsi* staremu stary+twoj prawnuk* blizniak*
    famili* bajtl* slubn* mezulk* mezus* jedynak* stryj* swat* pociech* babuni* dziadek dziadzi*
    matul* chlopak* dziewczyn* tesc tesci* braciszk* corenk* corus* wnusi* pradziad* prababc* ex exa
    byly+maz byla+zona druh
  `,
  authority: `
    bank* policj* notariusz* lekarz* ksiedz* ksiedzu doradc* adwokat* kasjer* urzednik* urzad*
    skarbow* mops opiekun* prawnik* pracownik* okienk* prokurat* spowiedz* proboszcz* sad sadu sadem
    komend* dzielnicow* ambasad* parafi* mecenas* pielegniark* kontrol* komornik* konsul* inspektor*
    nadawca+urzed zus krus fiskus* celnik* oficer* dowodc* komisariat* interpol cbs pastor* biskup*
    straznik* strazy+granicznej kurator* rzecznik* dyplomat* kancelari* placowk* oddzial+banku
    infolini* knf lawnik* posterunk* sedzi* sad+rodzinny prezes* dyrektor* szeryf general*
    pulkownik* major* porucznik* kapral* sierzant* clo+i celnicy celnej ksiadz
  `,
  site: `
    stron* portal* moderator* administrac* administrator* obslug* profil* tutaj tu kredyt abonament*
    konto serwis* zglasz* zglos* support pomoc+techniczna admin* regulamin* platforma+randkowa
    moderac* zalogow* apce aplikacji+randkowej kredyty kreditow kredytow+na subskrypcj* czat+tutaj
    tej+stronie tej+apki tej+aplikacji moderator+kasuje
  `,
  nobody: `
    nikt nikogo nikomu nikim zywej ani+zywej ani+jednej+osobie zadna+osoba nikomusi+nikogo
    zaden+czlowiek zadna+dusza zadnej+duszy ani+jednemu nikiej nikto* psa+z+kulawa
  `,
  someone: `
    kto* ktos komu* inni inny innym innych ludzi* ludzie wszysc* kazd* wszystkim cala ktokolwiek
    obcym obcych osob+trzecich osoby+trzecie postronn* reszta+swiata caly+swiat cale+miasto pol+wsi
    ludzmi ktokolwiek+inny kogos kogokolwiek poniektor* plotkar* cudze+oczy cudze+uszy
    osoby+trzeciej osobe+trzecia otoczeni*
  `,
  not: `
    nie nigdy bez ani zadn* nawet wcale bynajmniej w+zadnym+razie pod+zadnym+pozorem ani+troche niy
    nigdyz ni nie+ma+mowy w+zadnym+wypadku ni+cholery ni+w+zab
  `,
  nothing: `
    nic niczego niczym ani+slowa ani+mru ni+slowa ani+slowka ani+pary zero+informacji figa zero+slow
    ani+litery ani+kropki ani+grosza niczegoz guzik
  `,
  if: `
    jesli jezeli jak gdy gdyby kiedy skoro jesliby gdybys jezeliby w+razie o+ile jakby jakbys
    jeslibys jezelibys pod+warunkiem w+wypadku w+przypadku w+przypadku+gdyby chyba+ze
  `,
  else: `
    inaczej albo bo lub przeciwnym w+przeciwnym+wypadku bo+jak+nie jak+nie+to ewentualnie a+jak+nie
    albo+albo lub+tez badz+tez czyli przeciwnie w+innym+razie
  `,
  only: `
    tylko jedynie wylacznie sam wylaczn* tylko+ty tylko+ja li+tylko jedyn* jedna+jedyna jedna+osoba
    tylko+jedna samiutk* zaledwie raptem
  `,
  until: `
    do przed zanim ciagu godzin* minut* polnoc* termin* dni dopoki najpozniej nim+bedzie dopoty
    w+ciagu+doby do+wieczora do+rana do+poludnia dopokiz poki az+do do+konca do+polnocy
    do+poniedzial* do+piatku
  `,
  now: `
    teraz zaraz natychmiast piln* szybk* dzis dzisiaj wieczorem pospiesz* spiesz* juz migiem od+razu
    raz+dwa predko niezwlocz* czym+predzej w+tej+chwili w+tej+sekundzie bezzwloczn* ekspresow*
    blyskawiczn* w+trymiga asap prosto+z+mostu w+try+miga jak+najszybciej juz+teraz na+cito na+juz
    na+wczoraj w+mig wmig hnet zaro zarozki predziutk* rychl* z+miejsca jeszcze+dzis jeszcze+dzisiaj
    dzis+jeszcze
  `,
  day: `
    poniedzial* wtorek srod* czwart* piatek piatku sobot* niedziel* jutr* jutro tydzien tygodn*
    miesiac* weekend* pojutrz* przedwczor* doba doby wtorku wtorkow* piateczek dzisiejsz* codzien*
    co+dzien wczorajsz* przedpoludni*
  `,
  last: `
    ostatni* szans* raz ostateczn* ultimatum po+raz+ostatni drugiej+szansy nie+powtorz* finaln*
    ostatni+raz ostatnie+slowo ostatnie+ostrzez*
  `,
  please: `
    prosz* blagam* blaga* plis pls prosic uprzejmie+prosz* upraszam ublaga* zaklina* na+kolanach
    na+milosc+boska bardzo+prosze uprasz* zlituj* miej+litosc miej+serce na+boga na+wszystko
    badz+czlowiekiem laskawie unizenie
  `,
  speak: `
    mow mowic mowi mowisz powiedz* powiesz powie* opowiad* rozmawia* gada* wspomin* wspomn* slow*
    zdradz* zdradzaj wygad* chwal* zglasza* donos* przyzna* rozpowiad* zwierza* szepn* pisn* puszcz*
    pary+z+ust mowmy mowisz+nikomu opowiesz chlap* papl* mru zwierz* rozglasz* potwierdz* zaprzecz*
    szept* pary wypapl* plotk* rozgad* mielic+jezor* jezykiem+miel* wychlap* rozpowiedz* oznajm*
    wyzna* konsultow* wyjaw* ujawni* godej napomk* zajakn* bakn* rozplot* mowiac mowic+o mowilas
    rozglos* rozpapl* plesc plote wyklep* klepac mell* wyszczeka* wyspowiadaj* spowiada* relacjon*
    zrelacjon* doniesienie skarz* naskarz* poskarz* nadmieni* wtajemnicz* wprowadzac+w zdradz+sie
    obgad* geb* jezyk+za
  `,
  hide: `
    ukry* ukryw* schowa* chowa* milcz* cicho cisz* dyskretn* dyskrecj* potajemn* zatai* zataj*
    zachowa* zachowaj przemilcz* skrywa* ukrad* kryjom* kryc sza ciii css klodk* zebami zachow*
    skryj* dyskrec* anonim* wycisz* zamaskuj* maskow* pod+poduszk* pod+materac* ekranem+do po+cichu
    cichacz* cichutk* chylk* zakamufl* zamilcz* jak+grob buzi* na+klodk* gebe+na jezyk+za+zebami
    w+ukryciu skryt* incognito niepostrzezen* utajn* za+plecami bez+swiadk* zasun* zakry* skitra*
    kitra* przykry* skry* przemyc* przechow* cichosza csss cssss szaaa csii morda buzia+na
    woda+w+usta nabierz+wody wody+w+usta usta+zasznur* zasznuruj* zakneb* kneb* jezor* trzymaj+gebe
    pysk* pod+dywan pod+dywanem pod+plaszczykiem pod+kluczem za+zamknietymi
  `,
  lie: `
    klam* sklam* wymysl* uda* udawa* udawaj zmysl* niby sciemni* naklam* wmow* sciem* pomylk* mow+ze
    powiedz+ze powiesz+ze bujda bujdy nalg* oklam* zelga* lga* zaprzecz* wymow* wymigaj* zmyl* kit
    pretekst* zbuj* zalg* nabuj* dla+niepoznaki naucz+sie+odpowiadac podaj+inny oficjalnie+jedziesz
    lipn* nieprawd* lzesz wcisnij+mu wcisnij+jej kit+wcisnij bajk* bajer* wkrec* nasciemnia*
    nazmysl* oszukaj* zwodz mydl* wykret* wykrec+sie wymow+sie zaslon+sie alibi bujac bujasz
  `,
  delete: `
    usun* usuw* skasuj* skasowa* kasuj* kasowa* wykasuj* zniszcz* spal* wyrzuc* wyczysc* podrzyj*
    wymaz* kosz podrzec historie odinstal* zetrzyj* wywal* oproznij* pozbadz* zlikwiduj* sformat*
    wyloguj* reset* zresetuj* delete dezaktyw* zamaz* zamknij+konto wykasowac pal+listy wyczyszcz*
    czysc* potnij podarl* na+strzepy w+strzepy zutyliz* utyliz* niszczark* zmiel* zetrzec scierac
    zatrzyj+slady zacieraj*
  `,
  know: `
    wie wiedz* wiedzia* dowie* wiesz zorient* domysl* zrozumie* rozumi* odkry* pozna* poznaj skapn*
    skuma* kumasz polap* przylap* nakry* wyjdzie+na+jaw wyczuj* dotrze+do zauwaz* zczai* skojarz*
    wpasc+na wiemy wiadom* dowiadyw* doszuk* weszy* wesz zwesz* wywach* wyniuch* niucha* zwacha*
    podsluch* kuma kminic
  `,
  ask: `
    pyta* zapyta* spyta* pytani* pyt dopytuj* dopyta* wypyt* docieka* indagow* przesluch* przepyt*
    zagadn* zapytuja dociek* ciekaw* wscib* nagabyw* magluj* maglowac
  `,
  look: `
    widzi* widzie* zobaczy* patrz* czyta* przeczyta* zajrz* oglada* podglada* podejrz* zerka* zerkn*
    gapi* przeglad* szpieg* szpicl* obejrz* wgapi* lustruj* podpatr* zagladaj* lornet* popatrz*
    spojrz* spogladaj* wglad* zobacz* widac widujesz ujrz*
  `,
  send: `
    wysl* wyslij wysyla* przesl* przeslij przesyla* podesl* podeslij przekaz* nadaj* nada* wyslac
    slij poslesz posle poslij podrzuc* wrzuc* nades* odesl* odsyl* posyl* zalacz* puscic+przelew
    puszcze+ci rzuc+mi slac wysylk* poslac poslal* wyekspedi* sle pusci* cykn* strzel+fotk*
    strzel+fote
  `,
  give: `
    daj* dac dasz podaj* podac podasz da dostan* dostaje* poda oddaj przekaz dasz+mi namiar* wymien*
    notuj zapisz dyktuj* dyktowac podam dam dawaj dej podrzuc+mi udostepn* wrecz* ofiaruj* sypn*
    rzuc+namiar* dawac przedyktuj* zostaw+numer zostaw+namiar* zanotuj* zdradz+numer uzycz* dadza
    dac+mi daje+mi dalabys dalbys poda+mi poda+pan poda+pani podal* przekazuje zostawi* zostaw+mi
  `,
  write: `
    pisz* pisac napisz* napisac sms* wiadomosc czat* popisa* odpisz* pisa* glosowk* napisz+na
    pisz+na list listy popiszmy skrobn* naskrob* esemes* wiadomk* koresponduj* korespondow* zapuk*
    zagadaj* wal+na pisuj* wiadomosci+prywatnej priv priva prv napisal* odpisywac skrobac nabazgr*
    bazgr* klikn* klepnij+esem* liscik* listown* list+zwykly
  `,
  call: `
    zadzwon* dzwon* telefonowa* wideo* przedzwon* kamerk* zdzwoni* strzalk* domofon facetime skype
    pogada* oddzwon* przekrec* wykrec* dryn* sluchawk* zdzwank* polaczeni* zadryndaj* glosow*
    odezwac+telef* kamerce zatelefon* krec+do zakrec telefonuj* przetelefonuj* telefonicz*
    telefonik* zlap+mnie zlapac+telef* video
  `,
  come: `
    przyjd* przyjad* przyjedz* przyjezdz* spotka* spotkaj* wpadn* odbior* odbierz* odwiedz* podjad*
    zajad* drzwi* zapraszam podrzuce czekam+pod drugie+pietro zejdz* wpadaj zajrzyj+do+mnie podejdz*
    wejdz* wstap* nocuj* przenocuj* zawitaj* zapuk* wbijaj wbij przylec* nawiedz* do+mnie+do+domu
    stoje+pod przybadz* wpraszam otworz przyjechac przyjsc wpasc zajrz* nocleg+u+mnie zostan+na+noc
    u+mnie+w+domu u+mnie+jest u+ciebie+w+domu do+ciebie+do wprowadz*
  `,
  find: `
    znajd* znajdz* szuka* poszuka* dodaj* dodac zapros* obserwuj* kontakt* skontakt* zeskanuj* klik*
    wyszuka* wpisz* sciagnij* zainstaluj* pobierz* link linku pinezk* kod+z dopisz* dodaj+mnie fejs*
    google odszuka* odnajd* namierz* lokaliz* wygugl* gugl* odnalez* followuj* obczaj* lajk*
    zaobserw* pod+nickiem nick* ksywk* zainstalow* insta ig qr znalezc wpisac wpisz+w wygoogl*
    zgugluj googlnij zapro follow* dorzuc+mnie do+znajomych zalajkuj* polub+stron* sciagn* apka+do
    appk* zaloz+konto zalozyc+konto zakladasz+konto zarejestruj+sie wejdz+na wbij+na
  `,
  pay: `
    zaplac* plac* placi* przele* przelew* przelac wplac* wplat* oplac* doplac* zasil* zalicz* wyloz*
    pokry* dorzuc* zrzut* sfinansuj* zafunduj* sponsor* blik* wloz* wyplac* wyplat* doladuj* doloz*
    zarzuc* zatwierdz* zblik* bliczk* uiszcz* uisc* ureguluj* uregulow* rozlicz* zasponsor*
    przelac+na dofinans* zrefunduj* zabul* bul* wybul* postaw+mi zbiork* datk* darowizn* wysup*
    moneygram western+union zaplat* platn* przelalem zalozyc+za zalozysz+za zaloz+za sfinansowac
    finansuj* finansow* zafundowac funduj* fundnij utrzymuj* utrzymanie utrzymank* wesprzec+kwota
    wspomoz+kwota zrzuc+sie zrzucic+sie skladk* sklad+sie zloz+sie pobranie
  `,
  lend: `
    pozycz* pozyczk* pozyczysz zwroc* zwrot* oddam odda* kredyt* odda zyrow* podzyruj* porecz*
    zyrant* wisz* odda+z+nawiazk* podzyr* zyruj* do+wyplaty na+procent chwilowk* pod+zastaw zastaw*
    lombard* z+nawiazka splac* weksl* na+kreche rozpisz+na+raty odpracuj* odrobie oddac+co oddaje+co
    zwroci+sie zwracam odwdziecze+sie kredyt+na kredycik* wez+kredyt wziac+kredyt brac+kredyt
    na+twoje+nazwisko na+twoje+dane na+pani+nazwisko prowident provident
  `,
  help: `
    pomoz* pomoc* pomoz pomog* wesprz* wspar* wspier* ratuj* ratowa* uratuj* poratuj* wspomoz*
    dopomoz* poratow* podratuj* wspom* wybaw* ocal* reke+podaj ratunk* ratunek odratuj* dobroczyn*
    milosierdz* pomaga* wyratuj* wyciagnij+mnie wyciagnac+mnie wyciagnij+z podaj+reke pomocna+dlon
    pomocnej+dloni gest+serca odruch+serca dopomoc pomagier
  `,
  need: `
    potrzeb* brak* brakuje brakn* zabrak* bieda* krucho splukan* go* gole kloptach ciezko ledwo
    brakuje+mi zalegam nie+mam nie+starcz* nie+stac dolka dolek przymier* glod* zrujnow* bankrut*
    zbankrut* bez+grosza bez+srodk* pod+kresk* puste+konto pusty+portfel pusta+lodowk* do+pierwszego
    nie+dopina* nedz* ubog* niedostat* pod+sciana bez+dachu marzn* spluka* nie+wystarcz* przyparl*
    niezaplacon* konca+z+koncem niezbedn* w+potrzebie w+biedzie biedn* bieda+az w+dolku
    dolek+finansow* cienko przede cienko+przede ledwo+wiaz* ledwo+zipie wiazac+koniec zwiazac+koniec
    koniec+z+koncem do+wyplaty kryzys* trudn* debecie
  `,
  price: `
    koszt* kosztuj* cena ceny drog* tani* darmo* za+darmo bezplatn* stawk* cennik* przeplac* gratis*
    nieodplatn* za+friko friko polowe+ceny taryf* wartosc+domu wycen* drozyzn* drozej podroz* zdroz*
    potani* cen cenow* promocj*
  `,
  earn: `
    zarob* zarabia* inwest* zainwest* zysk* trading podwoj* pomnoz* odset* bogat* interes* okazj*
    platform* kapital* lokat* prowizj* biznes* wchodzisz cynk sygnal* moneta podatek+od wklad* mnoz*
    lewar* dochod+pasywn* pasywn* stopa+zwrotu zwrot+z kroci* trader* tradow* obracam+kas*
    gwarantowan* procent+miesiecz* wklad+wlasny wspolnik* akcjonar* dywidend* portfel+inwest*
    podwaja* potroi* potroj* kokos* szybki+zysk pewniak* mentor* wchodz+ze+mna dorobi* dorabia*
    dorob wejdz+w+to wejsc+w+biznes wejsc+w+interes wejdz+ze+mna spolk* udzial* startup* franczyz*
    procencik stopa etf
  `,
  win: `
    lotto loteri* wygral* wygran* spad* spadk* zlot* sztabk* milion* skrytk* sejf* odziedzicz*
    jackpot* los+na+loterii nagrod* wylosow* losowani* testament* diament* klejnot* bizuteri*
    fortun* schede scheda bilion* kumulacj* kosztownosc* wygra* wygrywaj* testamencie
    zapis+w+testamencie zapisal+mi zapisala+mi zapisze+ci dziedzic* kufer
  `,
  buy: `
    kup* kupic kupisz kupuj* sprzeda* zakup* kiosk* zabk* zdrap zdrapk* zdrapac wykup* zafund*
    sprezent* nabyc nabedziesz odkupi* zamow* dokup* spieniez* uplynnij* wyprzeda* opchn* nabadz
    nabyw* kupic+u zamawia* zbyc zhandl* handlow* biedronk* lidl*
  `,
  promise: `
    obiec* obiecal* obietnic* przysieg* przysiegn* przyrzek* slowo slowo+to mowilas mowiles slubow*
    przyrzecz* dane+slowo dotrzym* zarzek* umowa+stoi na+wszystkie+swietosci gruszki+na
    zapewniam+cie przyrzec przysiac slowem slowo+daje daje+slowo dajesz+slowo dasz+slowo daj+slowo
    slowo+harcerz* slowo+oficera slowo+mezczyzny slowo+sie+rzeklo
  `,
  decide: `
    decyd* zdecyd* decyzj* wybier* wybor* wybra* tak+albo tak+czy+nie postanow* rozstrzyg*
    albo+rybki woz+albo+przewoz woz+albo albo+ona albo+on albo+ja na+co+stawiasz woz ja+albo+on
    ja+albo+ona albo+oni albo+dzieci albo+corka albo+matka on+czy+ja ona+czy+ja
  `,
  answer: `
    odpowi* odpowiad* odpisz* odezw* odezwij* reagu* odbierz odpisujesz oddzwonisz odbierasz
    rozlacz* milcz* odzywaj* odpisac odpisuj* odpisal* oddzwan* odczytal* wyswietlone ignor*
    bez+odpowiedzi zamilkl* wisisz+mi+odpowiedz gluch* odzew* odzywasz odebrac odbieraj oddzwon
    reakcj* dwa+ptaszki niebieskie+ptaszki olewa* zlewaj* ghost* zghost* duch*+robisz zbywa*
  `,
  wait: `
    czeka* poczeka* zaczeka* cierpliw* zwodz* czekal* wiecznos* dluzej ile+mozna oczekuj* wyczekuj*
    doczeka* tracic+czas nie+mam+calego+dnia licze+do odlicz* tik+tak przeciag* zwlek* wyczekiwac
    oczekiwac zwlok* odwlek* odklada* ociaga* marud* guzdr*
  `,
  love: `
    koch* milos* kocham kochasz serc* uczuc* kochan* skarb* zalez* zalezy zakocha* slonc* slonk*
    kotku misiu misiacz* aniolk* zlotk* najdrozsz* ukochan* bejbe rybko perelk* ksiezniczk*
    kwiatuszk* moj+skarb zabci* bratni* pokocha* malenk* krolow* tesknot* zonko+moja my+love honey
    darling kocham+cie serdenko serduszk* miluj* zauroczen* uwielbi* ubostwi* adoruj* sloneczk*
    aniele kotek
  `,
  prove: `
    udowod* dowod* dowiedz pokaz* test* sprawdz* dowod+milosci pokaz+ze wykaz+sie udowadn*
    zaswiadcz* przekonaj+mnie potwierdz+ze wykaz* pokaz+mi potwierdz potwierdzenie egzamin*
    proba+milosci proba+lojalnosci wystawiam+na+probe test+lojalnosci
  `,
  trust: `
    ufa* ufasz zaufa* zaufani* wierz* watp* nieufn* podejrz* wahasz dowierz* niedowierz* zwatp*
    uwierz* wiary+w+mnie polegaj* bez+zaufania sprawdzasz+mnie zawierz* wierz+mi uwierz+mi wiernosc
    lojaln* nielojaln* masz+mnie+za za+kogo+mnie polegac
  `,
  leaving: `
    koniec konc* odchodz* odejd* zegnaj* rozst* zerw* znika* znikn* skoncz* zapomnij* zegnam
    stracisz zostawisz koniec+z nas+nie+ma zrywam opuszcz* porzuc* to+juz+koniec bez+ciebie
    wiecej+nie+zobacz* nie+zobaczysz+mnie skresl* wyprowadz* spadaj miedzy+nami+koniec rozejsc
    spakuj* odejsc odeszl* odszedl* zostawic zostawie+cie zostawiam+cie zostaw+mnie rzuc*+cie
    rzucam+cie rzuce+cie rzucil* rozwod rozwodz* zrywac zakoncz* skonczyc+z+toba
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
    oberw* policze+sie wywiesz* przefason* zobaczysz+jeszcze ukarz* pokarze zalowa* zaplacisz+za
    zaplacicie gorzko gorzko+pozal* zemscic odwet* rewanz+bedzie dostane+cie znajde+cie znalezc+cie
    odnajde+cie wytropie trafie+do+ciebie wiem+gdzie+pracujesz wiem+gdzie+chodzisz
    wiem+jak+wygladasz wiem+z+kim wiem+kiedy wiem+kim wiem+co+robisz wiem+o+tobie znam+twoj+adres
    znam+twoich znam+ludzi mam+ludzi mam+kolegow koledzy+cie chlopaki+przyjada chlopcy+przyjada
    przyjade+do+ciebie przyjedziemy bede+pod bede+czekal+pod stoje+pod+blokiem obserwuje
    widzialem+cie+z widze+cie widze+twoje+okna twoje+okno twoich+oknach publikac* wstawie+na
    wstawie+do wrzuce+na wrzuce+do posle+twojemu posle+twojej wysle+twojej wysle+twojemu
    wysle+mezowi wysle+zonie wysle+szefowi dowie+sie+maz dowie+sie+zona dowie+sie+szef powiem+twojej
    powiem+twojemu powiem+wszystkim powiem+mezowi powiem+zonie napisze+do+twojej napisze+do+twojego
    zadzwonie+do+twojej zadzwonie+do+twojego obejrzy+twoja obejrza+sobie ciekawe+co+powie
    ciekawe+co+na+to co+powie+maz co+powie+zona co+powie+proboszcz co+ludzie+powiedza co+powiedza
    wszyscy+sie+dowiedza cala+rodzina+sie cale+miasto+sie cala+parafia reputacj* opini* dobre+imie
    twarz+stracisz twoja+kariera kariery+koniec zwolnia+cie wylecisz+z+pracy zalatwie+cie zalatwi*
    urzadze+cie urzadze+ci pieklo+ci pieklo+na zrobie+ci zlamie+ci zlamac+ci obic* wpier*
    lanie+dostan* morda+nie w+morde w+ryj ryj* geba+ci kark* trup* grob+kopac ogien+podloz* spale+ci
    szyby+ci opony+ci przebite+opony uprzedz* igrasz przeliczysz prokuraturze kryminal
  `,
  die: `
    umr* umier* zabij* zabic samoboj* tabletk* smierc* skocz* zrobi*+sobie zrobie+sobie ze+soba zyc
    most* zycia pociag+pod sznur pociac skoncze+ze cos+glupiego pod+pociag wieszam+sie powiesze
    podetn* podciac podciecia tne+sie tna+sie gaz+odkrecony wiadukt* skonczyc+z+zyciem odebrac+sobie
    nie+dozyj* nie+chce+zyc list+pozegnaln* zastrzel* przedawk* rzuce+sie koniec+ze+mna pochow*
    trumn* utop* zgin* dobije+mnie zdychaj zdech* na+tamten+swiat powiesze+sie sobie+zyly zabic+sie
    zabije+sie skoczyc+z rzucic+sie rzuce+sie+pod pod+tramwaj pod+kola pod+auto zyc+mi zyc+sie
    polkne tabletek zyly stryczek
  `,
  blame: `
    win* egoist* tchorz* bez+serca wstyd* zawiod* zawied* rozczarow* zostaw* porzuc* wykorzyst*
    zmarnow* marnuj* niewdziecz* podl* okrutn* zlam* lamiesz sumien* cierpi* krzywd* przez+ciebie
    rani* placz* klamca klamczuch* spie jem baba oszukal* obrzydz* posmiewisk* samolub* zdrajc*
    zdradzil* poswiecil* latawic* skner* bezdusz* bezlitosn* nieczul* nie+masz+serca przez+twoj*
    twoja+wina na+twojej+glowie na+twoim+sumieniu wyrodn* niewiern* szmat* dziwk* idiot* kretyn*
    gowniar* zadrw* zimna+jak zlamalas+mi zranil* tyle+serca skapiec skapstw* skapic obwin*
    na+sumieniu serca+nie+masz bez+sumienia bezserc* kamienne+serce serce+z+kamienia zimna+ryba
    oschl* chlodn*+jestes egoizm* chciw* kutw* dusigrosz* bawisz+sie pobawil* bawilas zabawil*
    zabawk* zrobilas+ze+mnie zrobiles+ze+mnie robisz+ze+mnie obrazasz lzy lez odwdzieczasz zawiesc
    zawodzisz
  `,
  owe: `
    winn* winien dlug powinn* zawdzieczasz wdzieczn* zadluzon* rewanz* odwdziecz* nalezy+mi+sie
    na+krzywy zwrocisz+mi zawdziecza* dluzn* jestes+mi+cos cos+mi+sie powinienes kwita
  `,
  block: `
    zablok* blokuj* ignoruj* zbanow* banuj* blokad* odblokuj* wyrzuc+mnie+ze usun+mnie+ze blokowac
    ban wyciszyl* czarna+lista czarna+liste odfiltr*
  `,
  courage: `
    odwaz* odwag* boisz prawdziw* tchorz dziecinn* wstydz* strach* facet* mezczyzn* chlopem jaja
    smialosc* smialy mazgaj* cykor* pekasz pekaj* baba+jestes meski* mesko po+mesku klasa+i z+klasa
    nie+badz+dzieckiem dorosnij* dorosl* dojrza* bez+jaj osmiel* osmiel+sie smialo smielej bac boj*
    boj+sie boi stchorz* tchorz* penia* niesmial* wstydliw* wstydnis* swiet* cnotk*
  `,
  think: `
    mysl* namysl* zastan* przemysl* rozmysl* wahaj* waha* kombinuj* wymow* dumaj* medytuj* rozwaz*
    przekalkul* kalkuluj* dlugo+sie+wahasz pomysl* rozkmin* kminisz glowkuj* poglowk* rozpatrz*
    rozpatrywac
  `,
  duty: `
    musisz musi* trzeba nalezy masz powin* zmusz* zobowiaz* podpisal* obowiazk* zadam zabrani*
    zakaz* wymag* zadan* rozkaz* kaze nakaz* przymus* niewolno nie+wolno nie+wolno+ci
    koniecznie+musisz zobligow* narzuc* domag* posluszn* sluchaj+sie masz+sluchac masz+obowiazek
    masz+zrobic masz+przyjsc masz+odpisac masz+mi nalezaloby trzeba+bylo zmusic zabronil* kazal*
  `,
  desire: `
    chc* chce chcesz chcial* wol* ochot* chetn* pragn* marz* z+checia laknij* mam+ochote zechc*
    zachc* chetk* teskno zycze pozad*
  `,
  ability: `
    moz* moglb* mogl* potraf* umi* mozesz moge zdola* dalbys dalabys dasz+rade w+stanie
    jestem+w+stanie jestes+w+stanie dam+rade daloby+sie dalbym dalabym
  `,
  allow: `
    pozwol* daj zrob* zrobic rob* niech zezwol* dopusc* zgodz* zgode pozwal* przystan* upowazn*
    pozwoli+pani pozwoli+pan dozwol* zgadzaj* zgoda zgody przystan+na
  `,
  money: `
    pieniadz* pieniedz* kas* forsa forse gotow* euro zl zlotych zlot kwot* sum* czek tysiac* tysiec*
    tys stow* stowk* hajs* grosz* kaska piatka setk* dych* dolar* funt* pieniazk* dziesiat*
    pieciuset pieset tysiaka dyszk* dwiescie trzysta czterysta piecset szescset osiemset zlotowk*
    monet* banknot* kafel* kola+zlotych dwa+kola trzy+kola piecdziesiat* dwie+stowy szmal* sianko
    mamon* bejmy bejmow banka+zlotych funciak* zeta zety zetow zloteczk* zlociszcz* pln usd gbp eur
    milion+dolarow kieszonkow* finans* srodki srodkow na+lapke dutk* forsy piniadze piniedzy
    pinindze hajcu kapuch* kapust*+zielon* szekl* zlotoweczk* pare+groszy pare+zlotych kilka+zlotych
    kilka+tysiecy pare+tysiecy pare+stow stowa+w piec+stow szesc+stow trzy+stowy
  `,
  digits: `
    zero jeden dwa trzy cztery piec szesc siedem osiem dziewiec dziesiec *nascie dwadziescia
    trzydziesci czterdziesci *dziesiat dwie podwojn* razy trojk* piatk* siodemk* osemk* dziewiatk*
    szostk* czworka* dwojk* jedynk* zera zer oo dwiescie tysiecy tysiaca dziewiecset siedemset
    osiemdziesiat zero+zero trzy+zera cyferk* jedenascie dwanascie trzynascie trzy+razy dwa+razy
    cztery+razy czwork* szejs* numerek* cyfra* ciag+cyfr podwojn*+zero
  `,
  banking: `
    kont* kart* pin numer+konta blik* kod kody haslo hasla iban dane+do dowod paszport* pesel
    logowani* login* skan* wyciag* zdrapk* podpis* bankow* dane rachunek rachunku aplikacj*
    zatwierdz autoryz* weryfik* okienku rata przelewow* subkont* konto+oszczed* rachunk* oddzial*
    srodki+na blokada+konta anydesk teamviewer token pulpit* zdaln* bik kredytow* numer+rachunku
    swift mobywatel pin+do cvv cvc trzy+cyfry trzycyfrow* debet* limit+na lokat* zdolnosc+kredytowa
    upowaznien* pelnomocn* profil+zaufany kod+z+sms kod+blik elixir revolut wise paypal banku
    bankiem bankiem+na konto+bankowe konto+w+banku numer+rachunku+bank* haslem kod+weryfik*
    kod+potwierdz* kod+autoryz* kod+z+esemesa kod+ktory kody+sms kodzik* szesc+cyfr cztery+cyfry nip
  `,
  card: `
    kart*+podarunk* karta+podarunkowa karty+podarunkowe steam* itunes google+play doladow* prepaid*
    paysafe* kod bon bony voucher* zdrapk* zasil doladujesz google zdrap karta+upominkowa
    karty+upominkow* upominkow* razer apple amazon* psn xbox doladuj* zdrapany kod+spod kod+z+karty
    vanilla neosurf kody+z giftcard gift+card paragon* karta+upomin* karta+prezent* karty+prezent*
    karte+prezent* karte+podarun* kart+podarun* karte+upom* karta+google zdrapac bonow bonem
  `,
  crypto: `
    bitcoin* krypto* crypto* walut* wallet portfel ethereum usdt btc token* binance broker* forex
    gield* akcj* blockchain* eth tether altcoin* dogecoin* metatrader coin* metamask nft
    kantor+krypto staking* adres+portfela stablecoin* bitka bitki btc+na portfelik* portfel+krypto
    portfel+cyfr* cyfrowa+waluta waluta+cyfrowa akcja+spol* opcje+binar*
  `,
  debt: `
    dlug* komornik* zadluz* rat* mandat* kaucj* hipotek* zaleg* windyk* eksmis* chwilow* porecz*
    zyrant* wisze odcinaja odcina odetn* eksmitu* wyrzuca wyrzuci zadatek zaliczk* wierzyciel*
    egzekuc* zajecie+konta potracen* alimen* bankruct* upadlosc* debet* bik parabank* lichw*
    przeterminow* licytac* licytuj* niesplac* nieoplac* zajecie odsetki+rosna weksel komornicz*
    rat+nie rat+za pozyczkow* hipoteczn* kaucja+za odcieli odlacz* wylacza+mi wylacza+prad spirala
    odsetki
  `,
  fee: `
    oplat* cl* celn* podatk* podatek manipulac* notarialn* odblok* zwoln* transport* paczk*
    przesylk* kurier* wiz* prowizj* dostaw* okup* certyfikat* zaliczk* zadatek depozyt* kaucja
    spedycj* oclen* akcyz* skladk* wpisow* rejestracyjn* grzywn* lapowk* haracz* magazynow*
    oplata+skarbow* dyplomatycz* ubezpieczeni* vat przesylke+zatrzym* wykup+paczki kontener* bta
    odprawa+celna podatek+od skarbowk* notariusza akt+notarialny taksa kaucj* zadatku w+lape
    list+przewozowy numer+przesylki sledzenie+paczki
  `,
  ticket: `
    bilet* lot* samolot* pociag* benzyn* paliw* taks* podroz* wiz autobus* przejazd* tankowan*
    dojazd* okeci* walizk* bagaz* rezerwac* zarezerw* przelot* wizow* taryfa+taxi uber* taxi
    flixbus* peron* hotel* nocleg* odpraw* bookow* zabukow* paszportow* blablacar bilecik* odlot*
    odlat* przylot* przesiadk* pkp intercity autokar* polski+bus zatankuj*
  `,
  household: `
    czynsz* wynaj* prad* rachun* gaz* ogrzewan* zakup jedzen* pieluch* lodow* pralk* samoch* auto
    warsztat* napraw* mechanik* wegiel opal laptop internet mieszkanie hydraulik* komorn*
    media+w+domu licznik* nieoplacony lawet* holown* opon* akumulator* butl* drewno+na karma+dla
    dach+przecieka piec+padl junkers* bojler* podrecznik* czesn* wyprawk* buty+dla mleko+dla
    pampers* traktor* ciagnik* najem najmu kaucja+za+mieszk* stancj* pokoj+wynaj* akademik* gaz+i
    media+za rachunek+za rachunku+za wegla drzewo+na ekogrosz*
  `,
  illness: `
    chor* szpital* operac* lek* lekarstw* leczeni* klinik* wypad* pogrzeb* dentyst* rak* zmarl*
    zabieg* rehabilit* aptek* insulin* weterynarz* leczyc turnus* goraczk* chemi* nowotwor*
    bialaczk* przeszczep* nerk* wylew udar* zawal* dializ* respirator* oiom sor hospicj* kroplowk*
    recept* tomograf* rezonans* zlaman* gips* protez* krwotok* karetk* erka pogotow* sanatori*
    chirurg* onkolog* kardiolog* transfuz* szczepion* umierajac* znachor* spiaczk* zapalen* trumna
    operow* tabletk* rak+piersi guz guza guzek radioter* naswietl* wylewu serce+chore zastawk*
    bajpas* stent* rozrusznik* endoprotez*
  `,
  emergency: `
    ukrad* okrad* utkn* areszt* aresztow* wiezien* zablokow* zgub* stracil* problem* klopot* wojn*
    zolnierz* wojsk* general* misj* platform statek statku kapitan* kontrakt* wpadl* nagl* porwan*
    granic* cla clo zamrozon* zajal* napad* areszci* policja+mnie kaucje zakladnik* baza+wojskow*
    bazie+wojskow* wiertnic* platformie+wiert* na+morzu syri* jemen* afganist* ghan* nigeri* wypadek
    wypadku katastrof* uwiez* pozar* powodz* zalalo ewakuac* rozkraczy* bez+paszportu bez+dokumentow
    ostrzal* rannego dezerter* onz nato porwal* zamrozil* skonfisk* zarekwir* koczuj* bezdomn*
    skradzi* kradziez zginal+mi zginela+mi zatrzyman* zatrzymali+mnie zamkneli+mnie kaucja
    tarapatach awari* awaryjn* wypadek+w onz+w nato+w baza platform* platforma+wiert*
  `,
  pension: `
    emerytur* rent* oszczed* pensj* dochod* majatek majatk* mieszkan*+wlasn* wlasnosc* dzialk* dom
    ile spadek zarabiasz oszczednosci polis* odlozon* ike spadku wyplaty emeryt* zus krus lokat*
    skarpecie skarpety+na hektar* gospodark* nieruchomos* dorob* uposaz* na+reke odlozyl* odlozyc
    zaskorniak* na+czarna+godzine posag* kosztownosci czynszow* kamienic* renta+po dopisz+mnie
    dziedzicz* rente+mam wyplata+na zarobki+twoje zarabia+pani zarabia+pan ile+zarabiasz
    ile+masz+na+koncie ile+masz+oszczed* ile+pani+ma oszczedzam+na odkladasz ikze ppk
  `,
  phone: `
    numer* nr tel telefon* komork* komorkow* cyfr* stacjonarn* kontakt+do kierunkowy komora fon tele
    cyferk* kontakt+telefon* sim kierunkow* smartfon* domowy+numer pod+numer na+jaki+numer
    linia+telefon* infoli* numery+tel nr+tel nr+telefonu nr+kom tel+kom komor* kom domowy sluchaw*
    fonik aparat+tel* dziewiec+cyfr plus+czterdziesci
  `,
  mail: `
    mail* email* gmail onet wp+pl interia poczt* malpa kropka o2 e+mail adres+mail* podkreslnik
    elektronicz* poczta+elektron* malpk* outlook yahoo hotmail o2+pl kropeczk* kropke kropka+pl
    kropka+com mejl* adres+elektron* podkreslnik* meil* emil emila emilem adres+mailowy skrzynk*
    skrzynka+mail* malpeczk* et+gmail at+gmail gmail* wupe op+pl proton* kropka+eu
  `,
  address: `
    adres* ulic* ul mieszkasz mieszkam blok* klatk* pietr* kod+pocztowy numer+domu osiedl*
    mieszkani* bram* mieszka domofon paczkomat* pinezka poste zamieszka* mieszkac+pod lokalizac* gps
    zameld* furtk* dzwonek dom+numer numer+mieszkania w+ktorym+domu ktorym+bloku ktora+klatka
    posesj* przecznic* parter* alejk* skrytka+pocztow* klucz+pod wycieraczk* dokladny+adres podworz*
    chalup* chata aleja aleje alei plac placu placyk* skrzyzowan* pod+numerem pod+piatka pod+szostka
    pod+dwojka kod+do+domofonu kod+do+bramy kod+do+klatki wiezow* mieszkanie+numer dom+z dom+przy
    dom+obok ostatni+dom
  `,
  elsewhere: `
    gdzie+indziej gdzie+indzej poza inna+apk* innym+komunik* bezposredn* prywatn* przenies* apk*
    przejd* komunikator* signal signalu viber zangi innym+portalu inny+portal inny+czat lepszy+czat
    whatsapp* watsap* lotsap* whatsup* wacap* lacap* messenger* mesendzer* mesia mesiu mesio
    telegram* snap* discord* instagram* tiktok* skajp* skype* wechat* hangouts* gg gadu+gadu zoom
    google+chat samolocik* zielona+ikon* zielonej+ikon* poza+portalem poza+strona poza+ta+strona
    inne+miejsce innym+miejscu inna+aplikac* inny+komunik* innej+stronie zmienmy+miejsce
    uciekajmy+stad stad na+priv prive normalnie+pogadac na+zywo+pogadac inna+strona inna+strone
    inny+komunikator inna+apke innej+apce innej+aplikacji inna+aplikacje inny+program
    innym+programie inny+kanal innym+kanale inna+drog* inna+droga inny+sposob+kont*
    gdzie+indziej+pogad* gdzies+indziej gdzie+nas+nie gdzie+nikt gdzie+bez tam+gdzie wygodniej+gdzie
    wygodniej+bedzie nie+tutaj nie+tu nie+na+tym byle+nie+tu byle+nie+tutaj z+tego+portalu
    z+tej+strony z+tej+apki przenosimy przejsc+na przejdziemy+na przechodzimy+na przesiadzmy+sie
    wyniesmy+sie wyjdzmy+stad spadajmy+stad zmykajmy uciekniemy+stad uciekac+stad rzadko+tu
    rzadko+tutaj nieczesto+tu malo+tu+bywam nie+siedze+tu prawie+tu+nie kasuje+konto usuwam+konto
    zamykam+konto konczy+mi+sie+abonament koncza+mi+sie+kredyty kredyty+sie+koncza konczy+sie+kredyt
    zolta+ikon* niebieska+ikon* niebieskiej+ikon* niebieska+apka zielona+apka zielona+aplikacja
    zielonej+apce zielona+sluchawka zielony+dymek fioletowa+apka rozowa+apka zolta+apka zolty+duszek
    duszek duszk* papierow* bialy+samolot ptaszek+niebieski stories locap vacap lots insta inste igu
    mesie messie messa sygnalem signala skypa zoomie meet facetimie imessage session nk badoo
  `,
  surname: `
    nazwisk* imie imieni* godnosc panienski* pseudonim* przezwisk* ksyw* inicjal* pelne+dane
    z+imienia z+domu po+mezu po+ojcu+nazw* przydomek pseudo
  `,
  photo: `
    zdjec* fot* film* filmik* nag* nagie rozbier* kamer* kamerk* selfi* intymn* bez+ubrania
    w+bieliznie bielizn* golas* roznegliz* cyck* pupa masturb* erotycz* goracych ujec* pokaz+cialo
    nude* pornograf* pikant* zdjatk* portret* toples* film+z+toba snapy film+z film+na nagraj+dla
    golizn* gole gola golej rozebran* stringi majtk* stanik* biust* dupk* tylk* erotyk* porno*
  `,
  secret: `
    tajemnic* sekret* miedzy+nami poufn* dyskretn* w+tajemnicy tajn* nasz+sekret sekrecik dyskrecji
    miedzy+soba zostanie+miedzy szyfr* tylko+nasze cztery+sciany konspirac* konspiruj* nasza+sprawa
    nasza+rzecz nie+do+powtorz* nie+do+powtarz* zachowaj+dla+siebie dla+siebie zostaw+dla+siebie
    nikomu+ani tylko+ty+i+ja my+dwoje+wiemy nie+dla+obcych nieoficjaln* zakulisow* w+zaufaniu
    po+kryjomu cztery+oczy w+cztery+oczy top+secret zmow* uklad+miedzy pod+stolem poufal*
    oczy+nie+widza serce+nie+boli haslo+umowne miedzy+nami+mowiac klauzul* incognito w+sekrecie
    w+tajemnicy+przed sekreciku scisle+tajne potajemn* miedzy+nami+zost* zostanie+miedzy+nami
    zostaje+miedzy+nami zostawmy+miedzy zostaw+miedzy niech+zostanie niech+to+zostanie to+zostaje
    tylko+miedzy+nami pozostanie+miedzy nie+wychodzi+poza nie+wyjdzie+poza nie+wyjdzie+stad
    nie+wyjdzie+poza+nas poza+nas poza+nami poza+te+sciany poza+ten+pokoj poza+nas+dwoje
    nas+dwoje+wie wiemy+tylko+my tylko+my+wiemy tylko+my+dwoje tylko+nas+dwoje nas+obojga
    co+bylo+miedzy co+sie+dzieje+w co+w+rodzinie brudy brudow pierz+brudy czego+nie+wiedza
    czego+nie+wie czego+oczy czego+ucho oczy+nie+widzialy im+mniej+wiedza im+mniej+wie im+mniej+osob
    mniej+wiedza mniej+wie+tym lepiej+spi lepiej+spia niech+nie+wie niech+nie+wiedza
    nie+musi+wiedziec nie+musza+wiedziec nie+musi+znac nie+musza+znac szeptem wtajemnicz kochanek
  `,
  chat: `
    rozmow* wiadomosc* czat* histori* konwersac* esemes* zrzut* ekran* screen* korespond* czacie
    wiadomostk* pogawed* dymek skrin* archiwum+rozmow watku powiadomieni* wydruk* historia+czatu
    historia+rozmow historie+rozmow historie+czatu zapis+rozmow zapisy+rozmow watek dymki
  `,
  scam: `
    oszust* oszuk* naciag* falszyw* wyludz* przekret* scam* phishing spam* zlodziej* oszwab*
    kanciarz* kant kanciarstw* wykiw* nabral* wkrecaj* wkret* przekreciarz* fejk* fake bot boty
    nigeryjsk* hochsztap* wydymal* kradzie* podszyw* podszyl* na+wnuczka na+policjanta catfish*
    uwaga+na+oszust* oszusci kant+na szwind* szalbierz* kuglarz* nabrac nabiera+ludzi nabieraja
    wkreci* podrob* lewe+konto
  `,
  laughter: `
    haha* hehe* hihi* lol zart* dowcip* kawal* smiech* smiej* xd usmial* ubaw* rotfl smieszn*
    smieszk* xdd zarcik* humor* komedi* kabaret* anegdot* buahah* hyhy* hle* chacha* xddd* xp ahaha*
    smiac jaj+sobie
  `,
  party: `
    niespodzian* urodzin* imienin* imprez* ciast* przepis* tort* prezent* wesel* swiet* wigili*
    rocznic* jubileusz* komuni* chrzcin* wielkanoc* sylwester* sylwestr* mikolaj* gwiazdk* dozynk*
    tancow* potancow* zabaw* grill* ognisk* zaduszk* jajk* pisank* pierog* sernik* makowiec* rosol*
    zurek zurk* nalesnik* andrzejk* bigos* kiermasz* festyn* balang* prywatk* domowk* osiemnastk*
    przyjeci* bal balu karnawal* ostatki tlusty+czwartek paczk* kulig*
  `,
  past: `
    byl byla bylo mial* miala wczoraj dawniej kiedys lat temu byli bylem bylam niegdys ongis
    swego+czasu przedtem pracowal* sluzyl* zeszl* ubiegl* wczoraj* onegdaj przeszlosc* dawno
    za+mlodu mlodosc* wowczas przedwczoraj dawno+temu lata+temu lat+temu rok+temu miesiac+temu
    tydzien+temu w+zeszlym w+zeszla prl
  `,
  being: `
    jestes jest sa jestesmy jestescie bedzie bedziesz bede+sie bywa bywam bylby* bylaby* byloby byc
    istniej* bywal*
  `,
  plan: `
    restaurac* kaw* spacer* kin* targ* kolacj* obiad* plaz* koncert* piwo piwk* wycieczk* deptak*
    muze* teatr* wystaw* park parku lody lodziarn* kregl* basen* rower* cukierni* filharm* zoo
    kajak* oper* festiwal* potancowk* rynek rynku fontann* molo jarmark* knajp* pub pubie bar
    mleczny+bar bar+mleczny herbat* balet* galeria+sztuki wernisaz* skansen*
  `,
  work: `
    prac* szef* biur* projekt* zmian* firm robot* dyzur* etat* zawod* kolega+z+pracy korpo* fabryk*
    magazyn* budow* kierownik* kierowniczk* nauczyciel* emerytowan* delegacj* szkoleni* nocka nocki
    nocce zakladz* urlop* stolarz* krawcow* maszynist* kierowc* sprzata* sklepow* robocie firma
    nocna+zmiana druga+zmiana zebrani* narad* hala+produk* produkcj* wozek+widlowy stolarni*
  `,
  clock: `
    godzin minuta pol pozniej potem kwadrans kwadrans* poltorej minut* sekund* polnocy poludnie
    poludniu zegar* godz o+ktorej osiemnast* dwudziest* siedemnast* pietnast* rano+o godzin*
    za+pietnascie wpol wpol+do pol+do w+pol o+osmej dwunasta
  `,
};
