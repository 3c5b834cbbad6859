import type { Words } from "./words.ts";

export const pl: Words = {
  sure: "bot, bota, botem, boty, bocie, chatbot*, czatbot*, robot, robotem, robota, ai, chatgpt, chat gpt, gpt, algorytm*, sztuczna inteligencja, sztuczna inteligencja, fake, fejk*, fikcyjn*, falszywy profil, falszywe konto, zmyslon*, wymyslon*, krwi i kosci, moderator*, animator*, podstawion*, z portalu, dla portalu, prawdziwa osoba, prawdziwa kobieta, prawdziwym czlowiekiem, prawdziwy czlowiek, prawdziwa, prawdziwy, istniejesz, pani istnieje, pan istnieje, naprawde jestes, jestes prawdziwa, jestes prawdziwy, placa ci, ci placa, wirtualna, zbyt piekn*, call center, zywa osoba, zywy czlowiek, automat, automatem, maszyna, program, programem, przyneta, wabik",
  you: "ty, ciebie, cie, ci, tobie, toba, twoj, twoja, twoje, twoim, twojego, twojej, twoich, pan, pana, panu, pani, pania, panem, panstwo, panstwa, wy, was, wam, wasz, wasza, wasze, jestes, jestescie, masz, macie, istniejesz, piszesz, pracujesz, zyjesz, sama, jestem pewien ze",
  me: "ja, mnie, mi, mna, moj, moja, moje, moim, mojego, my, nas, nam, rozmawiam, pisze, gadam, jestem",
  be: "jestes, jest, jestescie, sa, sie, byc, bylas, byles, byla, byl, bylabys, jestem, bedziesz, jezdes, jestez, to, wyglada*, brzmi*, zachowuj*, nalezysz, nalezy, masz",
  not: "nie, nigdy, nikt, zaden, zadna, zadne, zadnego, zadnej, bez, ani, nic, nikogo",
  or: "czy, albo, lub, czy tez, abo, badz",
  who: "kto, kim, kogo, komu, czym jestes, z kim, kim jestes, kim pan*, co ty",
  all: "wszystkie, wszyscy, wszystko, kazda, kazdy, polowa, wiekszosc, wiele, duzo, kobiety tutaj, kobiety tu, panie tutaj, te profile, profile tutaj, niektore, kazdemu, wszystkim",
  really:
    "naprawde, na prawde, serio, rzeczywiscie, faktycznie, w ogole, wogole, tylko, jedynie, moze, przypadkiem, po prostu, chociaz, choc, na pewno, napewno, aby, aby na pewno, wlasciwie, tak naprawde, doprawdy, istotnie, na serio, pewnie, chyba",
  real: "prawdziw*, prawdziwa, prawdziwy, prawdziwe, prawdziwym, prawdziwej, realna, realny, realne, realnie, real*, autentyczn*, w realu, naprawde, rzeczywist*, z krwi, faktyczn*, zywa, zywy, oryginal*, normaln*, zwykla, zwykly, zwykla uzytkowniczka, zwyklym, uczciw*, na zywo, zweryfikowan*, szczer*, legit",
  human:
    "czlowiek*, czlowieka, czlowiekiem, czlowieku, ludzie, ludzi, ludzka, ludzki*, ludzmi, ludzk*, krwi i kosci, z krwi, kosci, istota, istota ludzka, ktos, kogos, kims, smiertelnik*, ziemian*, zywa istota, czlek",
  person:
    "kobieta, kobiete, kobiety, kobieta*, kobietom, kobiet, babka, baba, babe, facet*, facetem, facetom, mezczyzn*, mezczyzna, mezczyznom, chlop*, chlopem, chlopak*, dziewczyn*, osoba, osobe, osoby, osob*, ktos, kims, kogos, typ, typem, gosc*, gosciem, koles*, pan, pani, dama, czlonek, czlonkini, uzytkowni*, uzytkowniczka, student*, studentk*, singielk*, postac, emeryt*, lala, wasacz",
  alive:
    "zywa, zywy, zyje, zyjesz, zycie, zyjaca, oddychasz, oddycha*, serce, serca, dusza, dusze, twarz, cialo, krew, krwi, skora, czujesz, czuc, uczuci*, emocj*, spisz, jesz, bateri*, baterie, akumulator, prad*, pradu, wtyczk*, kabel, kable, ladow*, ladujesz, laduj*, wylacz*, kontakt, urodzil*, wychowal*, znak zycia, puls, mozg, zakoch*, zakochuj*, obwod*, srubki, sruby",
  exist: "istnie*, istniejesz, istnieje, istnieja, istniec, istnienie, egzyst*, wystepujesz",
  machine:
    "bot, bota, botem, boty, botow, bocie, robot*, robota, robotem, chatbot*, czatbot*, czatbotem, ai, a i, si, ia, sztuczn*, sztuczna, inteligencj*, chatgpt, chat gpt, gpt*, czat gpt, model jezykowy, modelem jezykowym, komputer*, komp, kompa, pc, maszyn*, maszyna, maszynka, program*, programem, programik, zaprogramowan*, oprogramowan*, software, algorytm*, skrypt*, automat*, automatycznie, automatyczn*, zautomatyzowan*, serwer*, urzadzeni*, system*, wirtual*, wirtualna, cyfrow*, awatar*, avatar*, hologram*, siri, alexa, copilot, gemini, generowan*, wygenerowan*, generator*, automatyczna sekretarka, sekretarka, sekretarke, procesor*, chip*, czip*, krzem*, kod, kodem, captcha, swiatla drogowe, sygnalizacj*, aplikacj*, appka, apka, android*, cyborg*, elektroniczn*, turing*, symulacj*, symul*, aktualizac*, zawiesil*, zawieszas, blad systemu, syntetyczn*, puszka, blaszak, blacha, terminator*, prompt",
  fake: "fake*, fejk*, fejkiem, fejkow*, fejkowe, fejkowy, feik, falszyw*, falszywe, falszywy, falsz, fikcj*, fikcyjn*, fikcyjna, fikcyjny, wymyslon*, wymyslona, wymysl*, wymysl, zmyslon*, zmysl*, zmyslasz, wyimaginowan*, wyobrazni*, urojon*, lipa, lipn*, lipne, lipny, sciema, sciem*, sciemn*, sciemniasz, podrob*, podrabian*, podstawion*, podstawiona, podstawi*, podpuch*, podpucha, wabik*, przyneta, przynet*, wabi*, slup, slupem, duch, widmo, zjawa, iluzj*, zluda, zludzenie, zludzen*, miraz*, sen, bajk*, bajka, bajki, fantazj*, postac*, postaci, postacia, lalka, lalk*, marionetk*, kukielk*, kukla, manekin*, pacynk*, figurant*, zbyt piekn*, zbyt pieknie, zbyt ideal*, zbyt dobr*, za ladn*, za piekn*, za dobra, za idealn*, idealna, nierealn*, zeby bylo prawdziw*, nieprawdziw*, klam*, klamiesz, klamie, klamstw*, oszust*, oszustk*, naciag*, podaje*, podajesz sie, podszywa*, podszywasz, udaj*, catfish*, przebran*, maska, masce, pseudonim*, zmyslone imie, mistyfikac*, prowokacj*, kit, wciskasz kit, sciema, lewe, lewy, trefn*, cos nie gra, nie gra, cos tu, smierdzi, cos mi tu, podejrzan*, stworzon*, stworzona, wykreowan*, kreacja, dekoracj*, atrap*, papierow*, wydmuszk*, nieistniej*, profil zarzadzany, zarzadzan*, prowadzon*, wypelniacz*",
  made: "zrobi*, zrobion*, stworz*, stworzyl*, stworzon*, zalozon*, zalozyl*, zalozyli, wymysli*, wygenerowa*, zaprojektowan*, zbudowan*, wyprodukowan*, wstawi*, wstawili, dali, dal, nadal*, nadali, napisan*, przygotowan*, ulozyl*",
  scam: "oszust*, oszuk*, oszukuj*, oszukany, oszukan*, naciag*, naciagacz*, naciagan*, naciagasz, wyludz*, wyludzasz, nabij*, nabijasz, nabieram, nabier*, nabrac, nabrany, robisz w konia, w konia, w balona, w trabe, w jajo, robicie w, za nos, wodzisz, jelen, jelenia, jeleni, jeleniem, frajer*, glupi, glupiego, glupka, glupka, idiot*, durnia, naiwn*, naiwniak*, glupek, kretyn*, klient*, klientem, doj*, doicie, dojn*, skub*, skubiecie, wyciag*, wyciagacie, wyciaganie, kasa, kase, kasy, pieniedz*, pieniadze, forsa, forse, kredyt*, monet*, punkty, wyda*, wydalem, wydaje, wydawac, wydal*, place, placic, placi, zaplac*, haracz, pulapk*, wpad*, lap*, zlapal*, haczyk*, sciem*, kpi*, kpiny, zart*, zartujesz, jaja, robisz sobie, zwodz*, zwodzisz, kantuj*, kant, przekret*, przekret, biznes",
  profile:
    "profil*, profilu, profilem, konto, konta, kontem, kont, strona, ogloszeni*, imie, nazywasz, nazwisk*, tozsamosc, nick*, na imie, opis",
  photo:
    "zdjeci*, zdjecie, zdjecia, zdjeciu, zdjec, fot*, fotk*, fotka, fotki, foto, obraz*, selfie, portret*, palc*, palcow, photoshop*, filtr*, przerobion*",
  net: "google*, gogle, wygooglow*, wyguglow*, internet*, internetu, z netu, net, sieci, ukradzion*, kradzion*, skradzion*, ukrad*, sciagniet*, zwedzon*, wziet*, katalog*, modelk*, modelka, model, modeli, instagram*, insta, facebook*, fejsa, fejsie, pinterest, aktork*, aktorka, aktor*, porno, influencer*, wyszukiwani*, wyszukal*, obrazem, znalazl*, innej stronie, inna strona, innym imieniem, innym nazwiskiem, gazety, gazeta, czasopism*, reklam*, bank zdjec, agencj*, stock*, allegro",
  site: "serwis*, portal*, strona, strony, stronie, strone, platform*, firm*, firma, firmy, firmie, organizac*, spolk*, agencj*, administrac*, administrator*, admin*, wlasciciel*, operator*, oni, nich, im, regulamin*, regulaminie, drobnym druk*, drobny druk, drobnym maczkiem, maczkiem, tutaj, tu, aplikac*, interes, szef*, ktos z portalu, stad",
  staff:
    "pracowni*, pracownik*, pracownic*, pracownica, moderator*, moderatork*, animator*, animatork*, animatorka, operator*, operatork*, agent*, agentk*, ekip*, zespol*, zespolu, personel*, kadra, obslug*, obsluga, zatrudni*, zatrudnion*, zatrudnili, wynajet*, wynajm*, najet*, etat*, etacie, na etacie, umow*, umowa, umowe, zleceni*, umowe zlecenie, o prace, hostess*, hostessa, call center, callcenter, call centre, infolini*, biuro, biura, biurze, biurko, telemarket*, konsultant*, doradc*, dzial*, dzial obslugi, sekretark*, maszynistk*, pisark*, pisarz*, copywriter*, ghostwriter*, profesjonal*, zawodow*, freelanc*, dorabia*, dorabiasz, dorobic, fuch*, chaltur*, zdaln*, kolezank*, kolezanka, kolega, koledzy, szef*, szefow*, szefa, kierowni*, przelozon*, nadzorc*, zmian*, zmiana, zmiany, zmianie, nocna zmiana, nocnej zmianie, dyzur*, dyzurze, zastep*, zastepstw*, zastepuje, zamien*, zamienil*, praktykant*, stazyst*, szkoleni*, przeszkol*, instrukcj*, wytyczn*, notatk*, notatki, kartotek*, kartke, karteczk*, teczk*, akta, sciagawk*, zeszyt*, ukrain*, rumun*, filipin*, indi*, nigeri*, cypr*, malta, bulgari*, aktork*, aktorka, aktor*, prostytutk*, escort*, chater*, czatowni*, czaterk*, do towarzystwa, bok obslugi, na zlecenie, zlecenie, w imieniu, kazal*, kazali, polecenie, wydelegowan*, korpo, pani z portalu, wolontariusz*",
  pay: "placa, placi, placone, placic ci, plac*, placa ci, zaplac*, oplac*, oplacan*, oplacana, platn*, wynagrodz*, pensj*, pensja, wyplat*, wyplata, stawk*, stawka, zarabia*, zarabiasz, zarob*, zarobek, prowizj*, prowizje, premi*, bonus*, napiwk*, pieniadz*, pieniedz*, kase, kasa, kasy, hajs, groszy, grosze, grosz*, zlotych za, zl za, za wiadomosc, za kazda, za smsa, od wiadomosci, od sztuki, od slowa, za odpowiedz, za godzine, na godzine, od godziny, ile ci, ile dostajesz, dostajesz, dostajecie, ile masz, ile bierzesz, bierzesz, masz z tego, z tego, procent*, akord, akordzie, norm*, nagrod*, zysk*",
  work: "prac*, praca, pracy, prace, pracujesz, pracuje, pracowac, robot*, roboty, zawod*, zawodu, zajeci*, zatrudnieni*, fach, posad*, posada, obowiazk*, zadani*, sluzbow*, zarobkow*, przerw*, na chleb, w pracy",
  team: "kilka, kilku, kilkoro, kilka osob, wiele osob, ile osob, ilu, ilu facetow, ilu mezczyzn, ilu panow, iloma, wieloma, z iloma, jednoczesnie, naraz, na raz, rownoczesnie, w tym samym czasie, ktos inny, kto inny, inna osoba, inna kobieta, inna, inny, inaczej, ta sama, tej samej, ta sama osoba, wciaz ta sama, zmieni*, zmieniacie, zmieniasz, zmienia, na zmiane, wymieni*, przejal*, przejela, nagle, raptem, styl*, ton, sposob pisania, zapomin*, zapominasz, zapomnial*, pamiet*, pamietasz, myl*, mylisz, mieszasz, miesza ci, sprzeczn*, zaprzecz*, wczoraj, w zeszlym tygodniu, wczesniej, grup*, dziesiat*, setk*, dwudziestu, trzydziestu, mowilem, juz ci, juz pisalem, juz pytal*, kolejna, ktora z was",
  talk: "rozmaw*, rozmawiam, rozmawiac, rozmow*, pisz*, pisze, piszesz, pisac, pisalem, napisal*, napisz, piszac, gad*, gadam, gadac, czat*, czatuj*, chat, klik*, odpowied*, odpowiada, odpowiadasz, odpisuj*, odpisujesz, odpisuje, odpisal*, wiadomosc*, wiadomosci, czyt*, czyta, czytasz, czytac, konwers*, dialog*, stuka*, stukasz, klepie*, tekst*, kontakt*, do czynienia, flirt*, flirtuj*, romans*, komunik*, wysyla*, wysylasz, opowiada*, zwierz*, zwierzam, rozmowc*, halo, podryw*, bajeruj*",
  behind:
    "za tym, za profilem, kryje, kryjesz, ukrywa*, ukrywasz, stoi za, siedzi, siedzicie, po drugiej, drugiej stronie, druga strona, z drugiej strony, klawiatur*, klawiatura, ekran*, monitor*, za sterami, pociaga za sznurki, sznurki, jest tam, ktos tam, tam ktos, tam, czy ktos, w domu, w srodku, obslugu*, prowadzi, steruje, chowa*, chowasz, pod tym",
  self: "sam, sama, osobiscie, wlasn*, wlasnymi slowami, we wlasnej osobie, za kogo sie, kim mowisz, ta osoba, ta ze zdjecia, ty na zdjeciu, na zdjeciu to, to ty, to pani, to naprawde ty, prawdziwe imie, naprawde masz na imie, naprawde nazywasz, podajesz, wlasnorecznie, swoj*, soba",
  play: "gra, grasz, gracie, rola, role, roli, odgryw*, odgrywasz, teatr*, teatrzyk, komedi*, aktorst*, udaj*, udajesz, udawac, udaje, udawan*, pozor*, przedstawieni*, szopka, szopke, cyrk, scenari*, scenariusz*, zabaw*, zabawia*, zabawiasz, zabawiac, rozryw*, rozrywki, rozrywka, umila*, umilasz, dotrzym*, towarzystw*, wabic, przyciag*, zatrzym*, bawisz, bawicie, na niby, niby, spektakl, bajer*, show",
  same: "to samo, te same, taka sama, takie same, tych samych, tak samo, identycz*, jednakow*, kopiuj*, kopiuje, skopiowan*, kopi*, wklej*, wklejasz, wklejan*, kopiuj wklej, szablon*, szablonu, standardow*, gotowc*, gotow*, gotowe, gotowce, formulk*, regulk*, wyuczon*, na pamiec, nagran*, plyta, zdarta plyta, zacieta, papug*, slowo w slowo, dokladnie, ogolnik*, ogolnikow*, wymij*, wymijajaco, unik*, unikasz, wykrec*, wykrecasz, pytaniem na pytanie, nie odpowiadasz, na moje pytanie, sekund*, sekunde, sekundy, natychmiast, od razu, blyskawicz*, tak szybko, szybko, o trzeciej, w nocy, noc*, dniem i noca, calodob*, 24 godziny, calymi dniami, nigdy nie spisz, zawsze online, zawsze dostepn*, tlumacz*, przetlumacz*, translator*, bez bledow, bezbled*, bledow, bled*, ortograf*, gramatyk*, perfekcyj*, ideal*, powtarz*, powtarzasz, powtorz*, ledwo sie, zaraz po, dopiero co, komplement*",
  prove:
    "udowodni*, udowodnij, udowodnic, dowod*, dowod, dowody, pokaz*, pokaz, potwierdz*, potwierdz, wymien*, podaj*, podaj, powiedz jak, powiedz cos, powiedz co, powiedz ile, napisz cos, napisz slowo, wpisz, zrob cos, przyslij, wyslij*, wyslij, przeslij, nagraj*, gazet*, z dzisiejsza, data, z data, kartk*, z kartka, pomach*, gwarant*, gwarancj*, zapewn*, zapewnij, przekon*, przekonaj, uspokoj*, skad mam, skad wiem, skad moge, skad pewnosc, jak mam, jaka mam, po czym pozna*, pewnosc, pewny, pewien, zweryfik*, weryfik*, dowod osobisty, legitym*, paszport, test*, zagadk*, ile to jest, ile jest, dwa plus dwa, 2 plus 2, 2 2, plus, stolic*, ulic*, piekarni*, jaka pogoda, jaka jest pogoda, pogoda u, jaki dzis, jaki dzien, ktora godzina, wspak, od tylu",
  doubt:
    "watp*, watpie, watpliw*, wierz*, wierze, wierzyc, uwierz*, ufam, ufac, ufn*, zauf*, nie ufam, podejrz*, podejrzewam, podejrzan*, dziwn*, dziwne, dziwnie, mysl*, mysle, myslalem, pytam, zastanaw*, zastanawiam, ciekaw*, pytanie, glupie pytanie, glupio pyt*, przeczuci*, przeczucie, czuje ze, czuje, mam wrazenie, wrazenie, odnosze, wydaje mi sie, wyglada na to, obaw*, boje, boje sie, strach, wiedziec, wiem, chce wiedziec, chcialbym wiedziec, chcialabym wiedziec, musze wiedziec, mowia, mowil*, powiedzial*, podobno, slyszal*, czytal*, syn, corka, kolega mowi, kumpel, kumpela, znajomy, znajoma, przyjaciol*, szwagier, sasiad*, brat, siostra, wnuk, wnuczka, reportaz*, telewizj*, uwaga, artykul*, gazecie, przepraszam, wybacz*, bez urazy, obraz*, prosze sie nie, przypadek, zbieg okolicznosci, zaloze sie, zakladam sie, zaklad, zlapal*, przylapal*, mam cie, przejrzal*, wydalo sie, rozgryz*, rozszyfrowal*, zdemaskow*, jesli jestes, jezeli jestes, jak jestes, skoro, czy jestes, zgadza sie, zgadlem, prawda, co nie, nie, mam racje, racja, mylę, myle sie, czyzby, czyzbys, aby na pewno, cos mi",
  honest:
    "szczer*, szczerze, uczciw*, uczciwie, prawd*, prawde, prawda, przyznaj*, przyznaj sie, przyznac, niech pani przyzna, wyznaj, wyznac, przysieg*, przysiegasz, przysiegnij, obieca*, obiecaj, slowo honoru, honor*, reka na sercu, z reka na sercu, wprost, prosto z mostu, bez sciemy, bez owijania, owij*, konkret*, miedzy nami, powiedz, powiedz mi, niech pani powie, prosze powiedziec, prosze mi powiedziec, prosze o szczer*, mow, gadaj, no dalej, tak czy nie, tak czy siak, mam prawo, prawo wiedziec, zasluguje, raz na zawsze, nie klam, karty na stol",
  meet: "dzwon*, zadzwon*, zadzwonic, telefon*, telefonu, wideo*, video*, wideorozmow*, kamer*, kamerce, kamerke, kamerk*, facetime, glos*, glosow*, glosowke, glosowk*, nagranie, spotk*, spotkac, spotkani*, spotkamy, spotkaniu, zobaczyc, zobaczymy, randk*, kaw*, kawe, wymowk*, wymowki, wykret*, wykrety, przeklad*, przekladasz, zwlek*, nigdy nie masz, nie masz czasu, blisko, w poblizu, drzwi, na zywo, w cztery oczy, twarza w twarz",
  they: "on, ona, ono, oni, one, jego, jej, ich, im, mu, to, ten, ta, te, tamten, tamta, ci",
  interrogative:
    "co, jaki, jaka, jakie, jaki*, ktory, ktora, ktore, kiedy, gdzie, jak, czemu, dlaczego, po co, ile, skad, dokad",
  modal:
    "moge, mozesz, moze, mozna, mogl*, chce, chcesz, chcial*, musze, musisz, musi, trzeba, powin*, umie*, wolno",
  conjunction:
    "jesli, jezeli, jak, gdy, kiedy, bo, poniewaz, wiec, zanim, odkad, chociaz, choc, skoro, gdyby*",
  first:
    "jestem, mam, bylem, bylam, mialem, mialam, moj, moja, moje, moim, mojej, moich, mojego, ja, lubie, ide, bede, robie",
  family:
    "matk*, mama, mamy, mame, ojciec, ojca, tata, taty, tate, siostr*, brat, brata, bratem, cork*, syn, syna, synem, dzieck*, dzieci*, wnuk*, wnucz*, babci*, dziad*, ciocia*, ciotk*, wujek, wujk*, kuzyn*, maz, meza, mezem, ex, rodzin*, rodzic*, sasiad*, wdow*, tesc*, szwag*",
  animal:
    "pies, psa, psem, pieski*, piesek, kot, kota, kotem, koty, kotk*, kon, koni*, ptak*, ryb*, kur, kury, krolik*, krow*, owc*, papug*, osiol*, swini*, zwierz*, mysz*, pszcz*, chomik*",
  food: "jesc, jem, jesz, jadl*, jedzeni*, gotuj*, gotow*, zupa, zupe, zupy, chleb*, ciast*, tort*, ser, sera, mies*, ziemniak*, frytk*, piwo, piwa, wino, wina, herbat*, sniadani*, obiad*, kolacj*, smacz*, pyszn*, warzyw*, owoc*, jablk*, czekolad*, lody, lodow, sos, nalesnik*, piek*, przepis*, restauracj*, glodn*, kurczak*, pierog*, bigos*, rosol*, kiszon*",
  weather:
    "deszcz*, pada, padal*, slonc*, slonecz*, zimn*, cieplo, ciepl*, pogod*, snieg*, burz*, wiatr*, wieje, stopni*, mroz*, mgla, mgly, mokr*, upal*, goraco",
  home: "dom, domu, domek, domem, kuchni*, ogrod*, ogrodek, kwiat*, roslin*, drzew*, okno, okna, dach*, drzwi, lozk*, kanap*, krzesl*, stol, stole, lazien*, pralk*, odkurz*, przeprow*, mieszkani*, szop*, piwnic*, tapet*, malow*, firan*, zaslon*, drewn*, pokoj*, trawnik*, roz, roze, swiecz*, dzialk*",
  travel:
    "samochod*, auto, auta, autem, rower*, pociag*, autobus*, lodz, lodk*, statek, samolot*, lec*, podroz*, wakacj*, urlop*, kemping*, przyczep*, kamper*, plaz*, morze, morza, gory, gor, gorach, hotel*, jad*, jecha*, jezdz*, motocykl*, motor, skuter*, spacer*, targ, rynek, miast*, wies, wsi, wysp*, las, lasu, lesie, park*, dworz*, most, korki, tramwaj*, rejs*",
  sport:
    "pilk*, tenis*, plywa*, basen*, szach*, kart*, brydz*, bilard*, wedk*, mecz*, klub*, wygra*, przegra*, legia, sport*, silown*, bieg*, trening*, puzzl*, bingo, drutach, hobby, tancz*, tanc*, chor, chorze, spiew*, joga, krzyzow*",
  health:
    "lekarz*, lekark*, doktor*, szpital*, dentyst*, zab, zeby, zebow, protez*, kolan*, biodr*, plecy, plecow, glow*, gryp*, przeziebi*, chor*, bol, boli, bolu, lekarstw*, lek, leki, tablet*, aparat sluchowy, okular*, operacj*, cukrzyc*, cisnieni*, kosc*, rehabilit*, wlos*, fryzj*, diet*, covid, oko, oczy, oczu, noga, nogi, reka, kaszel",
  culture:
    "film*, serial*, tv, telewiz*, muzyk*, ksiazk*, czyta*, radi*, gazet*, koncert*, teatr*, muze*, piosenk*, gitar*, pianin*, spiewak*, zespol*, netflix*, program, wiadomosci, powiesc*, obraz*, kin, kino, kina",
  clothes:
    "plaszcz*, kurtk*, sukien*, but, buty, butow, spodni*, sweter*, swetr*, koszul*, torb*, torebk*, skor*, zegark*, pierscion*, naszyjnik*, bizuteri*, zloto, zlota, srebr*, diament*, futr*, stanik*, bielizn*, kapelusz*, czapk*, szalik*, rajstop*, ubran*, ciuch*, paznokc*, rzes, rzesy, peruk*",
  time: "dzis*, dzisiaj, wczoraj, jutro, wieczor*, rano, ranek, poludni*, noc, nocy, nocn*, tydzien, tygodni*, weekend*, miesiac*, rok, roku, lat, lata, niedziel*, poniedzial*, wtor*, srod*, czwart*, piatek, piatk*, sobot*, pozniej, niedawno, godzin*, swieta, swiat, wielkanoc*, lato, latem, zim*, wiosn*, jesien*",
  greeting:
    "czesc, hej, witaj, witam, dzien dobry, dobry wieczor, dobranoc, pozdraw*, dzieki, dziekuj*, prosze, powodzenia, gratul*, przepraszam, sorry, pa, papa, na razie, buziak*, calus*, kochan*, skarb*, sloneczko, misiu, przytul*, milego",
  adjective:
    "mil, mila, mily, milo, mile, fajn*, ladn*, pieknie, piekn*, dobr*, dobrze, super, swietn*, zabawn*, smieszn*, cudown*, szkoda, nudn*, nudz*, zajet*, zmecz*, wkurz*, zadowol*, szczesliw*, ochot*, spokoj*, mal, mala, maly, male, duz*, star*, now*, drog*",
  love: "milosc*, kocham, zakoch*, calowa*, caluj*, tesknie*, teskn*, przytul*, usta, ust, seks*, sex*, nago, nagi*, dotyk*, randk*, zwiazek, zwiazk*, slub*, malzen*, razem, marze o, pragn*, serce, serc*",
  trade:
    "pielegn*, nauczyciel*, stolarz*, hydraulik*, piekarz*, piekarni*, rzezni*, rolnik*, kierowc*, mechanik*, policj*, adwokat*, prawnik*, kasjer*, sklep*, fabryk*, emeryt*, rent*, wolontari*, szkol*, bank, banku, urzad, urzed*, malarz*, elektryk*, notariusz*, ksiegow*, hutnik*, gornik*",
  object:
    "telefon, komork*, laptop*, tablet*, drukark*, wifi, rachun*, zl, zloty*, cen, cena, ceny, podatk*, klucz*, portfel*, paczk*, poczt*, list, listy, kartk*, rzecz*, urzadzeni*, bateri*, lamp*, kubek, zakup*, biedronk*, lidl*, prezent*",
  bot: "bot, bota, botem, boty, chatbot*, robot*, ai, si, chatgpt, gpt*, model jezykowy, sztuczn*, algorytm*, siri, alexa, android*",
  program:
    "program*, zaprogram*, oprogram*, skrypt*, kod, kodem, automat*, system, systemu, sekretark*, wygenerowan*, informatyk*, programist*",
  power:
    "wtyczk*, gniazd*, kontakt*, lad*, ladowark*, naladow*, bateri*, akumulator*, prad*, wylacz*, wlacz*, guzik*, przycisk*, restart*, reset*, aktualiz*, zawies*, awari*, usterk*, kabel*, kabl*, srub*, olej*",
  body: "krew*, krwi, krwaw*, cial*, oddych*, puls*, bicie serca, skor*, poc*, plac*, lzy, czuj*, laskot*, uklu*, szczyp*, dotkn*, dusz*, uczuc*, emocj*, kosc*, krwi i kosci",
  serial:
    "numer seryjny, numer sluzbowy, numer pracown*, wersj*, dowod osobisty, dowodu, legitymacj*, paszport*, prawo jazdy, akt urodzenia, data urodzenia, date urodzenia, data produkcji, identyfikator*, kod kreskowy, gwarancj*, made in, sluzbow*",
  moderator:
    "moderator*, operator*, animator*, czatow*, konsultant*, call center, callcenter, infolini*, maszynist*, pisar*, ghostwriter, hostess*, telefonistk*, wodzirej*, naganiacz*",
  office:
    "koleg*, kolezank*, szef*, kierowni*, przelozon*, menedzer*, biuro, biura, biurze, zmian*, dyzur*, dzial*, agencj*, umow*, pracodawc*, pracowni*, personel*, zatrudni*, obslug*, zespol*, przerw*, grafik*, sluchawk*, etat*, zleceni*",
  wage: "plac*, placa, plac, wynagrodz*, pensj*, zarabia*, zarob*, za wiadomosc*, za odpowiedz*, za godzine, za slowo, premi*, prowizj*, dorabia*, stawk*, wyplat*, oplac*, minimaln*, kasa z",
  credit:
    "kredyt*, punkt*, monet*, zeton*, naciag*, doic, doicie, wycisk*, abonament*, doladow*, wydawa*, wydal*, kasa, kase, kasy, pieniadz*, hajs*, portfel*, skub*",
  ghost:
    "duch*, zjaw*, widm*, cien, sen, snem, marzeni*, iluzj*, zludzeni*, powietrz*, fatamorgan*, bajk*, bajecz*, mikolaj*, zajaczek, jednoroz*, syren*, nikt, nikogo, nic, pust*, wyobra*",
  acting:
    "gra, grasz, gracie, rola, role, roli, teatr*, aktor*, udaje*, udawa*, przedstaw*, spektakl*, cyrk*, mask*, peruk*, przebran*, przebier*, lalk*, kurtyn*, oscar*, marionet*, kukl*, fasad*, kabaret*",
  impostor:
    "facet*, mezczyzn*, chlop*, gosc, goscia, gosciu, typ, typa, brodat*, brodac*, wlochat*, lys*, grub*, stary, dziad*, student*, nastolat*, chlopak*, gospodyn*, wasat*, piwnic*",
  others:
    "ktos inny, inna, inny, innych, inne, drug*, roznych, rozne, kilk*, ilu, ile was, zmienia*, na zmiane, przejal*, za kazdym razem, naraz, jednoczesnie, kolejn*, ta sama, ten sam, ktora z was, znowu",
  template:
    "standard*, kopiuj*, wklej*, kopi, kopia, szablon*, gotow*, gotowiec, wyuczon*, plyt*, zdart*, nagrani*, nagran*, tasm*, papug*, powtarz*, to samo zdanie, te same, ta sama wiadomosc, slowo w slowo, formul*, zdani*, ogoln*, regulk*",
  availability:
    "sekund*, od razu, natychmiast, tak szybko, szybko, w minute, 24 godzin*, cala dobe, dzien i noc, zawsze online, w srodku nocy, spisz, spac, nigdy offline, caly dzien, non stop",
  contradiction:
    "mowilas, mowiles, pisalas, najpierw, zapomn*, pamieta*, nie zgadza, nie trzyma, sprzeczn*, przecz*, nagle, naraz, inaczej, zmienil*, myl, myli*, pomyl*, wyjasnij, wytlumacz*, zeszlym tygodniu, histori*, przypad*, dziwnym trafem, ciekawe",
  exposure:
    "zlapan*, wpadl*, przejrzal*, zdemaskow*, rozgryzl*, przyznaj*, koniec gry, koniec zabawy, nie dam sie, nie nabior*, nie nabierzesz, nie urodzilem, nie jestem glupi, nie ze mna, dobra proba, daruj, mam cie, sciem*, wkrec*",
  victim:
    "frajer*, naiwn*, glup*, idiot*, samotn*, starych, wdowc*, ofiar*, latwowiern*, dziadk*, innych facetow, innych mezczyzn, klient*, jelen*, jeleni*, nas, nami",
  warning:
    "kolega mowi, kumpel mowi, koledzy mowia, syn mowi, corka mowi, siostra mowi, brat mowi, dzieci mowia, mowi ze, mowia ze, czytalem ze, czytalam, slyszalem ze, slyszalam, wszyscy mowia, opini*, w telewizji, reportaz*, dokument*, gazecie, ostrzeg*, forum, wedlug, podobno, twierdz*",
  country:
    "indie, indii, filipin*, rumuni*, ukrain*, afryk*, nigeri*, ghan*, turcj*, cypr*, malt*, zagranic*, bangladesz*, maroko, rosj*, rosyjsk*, bulgari*",
  curiosity:
    "zastanawiam, ciekaw*, chce wiedziec, chcialbym wiedziec, chcialabym wiedziec, wiedziec czy, skad mam, skad wiem, jak moge, byc pewn*, moge spytac, moge zapytac, glupie pytanie, dziwne pytanie, powiedz mi, powiedz, niech pani powie, niech pan powie, pytanie, musze wiedziec",
  suspicion:
    "podejrz*, podejrzew*, nie ufam, ufam, smierdzi, pachnie, dziwn*, cos tu, cos nie, przeczuci*, intuicj*, nie wierze, nie uwierze, watp*, mysle ze, mysle, wydaje mi, zaklad*, stawiam, wyglada na, brzmi*, jak z, chyba, moim zdaniem, nosa, zaloze",
  fear: "boje, strach, nadziej*, mam nadzieje, modle, zran*, skrzywdz*, zawied*, rozczarow*, zlam*, drugi raz, juz raz, prosze, martw*, bezsenn*, wstyd*, smieszn*, glup*, idiot*, samotn*, panik*",
  identity:
    "kim jestes, kto to, kto pisze, kto klika, kto siedzi, kto tam, kto mowi, z kim, czym jestes, prawdziwa tozsamosc, prawdziwe imie, naprawde masz na imie, naprawde nazywasz, kim pani jest, kim pan jest, przyjemnosc, jest tam ktos, ktos tam, ktos, kto sie kryje",
  presence:
    "naprawde tam, jestes tam, za ekranem, za tym profilem, za tym, za ta, po drugiej stronie, drugim koncu, klawiatur*, ekran*, naprzeciw*, czyta to, czytasz",
  perfection:
    "zbyt, za piekna, za ladna, zbyt piekn*, zbyt idealn*, za dobr*, taka ladna, taka mloda, idealn*, bezbledn*, niewiarygodn*, dlaczego ja, czemu ja, ktos jak ja, taka jak ty, kobieta jak ty, piekna kobieta, model*, barbie, perfekcyjn*",
  creation:
    "fabryk*, projekt*, zbudow*, wyprodukow*, stworz*, zaprojekt*, opracow*, wymysl*, zmysl*, zloz*, laborator*, produkt*, tworc*, kto cie, eksperyment*, krolik doswiadczalny",
  picture:
    "ukradl*, kradzion*, skradzion*, pozyczon*, cudze, cudzych, czyjes, czyichs, ulotk*, czasopism*, katalog*, reklam*, google*, wyszukiw*, znalazl*, instagram*, facebook*, pinterest*, z internetu, z neta, przerobion*, photoshop*, fotomontaz*, palce, ty na zdjeciu, pani na zdjeciu, fotki",
  evidence:
    "dowod*, udowodn*, selfie, selfi, kartk*, gazet*, kciuk*, pomachaj, moim imieniem, wideorozm*, videorozm*, facetime, kamer*, kamerk*, glosowk*, glosow*, twoj glos, uslysz*, captcha, swiatl*, dodaw*, stolic*, test*, podchwytliw*, jaki dzis dzien",
};
