import type { Words } from "./words.ts";

export const es: Words = {
  sure: "bot, bots, chatbot*, robot, robots, ia, chatgpt, chat gpt, gpt, algoritmo, inteligencia artificial, fake, feik, perfil falso, cuenta falsa, ficticio, ficticia, inventada, inventado, carne y hueso, animadora, moderadora, moderador, de la pagina, de la web, persona real, mujer real, mujer de verdad, persona de verdad, hombre de verdad, ser humano, existes, existe usted, eres real, es real, eres de verdad, es usted real, te pagan, le pagan, virtual, senuelo, demasiado bonito para, demasiado guapa para, call center, de verdad existes, a sueldo, en nomina, de mentira, eres falsa, cebo, maquina",
  you: "tu, tus, ti, te, contigo, usted, ustedes, uste, ud, uds, vos, vosotras, vosotros, tuyo, tuya, tuyas, tuyos, su, sus, suyo, eres, sois, tienes, estas, haces, trabajas, cobras, existes, ere, le",
  me: "yo, me, mi, mis, mio, conmigo, nos, nosotros, nuestro, estoy, soy, hablo, escribo",
  be: "eres, es, sos, sois, son, soy, ser, era, eras, fueras, fuera, fueses, seas, sea, seras, sera, seria, serias, esta, estas, estoy, estan, hay, ere, pareces, parece, suenas, suena, tratas, trata, perteneces",
  not: "no, ni, ningun*, nunca, nadie, sin, nada, tampoco",
  or: "o, u, o bien",
  who: "quien, quienes, kien, con quien, quien eres, que eres, cual, ke eres",
  all: "todas, todos, todo, toda, todo el mundo, cada, la mayoria, la mitad, muchas, muchos, las mujeres, las chicas de aqui, los perfiles, las de aqui, algunas, alguna",
  really:
    "realmente, verdaderamente, en serio, de veras, en realidad, acaso, solo, solamente, siquiera, al menos, por casualidad, tal vez, quiza*, simplemente, de hecho, por lo menos, seguro, seguramente",
  real: "real, reales, de verdad, verdad, verdadero, verdadera, verdadera*, autentic*, genuin*, de carne, de veras, legal, legitim*, cierto, cierta, en persona, original, normal, corriente, usuaria normal, usuario normal, particular, inscrita, socia, verificad*, sincer*, en la vida real, d verdad, vdd",
  human:
    "human*, humana, humano, ser humano, ser vivo, carne y hueso, carne, hueso, ser de, alguien, mortal, terricola, gente",
  person:
    "mujer, mujeres, hombre, hombres, senora, senoras, senor, chica, chicas, chico, tio, tia, tipo, tipa, persona, personas, alguien, individuo, dama, senorita, muchacha, maromo, tios, chaval, chavala, senoron, miembro*, usuari*, estudiante*, vieja, viejo, jubilad*, fulana, fulano, soltera, nena",
  alive:
    "viva, vivo, vives, vive, vivas, respiras, respira*, corazon, alma, cara, rostro, cuerpo, sangre, piel, sientes, sentir, sentimiento*, emocion*, duermes, comes, comer, pilas, bateria, enchuf*, enchufada, enchufe, cargas, recarg*, apag*, apagas, cables, circuitos, naciste, nacida, senal de vida, senales de vida, pulso, cerebro, enamor*, latido*, tornillos, tuercas",
  exist: "exist*, existes, existe, existen, existir, existencia, existas, exsist*, esiste*",
  machine:
    "bot, bots, robot*, robotito, robotica, chatbot*, ia, i a, ai, inteligencia, artificial*, chatgpt, chat gpt, gpt*, chatgepete, modelo de lenguaje, ordenador*, computador*, computadora, pc, maquina*, maquinita, programa*, programad*, programita, informatic*, software, algoritmo*, script*, automat*, automatic*, automatizad*, servidor*, aparato, sistema, virtual*, digital*, avatar*, holograma*, siri, alexa, copilot, gemini, generad*, generada por, contestador*, procesador*, chip*, silicio, codigo, captcha, semaforos, aplicacion, app, androide*, ciborg, cyborg, cacharro, electronic*, turing, simulad*, simulacion, simul*, actualiz*, se ha colgado, colgado, bug, fallo del sistema, maquinaria, sintetic*, lata, terminator, pantalla, prompt, skynet, automata*",
  fake: "fals*, falsa, falso, fake*, feik, feic, fekk, feik, ficci*, ficticio*, ficticia*, ficticias, inventad*, invento*, inventa, inventas, inventan, invencion*, imaginari*, imagin*, fabricad*, de mentira, mentira*, mientes, mentir*, mintiendo, miente, mentiros*, cuento*, cuentista, trola*, fantasma*, espejismo*, ilusion*, sueno, fantasia*, fantasi*, personaje*, muneca, muneco, marioneta*, titere*, maniqui*, gancho*, cebo*, senuelo*, carnaza, anzuelo, tapadera, de pega, pega, de papel, carton, carton piedra, demasiado guapa, demasiado perfect*, demasiado bonit*, demasiado buen*, demasiado bonito para, para ser verdad, para ser real, para ser cierto, suplant*, impostor*, catfish*, disfraz*, mascara, careta, seudonimo, pseudonimo, nombre artistico, engan*, fraud*, montaje, bulo, paripe, farsa*, farsante*, timo, humo, creacion, creada, creado, cread*, maniqui, rellen*, de relleno, relleno, escaparate, algo raro, huele, huele mal, raro, no cuadra, no me cuadra, cuadra, gato encerrado, tongo, amañ*, aman*, mentirijilla*, truco, trucad*, perfiles gestionados, perfil gestionado, trola",
  made: "hech*, hecha, cread*, crearon, creo, creado, fabric*, disen*, construid*, montad*, mont*, puest*, puso, ponen, pusieron, puesto, genera*, desarroll*, dado, dieron, invent*",
  scam: "estaf*, timo*, timad*, timar*, timando, timo, engan*, enganan*, engañ*, tomando el pelo, tomar el pelo, tomas el pelo, toman el pelo, el pelo, primo, pardillo, tonto, idiota, gilipollas, imbecil, ridiculo, iluso, ingenuo, panoli, bobo, cliente*, sacar dinero, sacarme, saca*, sacando, sacan, sacar, dinero, pasta, perras, cuartos, los cuartos, creditos, monedas, coins, gasto, gasta*, gaste, gastar*, gastado, gastando, gastandome, pagar, pague, pago, cobrar*, desplum*, exprim*, trampa*, caer, picar, picado, pique, vacilando, vacilar, burl*, riendo, reir*, cachondeo, broma, enganch*, ilusion*, juega*, jugando, cuentos, negocio, tangan*, camel*, camelar, embauc*, fraude*, robar*, robo",
  profile:
    "perfil*, cuenta*, pagina, anuncio, nombre, te llamas, llamas, ficha, identidad, nick, apodo, se llama, apellido*",
  photo: "foto*, fotito*, imagen*, selfi*, retrato*, dedos, photoshop, retocad*, filtro*",
  net: "google*, internet, de internet, la red, robad*, robaste, sacad*, sacaste, sacada de, bajad*, catalogo*, modelo, modelos, instagram, insta, facebook, pinterest, actriz*, actrices, actor*, porno, influencer*, busqueda inversa, inversa, busque, encontre, encontrado, otra pagina, otra web, otro nombre, con otro, revista*, anuncio*, publicidad, banco de imagenes, agencia*, zara, corte ingles",
  site: "sitio*, pagina, paginas, web, webs, plataforma*, empresa*, compania, compañia, agencia*, portal, duenos, dueño, direccion, administrador*, admin*, la casa, organizacion, ellos, condiciones, letra pequena, terminos, aqui, jefes, app, los de, sistema, servicio, esta gente, chiringuito, negocio",
  staff:
    "emplead*, moderador*, animador*, animacion, operador*, operari*, agente*, agentes, equipo, plantilla, personal, trabajador*, curranta, curr*, curro, curras, contratad*, contrat*, contrato, nomina, en nomina, fichad*, fichaje, reclut*, azafata*, anfitrion*, hostess, call center, callcenter, centro de llamadas, locutorio*, cibercafe, oficina*, oficinista*, despacho, nave, teleoperador*, telefonista*, atencion al cliente, comercial, redactor*, redactora, escritor*, escribient*, mecanograf*, negro literario, profesional*, autonom*, freelance*, a sueldo, asalariad*, encargad*, teletrabajo, companer*, compi*, jefe*, jefa*, supervisor*, coordinador*, turno*, turnos, cambio de turno, turno de noche, relevo, releva*, sustitu*, suplente*, becari*, practicas, formacion, manual, instrucciones, guion, notas, ficha mia, fichero, expediente, libreta, apuntes, apuntado, rumania, filipinas, colombia, venezuela, marruecos, nigeria, ucrania, india, malta, chipre, actriz*, actor*, prostituta, escort*, gancho, relaciones publicas, chatera*, chateador*, de la casa, webmaster, en nombre de, encargo, por encargo, te mandan, te manda, mandan, te han mandado, obligan, informatico",
  pay: "pagan, pagad*, paga, pagada, te pagan, os pagan, le pagan, pagado, pagais, sueldo*, salario*, cobras, cobra, cobrais, cobrando, cobran, ganas, gana, ganais, ganar, comision*, prima, primas, bonus, propina*, dinero, euros por, centimo*, por mensaje, por respuesta, por hora, la hora, al mes, por palabra, por carta, te dan, te da, dan por, cuanto, te llevas, se lleva, llevas, sacas, remunerad*, tarifa*, honorarios, nomina, incentivo*, porcentaje, recompens*",
  work: "trabaj*, trabajas, trabaja, trabajo, trabajando, trabajais, curro, curras, curra, currando, empleo, oficio, profesion, laboral, puesto, tarea, jornada, funcion, chamba, chamb*, dedicas, descanso, a esto",
  team: "vari*, varias, varios, cuantos, cuantas, cuantos hombres, cuantos tios, muchos hombres, a la vez, al mismo tiempo, simultane*, otra persona, otra mujer, otro, otra, alguien mas, misma persona, la misma, misma mujer, siempre la misma, se turnan, os turnais, turnan, relev*, cambi*, cambiado, cambio, de repente, de pronto, distint*, diferente*, estilo, tono, forma de escribir, manera de escribir, olvid*, olvidas, recuerd*, recuerdas, acuerd*, acuerdas, lias, te lias, confund*, mezcl*, contradic*, contradices, ayer, la semana pasada, antes, grupo, decenas, cientos, veinte, treinta, ya te lo, te lo dije, te dije, te conte, memoria",
  talk: "habl*, hablando, hablo, hablar, hablas, habla, charl*, charlando, escrib*, escribes, escribe, escribo, escribiendo, escribir, escrito, chate*, chatear, chateando, chat, respond*, responde, respondes, contest*, contesta, contestas, contestando, respuesta*, mensaje*, lee, lees, leyendo, leer, leen, convers*, conversacion, dialog*, tecle*, teclea, teclas, texto*, tratando, trato, contacto, coquete*, ligar, ligando, ligo, comunic*, mand*, mandas, envi*, envias, contando, confi*, hola, interlocutor*, abrir mi corazon",
  behind:
    "detras, tras, otro lado, al otro lado, otra parte, escond*, escondes, esconde, oculta*, ocultas, teclado*, pantalla*, al mando, mueve los hilos, hilos, hay alguien, alguien ahi, ahi, alla, ahi detras, alguien en casa, quien hay, dentro, ahi dentro, maneja*, manejan, lleva este, lleva esta, lleva el, lleva la cuenta, gestion*, controla",
  self: "tu mism*, usted mism*, misma, mismo, en persona, personalmente, propia*, propias palabras, propio, quien dices, quien dice, la que dices, quien eres, dices ser, dice ser, eres tu, es usted, seas tu, tu nombre, nombre real, nombre verdadero, de verdad tu, sola, solita",
  play: "juega*, jugando, juegas, juego, papel, rol, actu*, actuas, actuando, actuacion, teatro, comedia, paripe, fing*, finges, fingiendo, haces pasar, hace pasar, haciendote pasar, haceis pasar, te haces pasar, pasar por, show, espectaculo, funcion, guion*, interpret*, interpretando, circo, entreten*, entretener, entreteniendo, entretenimiento, animar, divertir, tener enganchad*, mantener, engatus*, camelar, seduc*, atraer, retener, dar conversacion, dar coba, coba",
  same: "mism*, las mismas, lo mismo, igual*, identic*, calcad*, copi*, copia, copiad*, copiar, pega, pegar, corta y pega, copia y pega, copipega, plantilla*, estandar, predeterminad*, prefabricad*, preparad*, grabad*, grabacion, disco rayado, rayado, loro, palabra por palabra, al pie de la letra, memoria, aprendid*, frases hechas, frase*, generic*, vag*, evasiv*, evit*, evitas, esquiv*, esquivas, rode*, rodeos, otra pregunta, con preguntas, no contestas, no respondes, segundo*, segundos, al instante, al momento, inmediat*, al segundo, tan rapido, tan deprisa, de madrugada, madrugada, a las tres, dia y noche, 24 horas, nunca duermes, siempre conectad*, siempre en linea, traduc*, traduct*, traducid*, google translate, sin faltas, falta*, faltas, ortograf*, perfect*, repet*, repites, repite, repetid*, recien, nada mas registrarme, nada mas, acabo de, piropos",
  prove:
    "demuestr*, demostr*, demuestrame, prueba*, pruebas, pruebame, probar*, ensen*, ensename, dime el nombre, dime una, dime algo, dime que, di algo, escribe la palabra, escribe algo, escribe, manda*, mandame, mandeme, envia*, enviame, periodico, fecha de hoy, con la fecha, cartel*, papel con, saluda*, garant*, garantia, garantiza, asegur*, asegura, convenc*, tranquiliz*, como se, como puedo saber, como puedo estar, como se yo, quien me dice, quien me asegura, quien me garantiza, estar segur*, segur*, verific*, dni, carnet, pasaporte, test, adivin*, cuanto es, cuanto son, dos mas dos, 2 mas 2, suma, capital, calle, panaderia, bar de, que tiempo, que dia, que hora, al reves, nombra, nombrame",
  doubt:
    "dud*, dudo, duda, dudas, cre*, creo, creer, crea, crees, creerte, creerme, confi*, fio, fiarme, me fio, desconf*, desconfi*, sospech*, sospecho, mosque*, mosca, mosqueo, escam*, raro, rara, extran*, pienso, pensar, piensa, pense, pregunto, me pregunto, pregunta*, pregunta tonta, curiosidad, impresion, sensacion, siento que, presiento, me da que, me da a mi, me huelo, huelo, huele, intuicion, temo, miedo, saber, se que, quiero saber, necesito saber, gustaria saber, quisiera saber, me gustaria, dicen, me han dicho, me dicen, dice que, dijo, mi hijo, mi hija, mi amigo, mi amiga, un amigo, una amiga, amigo, cunado, vecino, hermano, hermana, sobrino, nieto, reportaje, tele, noticias, articulo, lei, leido, he visto, oido, perdona, perdone, disculp*, ofend*, molest*, sin animo, casualidad, apuesto, apuesta, pillad*, pille, te pille, te he pillado, pillo, cazad*, descubr*, calad*, te tengo, se te ve el plumero, plumero, si eres, si es usted, si fueras, cierto, verdad que, a que, no es asi, me equivoco, o no, o que, no sera, no seras, quiza",
  honest:
    "honest*, sincer*, sinceramente, sinceridad, franc*, franqueza, franca, verdad, la verdad, admit*, admite, admitelo, reconoc*, reconocelo, reconoce, confies*, confiesa, confes*, jur*, juro, juras, juramelo, jurame, promet*, prometes, prometeme, palabra de honor, mano en el corazon, a la cara, claro, claramente, claridad, sin rodeos, rodeos, al grano, entre nosotros, entre tu y yo, dime, digame, dimelo, digamelo, di, di la verdad, venga, vamos, anda, si o no, derecho a saber, derecho, merezco, de una vez, no me mientas",
  meet: "llam*, llamada*, llamas, llamar, telefono*, telefon*, video*, videollamada*, camara, cam, webcam, facetime, audio*, nota de voz, voz, quedar, quedamos, quedas, conocer*, conocernos, vernos, verte, ver, cita, encuentro, cafe, tomar algo, excusa*, excusas, pretexto*, largas, dar largas, nunca puedes, siempre tienes, cerca, puerta, en directo, cara a cara",
  they: "el, ella, ellos, ellas, su, sus, le, les, esto, eso, este, esta, ese, esa, aquel*",
  interrogative: "que, cual, cuales, cuando, donde, como, por que, cuanto*, cuanta*, adonde",
  modal:
    "puedo, puedes, puede, podria*, quiero, quieres, quiere, quisiera, debo, debes, debe, tengo que, tienes que, voy, vas, va, gustaria, sabes, hay que",
  conjunction: "si, cuando, mientras, porque, pues, asi, desde, antes, despues, aunque, ya que",
  first:
    "soy, estoy, tengo, he, fui, estuve, tenia, mi, mis, yo, me gusta, me encanta, voy, vivo, llevo",
  family:
    "madre*, padre*, mama, papa, hermana*, hermano*, hija*, hijo*, nino*, nina*, nieto*, nieta*, abuela*, abuelo*, tia, tio, primo*, prima*, sobrin*, marido, esposo*, esposa*, ex, familia*, padres, vecin*, viud*, cunad*, suegr*",
  animal:
    "perr*, gat*, caballo*, pajar*, pez, peces, gallina*, conejo*, vaca*, oveja*, loro, burro*, cerdo*, animal*, raton*, abeja*, canario",
  food: "comer, como, comes, comida*, cena*, cocin*, sopa*, pan, tarta*, galleta*, queso*, carne, patata*, cerveza*, vino*, desayun*, almuerz*, rico, rica, verdura*, fruta*, manzana*, chocolate*, helado*, salsa, tortilla*, paella*, asado*, receta*, restaurante*, hambre, pollo, aceite, bar, vermu*",
  weather:
    "lluvia*, llueve, llover, sol, frio*, calor*, tiempo, nieve*, nieva, tormenta*, viento*, grados, helada*, niebla, mojad*, caliente, bochorno",
  home: "casa, cocina, jardin*, flor, flores, planta*, arbol*, ventana*, techo, tejado, puerta, cama, sofa, silla*, mesa, bano, lavadora, aspirador*, mudanza, mudado, piso, trastero, pintar, pintura, cortina*, madera, habitacion*, salon, cesped, rosa, rosas, vela, velas, huerto",
  travel:
    "coche*, bici*, tren*, bus, autobus, barco*, avion*, viaj*, vacaciones, camping*, caravana*, playa*, mar, montana*, hotel*, conduc*, moto*, paseo*, pasear, senderismo, mercad*, ciudad, pueblo*, isla*, bosque*, parque*, estacion*, puente, atasco*, tranvia, crucero*",
  sport:
    "futbol*, tenis, nad*, piscina*, ajedrez, cartas, mus, domino, petanca, billar, pesca*, partido*, club, ganad*, ganar, perdid*, madrid, barsa, deporte*, gimnasi*, correr, puzzle*, bingo, punto, hobby*, aficion*, bail*, coro, cant*, yoga, crucigrama*",
  health:
    "medic*, doctor*, hospital*, dentist*, diente*, dentadura, rodilla*, cadera, espalda, cabeza, gripe*, resfriad*, enferm*, dolor*, duele, pastilla*, audifono*, gafas, operacion*, operad*, operaron, diabet*, tension, hueso*, fisio*, pelo, peluquer*, dieta, covid, ojo*, pierna*, brazo*, tos",
  culture:
    "pelicula*, peli, pelis, serie*, tele, television, tv, musica*, libro*, leer, radio*, periodico*, concierto*, teatro*, museo*, cancion*, guitarra*, piano, cantant*, grupo, netflix, programa, noticias, novela*, cuadro*, cine",
  clothes:
    "abrigo*, chaqueta*, vestido*, zapato*, bota*, pantalon*, jersey, camisa*, bolso*, cuero, piel, reloj*, anillo*, collar*, joya*, oro, plata, diamante*, sujetador, lenceria, sombrero, bufanda, medias, ropa, unas, pestanas, tetas, peluca",
  time: "hoy, ayer, manana, tarde*, noche*, anoche, semana*, finde, fin de semana, mes, meses, ano, anos, domingo*, lunes, martes, miercoles, jueves, viernes, sabado*, luego, antes, hora*, navidad*, pascua*, verano*, invierno*, primavera, otono",
  greeting:
    "hola, buenas, buenos dias, buenas noches, saludos, gracias, por favor, suerte, felicidades, perdon, perdona, lo siento, adios, hasta luego, beso*, besito*, querid*, carino, guap*, cielo, corazon, abrazo*, bienvenid*",
  adjective:
    "simpatic*, majo, maja, bonit*, lind*, hermos*, buen, bueno*, buena*, bien, genial, divertid*, gracios*, maravill*, pena, lastima, aburrid*, ocupad*, cansad*, pesad*, content*, feliz, ganas, tranquil*, pequen*, grande*, gran, viej*, nuev*, car*, barat*",
  love: "amor*, quiero, enamor*, bes*, echo de menos, extran*, abraz*, labios, sexo*, sexy, desnud*, acarici*, cita*, relacion*, cas*, boda*, juntos, sueno contigo, dese*, corazon",
  trade:
    "enfermer*, profesor*, maestr*, carpinter*, fontaner*, panader*, carnicer*, granjer*, agricult*, chofer, camioner*, mecanic*, policia*, abogad*, caja, tienda*, fabrica*, jubila*, pension*, voluntari*, colegio*, escuela*, banco, ayuntamiento, pintor*, electricista*, notari*, contable*",
  object:
    "telefono, movil, ordenador, portatil, tablet, impresora, wifi, factura*, euro*, precio*, impuesto*, llave*, cartera, paquete*, correos, carta*, cosa*, aparato*, pila*, lampara*, taza*, compra, supermercado, mercadona, lidl, regalo*",
  bot: "bot, bots, chatbot*, robot*, ia, ai, chatgpt, gpt*, modelo de lenguaje, artificial*, algoritmo*, siri, alexa, androide",
  program:
    "programa*, programad*, software, script*, guion*, codigo, automatic*, automat*, sistema, contestador*, generad*, informatic*, programador*",
  power:
    "enchuf*, desenchuf*, carg*, recarg*, bateria*, pila*, corriente, electric*, apag*, boton*, reinici*, reset*, actualiz*, colg*, cuelga, bug, averi*, fallo*, cable*, tornillo*, aceite, pilas",
  body: "sangr*, sangre*, carne y hueso, respir*, pulso, latid*, late, piel, cuerpo, sud*, llor*, lagrimas, sient*, cosquill*, pincho, pinch*, pellizc*, tocar*, alma, sentimiento*, emocion*, hueso",
  serial:
    "numero de serie, numero de emplead*, numero de placa, version*, dni, carnet*, pasaporte, partida de nacimiento, fecha de nacimiento, fecha de fabricacion, placa, codigo de barras, garantia, made in, ficha",
  moderator:
    "moderador*, operador*, animador*, teleoperador*, chatter*, call center, callcenter, centralita, azafata, mecanograf*, redactor*, ghostwriter, gancho*, centro de llamadas, locutorio, contratad*",
  office:
    "coleg*, companer*, jefe*, jefa, encargad*, supervisor*, gerente, oficina*, turno*, guardia, departamento, agencia*, contrato*, emplead*, personal, plantilla, equipo, descanso, fichar, fichas, cascos, relevo",
  wage: "pagan, paga, pagado, pagada, sueldo*, salario*, cobr*, gana*, por mensaje, por respuesta, la hora, por hora, por palabra, comision*, sobresueldo, minimo, remuner*, plus, incentivo*, nomina*",
  credit:
    "credito*, puntos, monedas, fichas, sacarnos, sacarme, sacar dinero, sacacuartos, sacaperras, exprim*, ordena*, suscripcion, recarg*, gast*, pasta, dinero, plata, bolsillo",
  ghost:
    "fantasma*, espiritu*, sombra, sueno*, ilusion*, aire, espejismo*, cuento*, reyes magos, papa noel, raton perez, unicornio*, sirena, nadie, nada, vaci*, imagin*, hueca",
  acting:
    "juega*, juegas, papel*, teatro*, actriz*, actor*, actu*, finges, fing*, hacerte pasar, haces pasar, comedia*, espectaculo*, circo, mascara*, careta, peluca*, disfraz*, muneca*, telon, oscar, goya, marioneta*, titere*, fachada",
  impostor:
    "hombre*, tio, tios, tipo*, senor, barbudo*, peludo*, calvo*, gordo*, viejo*, abuelo, estudiante*, adolescente*, chaval*, ama de casa, bigot*, sotano, bigotudo",
  others:
    "otra, otro, otros, otras, alguien mas, distint*, diferent*, vari*, cuantos, cuantas, cambi*, turnais, os turnais, cada vez, a la vez, mismo tiempo, toca, misma, mismo, cual de vosotr*",
  template:
    "estandar*, copi*, pega, pegar, corta y pega, plantilla*, aprendid*, disco rayado, disco, grabacion*, grabad*, cinta, loro*, repet*, repit*, misma frase*, mismo mensaje*, mismas frases, palabra por palabra, frase*, generic*, hecha*, prefabricad*",
  availability:
    "segundo*, al instante, enseguida, tan rapido, rapido, al minuto, 24 horas, dia y noche, siempre en linea, siempre conectada, de madrugada, duermes, dormir, nunca desconectas, todo el dia",
  contradiction:
    "dijiste, me dijiste, primero, olvid*, acuerd*, record*, no cuadra*, no encaja*, contradic*, de repente, de pronto, distint*, cambiad*, lio, lias, confund*, explic*, semana pasada, historia*, casualidad*, que casualidad, antes decias",
  exposure:
    "pillad*, cazad*, te pille, te he pillado, te tengo calad*, calad*, desenmascar*, se acabo, descubiert*, no me la das, no me creo, no nac*, no soy tonto, no cuela, buen intento, a otro perro, venga ya, deja de, tomadura, pelo",
  victim:
    "pringad*, primo*, tonto*, incaut*, solitari*, viejos, viudos, victima*, ingenu*, credul*, abuelos, otros hombres, clientes, presa*, nosotros, solterones",
  warning:
    "amigo dice, amigos dicen, colega dice, hijo dice, hija dice, hermana dice, hermano dice, dice que, dicen que, leido que, oido que, me han dicho, todo el mundo dice, opiniones, en la tele, reportaje*, documental*, periodico, avis*, advert*, foro*, segun, piensa que",
  country:
    "india, filipinas, rumania, ucrania, polonia, africa, nigeria, ghana, turquia, chipre, malta, extranjero, bangladesh, marruecos, colombia, rusia, rus*, venezuela",
  curiosity:
    "me pregunto, pregunto si, curios*, quiero saber, me gustaria saber, saber si, como se, como puedo, estar segur*, puedo preguntar, pregunta tonta, pregunta rara, dime, digame, una pregunta, necesito saber, acla*",
  suspicion:
    "sospech*, desconfi*, no me fio, fio, huele*, huelo, rar*, extran*, algo no, algo raro, corazonada, intuicion, presentimiento, no me creo, no te creo, dud*, creo que, apuesto, me juego, parece*, suena*, pareces, como un, como una, me da que, mosquea, chirria",
  fear: "miedo, espero, ojala, rezo, herid*, hacer dano, decepcion*, romper, otra vez no, ya me, por favor, preocup*, insomnio, verguenza, ridicul*, tonto, bobo, idiota, solo, panico",
  identity:
    "quien eres, quien es, quien escribe, quien teclea, quien esta, quien habla, con quien, que eres, verdadera identidad, verdadero nombre, nombre real, te llamas de verdad, te llamas realmente, quien sos, el gusto, hay alguien, alguien ahi, quien se esconde, quien hay",
  presence:
    "de verdad ahi, realmente ahi, estas ahi, detras de la pantalla, detras de, detras, otro lado, otro extremo, teclado, pantalla, enfrente, lee esto, leyendo",
  perfection:
    "demasiado, demasiado guapa, demasiado perfect*, demasiado bueno, tan guapa, tan joven, tan perfecta, perfect*, sin fallos, increible*, por que yo, alguien como yo, mujer como tu, una mujer asi, chica asi, modelo*, barbie",
  creation:
    "fabrica*, proyecto*, construi*, fabricad*, cread*, disenad*, desarroll*, inventad*, invent*, montad*, laboratori*, producto*, creacion*, creador*, quien te hizo, experiment*, cobaya*",
  picture:
    "robad*, prestad*, de otra persona, folleto*, revista*, catalogo*, anuncio*, publicidad, google*, busqueda inversa, encontrad*, instagram*, insta, facebook*, pinterest, de internet, retocad*, photoshop*, foto ia, dedos, tu en la, usted en la, la de la foto, la de las fotos",
  evidence:
    "prueba*, demuest*, demostr*, selfi*, papel con, papelito, periodico, pulgar*, salud*, mi nombre en, videollamada*, facetime, cam, webcam, nota de voz, audio*, tu voz, su voz, oir, captcha, semaforo*, suma, capital de, test, pregunta trampa, que dia",
};
