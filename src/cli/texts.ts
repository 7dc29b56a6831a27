import { withoutStop } from '#engine/words.ts';

/** Every sentence of the command line that is not the referee's. */
export const say = {
  about: 'A deterministic 3D physics table for dexterity games, with a strict referee.',
  allExamples:
    'Examples:\n  $ tumbletop judge tackle.json\n  $ tumbletop replay final.json\n  $ tumbletop odds --terrain gravel\n  $ tumbletop lab matches --help',
  exits:
    'Exit codes: 0 all is as it should be, 1 something is not (each shown), 2 bad input or out of time, 130 after Ctrl-C.',

  judgeAbout: 'judge scenario files: turns and rolls on the table by the referee, positions by the rules of their game',
  judgeFiles: 'scenario files; - for standard input',
  judgeRules: 'the set of rules, over the one that a file names; a file that names none is by those of before',
  judgeJson: 'print the judgement as JSON: an object for one file, a list for several (null in the place of a bad one)',
  judgeExample:
    'A file names its game, and holds a turn on the table, a throw of trucks or dice, or a position with commands of its seats;\nwhat follows in a position by itself is judged without any.\n\nExamples:\n  $ tumbletop judge tackle.json\n  $ tumbletop judge payout.json\n  $ tumbletop judge scenarios/*.json --json > judgements.json\n  $ tumbletop judge long.json --timeout 600\n  $ cat tackle.json | tumbletop judge -',

  replayAbout: 'play a match file again and check that everything comes out the same',
  replayFile: 'match file; - for standard input',
  replayJson: 'print the final state, as the public sees it, and the result as JSON',
  replayReveal:
    'as --json, with everything that players hide from one another: the order of decks, private cards, what lies face down',
  replayExample:
    'Examples:\n  $ tumbletop replay final.json\n  $ tumbletop replay final.json --json\n  $ tumbletop replay final.json --reveal\n  $ tumbletop replay from-somebody.json --timeout 30',

  oddsAbout: 'roll a truck many times by the standard throw and print how it comes to lie, with 95 % intervals',
  oddsTerrain: 'scrub, salt-flat, gravel, dune, or all of them; may be given more than once',
  oddsRolls: 'how many rolls on each terrain',
  oddsBallast: 'with ballast in the truck',
  oddsSeed: 'seed of the throws; the same seed gives the same answer',
  oddsWorkers: 'threads to roll on; the answer is the same for any number (by default all processors)',
  oddsToRest:
    'roll every truck until it has rested for half a second, instead of stopping once the outcome is certain; same answer, slower',
  oddsJson: 'print the odds as JSON: an object for one terrain, a list for several',
  oddsExample:
    'Examples:\n  $ tumbletop odds\n  $ tumbletop odds --terrain all --rolls 8000\n  $ tumbletop odds --terrain gravel --ballast --json > odds.json',

  serveAbout: 'serve the page, with rooms in which people elsewhere can play',
  servePort: 'the port to listen at',
  serveHost: 'the address to listen at; 0.0.0.0 for other devices, too',
  serveData: 'the folder in which rooms are kept; one process has it',
  servePage: 'the folder of the built page',
  servePublicUrl: 'the address by which others reach it, for links and QR codes, such as https://play.example/',
  serveTlsCert: 'a file with the certificate, in PEM; with it the page is served by https',
  serveTlsKey: 'a file with the key of that certificate, in PEM',
  servePostgres:
    'the database in which rooms are kept instead, by any number of processes: postgres://NAME@HOST:PORT/DATABASE',
  serveRedis: 'also show hands and phrases to people at other processes: redis://HOST:PORT',
  serveStoreIs: (option: string, form: string) => `--${option} expects an address such as ${form}.`,
  serveRedisAlone: '--redis goes with --postgres: without it one process has all rooms.',
  serveNotInstalled: (packages: readonly string[]) =>
    `That needs packages that tumbletop does not bring along; to install them: npm install ${packages.join(' ')}`,
  serveBothTls: '--tls-cert and --tls-key go together.',
  serveLog: 'a file for a line of JSON of everything that happens in rooms; - is standard error',
  servePublicUrlIs: 'expected an address that begins with http:// or https://',
  serveNotPutAway: (data: string) =>
    `The rooms in ${data} cannot be put away: they are no longer there, or cannot be written.`,
  serveWorkers: 'threads that perform what hands do',
  serveExample:
    'Examples:\n  $ tumbletop serve\n  $ tumbletop serve --host 0.0.0.0 --port 8080\n  $ tumbletop serve --data /srv/tumbletop',
  serves: (address: string, data: string, isLoopback: boolean) =>
    `Serves ${address}, with rooms kept in ${data}; Ctrl-C ends it.${
      isLoopback ? '\nNo other device can reach this address; --host 0.0.0.0 lets them.' : ''
    }`,

  // The lab
  labAbout: 'experiments for designers of games: answers with their uncertainty',
  matchesAbout: 'let bots play each other, each at every seat equally often, and print who wins, with 95 % intervals',
  matchesGame: (known: string) => `the game: ${known}`,
  matchesBots: 'a level a seat, such as keen,steady',
  matchesMatches:
    'how many matches (another word for --trials), a multiple of the number of bots; with --sequential at most so many',
  matchesSteadiness: 'how steady every hand is',
  frictionFilling: (names: string) =>
    `what the pieces are filled with (${names}), or a density in g/cm3, with a height in mm after a colon (hollow by default)`,
  fillingList: (names: string) => `Expected ${names}, or a density in g/cm3, such as 1.6 or 1.6:20.`,
  matchesRolls:
    'thrown by hand, or drawn from the published odds (much faster; levels may then have habits, such as keen+never-attacks)',
  matchesFidelity: (known: string) =>
    `how what a hand does comes about: ${known}, by outlines alone, without slips or a trembling hand, and much faster; both, with a comma between, are compared`,
  matchesMeasure:
    'a question of the game’s own that is told besides, such as balance; a wrong name tells which there are',
  labSet:
    "the set of rules: text, the rule text's own (the default); tuned, measured house rules; before, as jobs that name none have it",
  matchesRules:
    'JSON files with keys of the set-up as in a match file (or a match file): table, surface, house rules; or a surface file of lab calibrate; of several, the others are compared with the first',
  matchesSequential:
    "end as soon as it is shown whether the first bot's share of wins is the lower or the higher of two, such as .65:.75",
  matchesExample: (game: string) =>
    `  $ tumbletop lab matches --game ${game} --bots keen,steady --matches 40\n  $ tumbletop lab matches --game ${game} --bots steady,careless --matches 200 --sequential .65:.75 --json\n  $ tumbletop lab matches --game ${game} --bots keen,keen --setup usual.json wide.json --csv wide.csv\n  $ tumbletop lab matches --game ${game} --bots steady,careless --fidelity physics,geometric --matches 40`,
  trials: 'trials',
  labJob: 'a job file, or a result whose job is to be done again; options go over it',
  labOut: 'folder that keeps every chunk as it comes, so that a job that is stopped can go on',
  labResume: 'go on with the job of such a folder',
  labSeed: 'seed of all chance; the same seed gives the same answer (1 by default)',
  labTrials: 'how many trials; with --precision at most so many',
  labPrecision: 'go on until the 95 % interval is this narrow to each side, in points, such as 1',
  labChunk: 'trials of a chunk; part of the job, unlike the number of workers',
  labWorkers: 'threads; the answer is the same for any number (by default all processors)',
  labQueue:
    'let the workers of this queue count (see lab worker): redis://HOST:PORT or postgres://NAME@HOST:PORT/DATABASE; --workers then says how many chunks are given out at once',
  compareAbout: 'set results of one experiment side by side: every share, and its difference from that of the first',
  compareResults: 'results, as --json prints them and the page saves them',
  compareExamples:
    'Examples:\n  $ tumbletop lab rolls --body truck --json > truck.json\n  $ tumbletop lab rolls --body truck-ballast --json > ballast.json\n  $ tumbletop lab compare truck.json ballast.json',
  fewResults: (most: number) => `error: expected 2 to ${most} results to compare`,
  otherResults: (file: string, named: string, first: string) =>
    `${file}: $.experiment is ${JSON.stringify(named)}; expected ${JSON.stringify(first)}, as the first file says.`,
  asFilesSay: 'Figures are as the files say; their jobs done again (--job FILE) prove them by the same hash.',
  otherBuild: 'At least one is of another build of the physics; done again here it may come out otherwise.',
  onlyJob: 'This is a job without figures; expected a result, as --json prints it.',
  noShares: (experiment: string) => `The results of ${experiment} have no shares to compare.`,
  workerAbout:
    'count the chunks of lab commands that name the same queue, until Ctrl-C; the answers have the same bytes',
  workerQueue: 'the queue: redis://HOST:PORT or postgres://NAME@HOST:PORT/DATABASE',
  workerLease: 'seconds of silence after which this worker is taken for dead and others do its chunks',
  workerExamples:
    'Examples:\n  $ tumbletop lab worker --queue redis://localhost:6379\n  $ tumbletop lab rolls --body d20 --precision 0.2 --queue redis://localhost:6379',
  workerReady: (queue: string, threads: number, build: string) =>
    `works for ${queue} on ${threads} ${threads === 1 ? 'thread' : 'threads'} (${build}); Ctrl-C ends it`,
  workerCounted: (experiment: string, chunk: number) => `${experiment}: chunk ${chunk} is counted`,
  workerStops: (done: number) =>
    `stopped after ${done} ${done === 1 ? 'chunk' : 'chunks'}; what was in hand is given to other workers`,
  queueNotInstalled: (packages: readonly string[]) =>
    `A queue needs packages that tumbletop does not bring along; to install them: npm install ${packages.join(' ')}`,
  noWorkers: (queue: string) =>
    `No worker of this version is at ${queue} yet; the job waits for one. To start one: tumbletop lab worker --queue with the same address.`,
  labJson: 'print the result as JSON: job, build, hash and figures',
  labCsv: 'also write the rows to this file, for a spreadsheet',
  labCsvForm:
    'write the rows with commas and decimal points (comma, the default) or with semicolons and decimal commas',
  labPlot: 'also draw the answer into this SVG file; several plots get names of their own',
  notSvg: 'expected a file that ends in .svg',
  labExamples: (examples: string) => `Examples:\n${examples}`,
  stopped: (experiment: string, folder: string, done: number, of: number) =>
    `stopped after ${done} of ${of} trials; they are kept. To go on: tumbletop lab ${experiment} --resume ${folder}`,
  stoppedEarly: 'stopped before the first chunk of trials was done; nothing is kept.',
  otherExperiment: (file: string, named: unknown, asked: string) =>
    `${file}: $.experiment is ${named === undefined ? 'missing' : JSON.stringify(named)}; expected ${JSON.stringify(asked)}, as the command says.`,
  notJob: 'This is no job and no result; expected an object.',
  resultTitle: (experiment: string, trials: number, seed: number, build: string) =>
    `${experiment}: ${trials} ${trials === 1 ? 'trial' : 'trials'}, seed ${seed} (${build})`,
  resultHash: (hash: string) => `hash ${hash}`,
  listOf: (known: string) => `expected, with commas between them, some of ${known}`,
  notNumbers: (wrong: string, least: number, most: number) =>
    `expected numbers from ${least} to ${most}, decimals with a point, with commas between them, or ranges such as 0.30:0.50:0.02 (first, last, step); ${wrong} is neither`,
  decimalsOrList: (text: string, spaced: string) =>
    `expected decimals with a point, or a list with spaces ("${spaced}"); ${text} may be either`,
  notPrecision: (least: number, most: number) => `expected a number of points from ${least} to ${most}`,
  rollsAbout: 'throw any body, or several that meet, and print how often each comes to lie which way',
  rollsBody:
    'a body file, or one of truck, truck-ballast, d4 to d20, pyramid-S, pyramid-M, pyramid-L, coin; may be given more than once',
  rollsThrow: 'a throw file (the standard throw on scrub by default)',
  rollsTerrain: 'the standard throw on this ground',
  rollsDefenders: 'the last so many bodies defend a place against the others',
  rollsWins: 'the outcome that wins a battle',
  rollsToRest: 'roll everything to its rest, instead of stopping once the outcome is certain; slower',
  rollsVary:
    'throw a body alone again with other values, from the same chances: friction, restitution, com (mm higher), height (mm higher) or spin (times), such as friction=0.2:0.6:0.1 or com=-1,1',
  notVary: 'expected what is varied and its values, such as friction=0.2:0.6:0.1',
  rollsExamples:
    '  $ tumbletop lab rolls --body truck --vary com=-1,-0.5,0.5,1 --trials 4000 --plot com.svg\n  $ tumbletop lab rolls --body d20 --precision 1\n  $ tumbletop lab rolls --body my-die.json --throw my-throw.json --trials 20000 --json\n  $ tumbletop lab rolls --body truck --body truck --body truck --defenders 1 --terrain gravel',
  poolAbout: 'throw several dice together, and print what is read off them, beside dice that do not meet',
  poolRead:
    'what is read, with commas between: sum, highest, lowest, doubles, count=FACE, atLeast=NUMBER (the first four by default)',
  poolExamples:
    '  $ tumbletop lab pool --body d6 --body d6 --rolls 2000\n  $ tumbletop lab pool --body d8 --body d10 --body d12 --body d20 --read sum,highest --plot pool.svg\n  $ tumbletop lab pool --body truck --body truck --read count=wheels',
  designAbout: 'find what to change of a body for the shares that one wants, by geometry, and roll it then',
  designBody:
    'a body file, or one of truck, truck-ballast, d4 to d20, pyramid-S, pyramid-M, pyramid-L, coin (d6 by default)',
  designWant: 'a face and the share that is wanted, such as 6:0.2; up to three times',
  designBy: 'com: move the centre of mass (the default); lengths: stretch it along its axes',
  designSave: 'write the changed body to a file, for lab rolls and matches',
  notWant: 'expected a face and its share, from 0 to 1, such as 6:0.2',
  noDesigned: (path: string) =>
    `${path} was not written: a body of this kind cannot be said in a body file; give a body file instead of a name`,
  designExamples:
    '  $ tumbletop lab design --body d6 --want 6:0.2\n  $ tumbletop lab design --body my-die.json --want square:0.7 --by lengths --save changed.json',
  restAbout: 'put a body down without momentum, and print how often it comes to rest which way, by geometry alone',
  restBody:
    'a body file, a mesh (.stl, .obj), or one of truck, truck-ballast, d4 to d20, pyramid-S, pyramid-M, pyramid-L, coin (truck by default)',
  restUnit: 'the unit of a mesh, where its size does not say it',
  restDensity: 'the density of a mesh, g/cm3 (1.2 by default)',
  restSave: 'write the body as a body file, which the other experiments take: of a mesh all that is kept of it',
  restNumbers: 'the number that it shows on each side that is listed, when it lies on that, such as 6,1,5,2,4,3',
  restDie: 'what --save writes is a set-up of matches with the body in the place of that die',
  unsavedDie: '--die goes with --save: FILE is the set-up for lab matches --setup FILE.',
  notMesh: '--unit and --density go with a mesh: --body FILE.stl or FILE.obj.',
  isMesh: (path: string) =>
    `${path} is a mesh; lab rest --body ${path} --save ${path.replace(/\.\w+$/, '.json')} makes a body file of it.`,
  notDensity: 'expected a number of g/cm3, such as 1.2',
  unclearUnit: (message: string) => message.replace(/say which\.$/, '--unit mm, or --unit in.'),
  savedAsMesh: (path: string) => `--save ${path} would be read as a mesh; a body file is JSON: --save FILE.json.`,
  noSavedBody: (path: string) => `${path} was not written: a named body has no file.`,
  restRolls: 'roll it so often, too, and set both beside each other',
  restExamples:
    '  $ tumbletop lab rest --body my-die.json\n  $ tumbletop lab rest --body my-die.stl --unit mm --density 1.05 --save my-die.json\n  $ tumbletop lab rest --body my-die.json --numbers 6,1,5,2,4,3 --die d6 --save own-d6.json\n  $ tumbletop lab rest --body truck --rolls 10000 --plot truck.svg',
  slideAbout: 'lay a body on a face, give it a speed and a spin, and print how far it slides and turns, beside theory',
  slideBody: 'a body file, or a named body, as in lab rolls, or wrench: the card that is spun',
  slideFace: 'the face that it lies on, by its name (the first of its faces by default)',
  slideVelocity: 'speed along the ground, mm/s (600 by default)',
  slideLaw:
    'flat: sliding and spinning share friction, as they do in truth; engine: they do not (the default, as in older files)',
  slideSpin: 'spin about the vertical, rad/s, counter-clockwise seen from above (none by default)',
  slideFriction: 'coefficient of friction of body and ground (0.3 by default)',
  slideExamples:
    '  $ tumbletop lab slide --body coin --face heads --velocity 600 --friction 0.3\n  $ tumbletop lab slide --body card.json --face belly --velocity 600 --spin 30 --json\n  $ tumbletop lab slide --body wrench --law flat --velocity 0 --spin 75 --friction 0.0854 --plot turns.svg',
  validateAbout:
    'set this simulation beside theory, published measurements and an integrator of its own, and say who is right where engines disagree',
  validatePart: (known: string) => `some of ${known} (all by default)`,
  validateTheme: 'of theory, these themes alone, such as slip,tipping (all by default)',
  validateTicks: (known: string) =>
    `the truck's odds by so many ticks a second, of ${known}; 240 is always one (all by default)`,
  validateSteps: 'steps a second of the integrator (20000 by default)',
  validateDoc: 'also write the page for people, as Markdown',
  validateExamples:
    '  $ tumbletop lab validate --trials 200\n  $ tumbletop lab validate --part theory --theme slip,fall --csv theory.csv\n  $ tumbletop lab validate --part truck --precision 1 --plot truck.svg\n  $ tumbletop lab validate --doc honesty.md --json',
  notNumber: 'expected a number',
  rangeAbout:
    'walk as far as a turn allows with pyramids of every size, and tackle; print how far each really gets, by one rule of ranges beside another',
  rangeRanges: 'steps a turn of a small, a medium and a large piece, such as 4/2/1,6/3/1 (these by default)',
  rangeDistance: 'distances of two pads in inches, such as 15:36:3, for the fewest turns across',
  rangeAround:
    'walk around what stands there: row, gate, or a scenario file (its pieces but for those of seat 0; walks begin in the middle of the table)',
  notPieces: 'Nothing stands there; expected a scenario with pieces.',
  rangeExamples:
    '  $ tumbletop lab range --ranges 4/2/1,6/3/1 --surface mousepad,matte-paper\n  $ tumbletop lab range --surface all --steadiness shaky --csv range.csv\n  $ tumbletop lab range --size S --surface felt --trials 400 --plot reach.svg\n  $ tumbletop lab range --around gate --surface felt --plot gate.svg',
  toleranceAbout:
    'let bots play matches, rule each by several tolerances, and print how often a referee would call what in a match',
  toleranceMoved: 'how far others may be moved, mm, such as 0.05,0.25,1 (eight from 0 to 2 by default)',
  toleranceSteadiness: 'how steady every hand is (shaky by default)',
  toleranceSurface: 'the surface (that of the set-up by default)',
  tolerancePass:
    'how far a careless bot passes everything else by, mm (-1.5 by default: it takes things for smaller than they are, and brushes them)',
  toleranceSetup:
    'where matches begin: crowded (pieces side by side on their pads, so that they touch; the default), usual, or a JSON file with keys of the set-up as in lab matches',
  toleranceExamples:
    '  $ tumbletop lab tolerance\n  $ tumbletop lab tolerance --setup usual --bots careless,careless,careless --steadiness very-shaky --csv calls.csv\n  $ tumbletop lab tolerance --moved 0.25,1 --surface matte-paper --plot calls.svg',
  throwsAbout:
    'search within the limits of a hand for the throw of a truck that most often lands on its wheels, and print its chance beside that of the standard throw, by how exactly a hand repeats it; a trial is a restart of the search',
  throwsKind: 'shaken: chance turns the truck (the default); free: the hand chooses all of it',
  throwsTerrain: 'the ground (scrub by default)',
  throwsBegins: 'throws that a restart looks at; it goes on from the best of them (10 by default)',
  throwsSteps: 'steps of a restart to something near that is kept where it is better (6 by default)',
  throwsConfirm: 'rolls of what each restart has found, with chances that its search has not seen (600 by default)',
  throwsScatter:
    'how exactly the hand repeats the throw: 0 for exactly, 1 for a practised hand, 2 for twice its scatter (0,1,2 by default)',
  throwsExamples:
    '  $ tumbletop lab throws --terrain gravel\n  $ tumbletop lab throws --kind free --scatter 0,0.5,1,2,4 --trials 40 --json\n  $ tumbletop lab throws --confirm 4000 --out search --plot throws.svg',
  calibrateAbout: 'measure how much a surface grips, with a ruler or by steps, and save it as one to play on',
  calibrateAngle: 'angles at which a piece began to slide, degrees, such as 24,25.5,23',
  calibrateRise: 'in their place: heights of the raised end, mm, such as 92,95,90; with --run or --length',
  calibrateRun: 'distance along the table from the low end to below the raised one, mm',
  calibrateLength: 'distance along the board from one end to the other, mm',
  calibrateResolution: 'what one can read at all, degrees or mm (1 by default)',
  calibrateSteps:
    'steps by hand whose corner held, of how many, by size: S:12/15 or M:brisk:pinch:3/10, with commas between them',
  calibrateName: 'what the surface is called (measured surface by default)',
  calibrateRestitution: 'its bounciness, 0 to 0.9, which is not measured (0.1 by default)',
  calibrateFriction: 'coefficients at which steps are simulated, such as 0.2:0.8:0.02 (18 by default)',
  calibrateSteadiness: 'how steady the hand may have been that took the steps (usual,shaky,very-shaky by default)',
  calibrateSave: 'write the surface to this file; lab friction, range and matches and the page of a new match take it',
  calibrateExamples:
    '  $ tumbletop lab calibrate --rise 92,95,90,93,96 --length 210 --name "oak table" --save oak.json\n  $ tumbletop lab calibrate --angle 24,25.5,23,24,26 --resolution 0.5 --json\n  $ tumbletop lab calibrate --steps S:12/15,S:pinch:2/15 --plot oak.svg',
  calibrateGuide: `With a ruler and a book:
  1. Lay the surface (paper, cloth) on a stiff book, or take the board itself. Measure its length: --length.
  2. Stand a pyramid on it with one side towards the low end. Raise the other end slowly.
  3. Stop when the pyramid begins to slide and goes on. Measure how high that end is now: --rise.
     If it tips over and does not slide (beyond 43 degrees), lay it on its side and start again.
  4. Do it five times or more, from other places, and with the book turned round, in case the table leans.
Or count steps: stand a pyramid with a corner on a pencil dot, tip it over that corner with a finger on its tip,
swivel it by a quarter to a half turn, set it down. It held if the corner is within 1 mm of the dot.`,
  notSteps: 'expected kinds of steps such as S:12/15 or M:brisk:pinch:3/10 with commas between them',
  notSaved: (path: string) => `${path} is not written: the measurement gives no coefficient from 0 to 2.`,
  notRanges: 'expected three numbers of steps from 0 to 8 a rule, such as 4/2/1,6/3/1',
  frictionAbout: 'step with pyramids of every size over surfaces, and print how often the pivot corner holds',
  frictionFriction: 'coefficients of friction, such as 0.30:0.50:0.02 or 0.38,0.40',
  frictionSurface: (known: string) => `surfaces in their place: ${known}, files that calibrate saved, or all`,
  surfaceList: (known: string) =>
    `expected some of ${known} with commas between them, or JSON files of surfaces, or all`,
  frictionSize: 'sizes of pyramids, such as S,L (all by default)',
  frictionHand: 'hands, such as careful,brisk (careful by default)',
  frictionGrip: 'the finger on the tip, or a pinch below it',
  frictionExamples:
    '  $ tumbletop lab friction --friction 0.30:0.50:0.02 --size S,M,L --trials 100\n  $ tumbletop lab friction --surface all --steadiness shaky --csv surfaces.csv\n  $ tumbletop lab friction --surface felt,oak.json --size L\n  $ tumbletop lab friction --friction 0.36:0.44:0.01 --precision 2 --plot friction.svg',
  notShares: 'expected two shares, the lower first, such as .65:.75',
  notRules: 'The set-up is not an object of keys and values.',

  usage: (error: string, command: string) => `${error}; see ${command} --help.`,
  bug: (error: string) => `something went wrong inside tumbletop, which is a bug: ${error}`,

  // Reading files
  standardInput: 'standard input',
  noFile: 'There is no such file.',
  directory: 'This is a directory; expected a file.',
  forbidden: 'The file may not be read by this user.',
  unreadable: (why: string) => `The file cannot be read: ${why}.`,
  notWritten: (code: string) => `The file cannot be written: ${code}.`,
  unwritable: (why: string) => `the answer cannot be written: ${why}.`,
  tooLarge: (most: number) => `The file is too large; expected at most ${most} bytes.`,
  notUtf8: 'The file is not text in UTF-8; save it as UTF-8 and try again.',
  empty: 'The file is empty.',
  noName: 'The file name is empty.',
  isMatch: 'It is a match, which tumbletop replay plays again.',
  isScenario: 'It is a scenario, which tumbletop judge plays.',
  inputOnce: 'Standard input can be read only once.',

  // Time limits
  timeout: 'stop after this many seconds (exit code 2) and say at which action',
  timeoutOfJudge: 'stop a file after this many seconds (exit code 2) and say at which action',
  notSeconds: (most: number) => `expected a number of seconds above 0, up to ${most}`,
  timedOut: (seconds: number, done: number, actions: number, path: string, tick: number) =>
    `Stopped after ${seconds} s at action ${Math.min(done + 1, actions)} of ${actions} (${path})${tick === 0 ? '' : `, tick ${tick}`}; --timeout gives it longer.`,

  // Judging
  judging: 'judging',
  untitled: 'untitled',
  hash: (hash: string, build: string) => `hash ${hash} (${build})`,
  allHeld: (count: number) => (count === 1 ? 'the expectation held' : `all ${count} expectations held`),
  someUnmet: (unmet: number) => (unmet === 1 ? 'not as expected in one place:' : `not as expected in ${unmet} places:`),
  unmet: (path: string, expected: string, margin: string | null, found: string) =>
    `${path}: expected ${expected}${margin === null ? '' : ` within ${margin}`}, found ${found}`,
  nothing: 'nothing',

  // Odds
  rolling: 'rolling',
  oneOf: (known: string) => `expected ${known}`,
  notWhole: (least: number, most: number) => `expected a whole number from ${least} to ${most}`,
  oddsTitle: (terrain: string, ballast: boolean, rolls: number, seed: number, build: string) =>
    `${terrain}${ballast ? ', with ballast' : ''}: ${rolls} ${rolls === 1 ? 'roll' : 'rolls'}, seed ${seed} (${build})`,
  oddsOf: (code: string, share: number, low: number, high: number) =>
    `  ${code.padEnd(10)} ${percent(share).padStart(6)} %   95 %: ${percent(low)} to ${percent(high)}`,
  rolledAgain: (count: number) =>
    `  (${count} did not tumble, or did not settle, and would have been rolled again; shares are of the others)`,

  // Replaying
  replaying: 'replaying',
  replayed: (count: number) =>
    count === 1 ? 'the action came out as recorded' : `all ${count} actions came out as recorded`,
  result: (winners: readonly number[], reason: string, automatic?: string) =>
    `${winText(winners, automatic)} (${reason})`,
  noResult: (waiting: string) => `nobody has won yet, and ${waiting}`,
  refused: (index: number, path: string, rule: string) =>
    `Action ${index + 1} (${path}) cannot be played: ${withoutStop(rule)}.`,
  positionDiffers: (index: number, path: string, expected: string, found: string) =>
    `Action ${index + 1} (${path}) differs in nothing but the hash of the position after it: expected ${expected}, found ${found}. That hash, or something above the log such as the seed, was changed.`,
  difference: (index: number, path: string, tick: number | null, expected: string, found: string) =>
    `Action ${index + 1} (${path}) differs${tick === null ? '' : ` from tick ${tick} on`}: expected ${expected}, found ${withoutStop(found)}.`,
} as const;

/** No seat has won where an automatic player has the most. */
function winText(winners: readonly number[], automatic = 'no seat'): string {
  if (winners.length === 0) return `${automatic} wins`;
  return winners.length === 1 ? `seat ${winners[0]} wins` : `seats ${winners.join(' and ')} share the win`;
}

const percent = (share: number): string => (share * 100).toFixed(2);
