// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Runs inside the forked processes. {@link ServerMain} and {@link ClientMain} are the two main classes; they drive the
 * provider's {@link ServerHalf} and {@link ClientHalf}. {@code control} holds the lines of the control protocol,
 * {@code timing} the timed loop, the rules for what is on the clock, and the journal, {@code load} callers and arrivals, {@code keys} the keys of a run, {@code values} the seeded values and
 * their digest. The bundle needs only Java 8, so it runs in every newer Java
 * too and none of our libraries can clash with those of a middleware.
 * Each process obeys commands on its main thread.
 *
 * <h2>The control protocol</h2>
 * A forked process, in whatever language it is written, gets the path of its settings file as last argument. It reads
 * commands from standard input and answers on standard output. Both carry lines of UTF-8; the fields of a line are
 * separated by tabulators and, after the first, have the form {@code name=value}, where {@code \\}, {@code \t}, {@code \n}
 * and {@code \r} in a value stand for a backslash, tabulator, line feed and carriage return. The process
 * answers each command with one line: {@code done} with fields, or {@code failed} with the field {@code message}, one
 * sentence. The next command comes after the answer. Standard error is the log of the process.
 *
 * <p>When its standard input ends, the process ends at once, with every process that it started.
 *
 * <h3>Settings file</h3>
 * Lines {@code name=value} in the same encoding. Server and client get: {@code half} (class of the provider's half),
 * {@code operation}, {@code seed}, {@code pool}, {@code timeoutSeconds}, {@code folder} (for files of its own),
 * {@code trust} (a folder for keys and secrets of this run: the server side writes it, the client reads it from {@code open}
 * on), {@code option.NAME} for every option. The server also gets {@code host} and {@code port}, and {@code published}
 * when clients reach it through a forwarder: the port that its address and its references name instead. The client gets
 * {@code published}, too, for the case that the server connects to it, and {@code journal}, the path of the journal to write
 * (see {@code org.roundtrip.harness.timing.JournalFormat}), and, unless one caller calls without a
 * pause, the load: {@code load.mode} ({@code closed} or {@code open}), {@code load.callers}, {@code load.threads}
 * ({@code platform} or {@code virtual}), and with asynchronous calls {@code load.window}, how many each caller may have in flight; of a closed one {@code load.thinkMicros} and {@code load.think} ({@code fixed} or
 * {@code exponential}); of an open one {@code load.ratePerSecond}, {@code load.arrivals} ({@code constant}, {@code poisson},
 * {@code ramp}, {@code steps} or {@code bursts}), {@code load.toRatePerSecond}, {@code load.steps}, {@code load.burst}. The server
 * gets {@code work.micros}, {@code work.stallEvery} and {@code work.stallMillis} when the servant works, or when it is to count
 * its calls, {@code throwEvery} when the operation throws at each so manieth call, and {@code journal} when it is to record when
 * each call came to the servant and left it. Where threads are placed, both get {@code processors.calls}, the processors of the threads
 * that call and serve, and {@code processors.rest}, those of the threads that compile and collect, as lists such as {@code 0,2-3}. The
 * process is started on the former, and moves its threads by {@link org.roundtrip.harness.control.ThreadPlaces} when it gets
 * {@code start}, {@code phase}, {@code prepare} and {@code measure}.
 *
 * <h3>Commands of a server</h3>
 * <ul>
 * <li>{@code start} with {@code link.NAME} for each process of the server side that started before, its address: start the
 * servant and bind it; answers {@code address}, {@code ports} and {@code namingPorts} (numbers,
 * separated by commas) of an {@link Endpoint}.
 * <li>{@code phase} with {@code phase}: the calls that come from now on belong to this phase in the server's journal, if it has
 * one. Before, they belong to the first call. It comes when there is a journal, or when threads are placed.
 * <li>{@code record}: begin to digest the values of calls, and restart all counters of calls.
 * <li>{@code digest}: end that; answers {@code digest} over each call's arguments and then its result.
 * <li>{@code arrived} with {@code calls}: wait until so many one-way calls have arrived; answers {@code calls}, how many have.
 * <li>{@code compiled}: answers {@code compiledMillis}, for how many milliseconds the JIT compilers of this process have worked
 * since it began; a process without such compilers leaves the field out.
 * <li>{@code memory}: answers {@code memoryBytes}, how much memory this process has in use, after a garbage collection.
 * <li>{@code served}: answers {@code calls}, how many calls have come, if they are counted.
 * <li>{@code stop}: close everything, answer, end.
 * </ul>
 *
 * <h3>Commands of a client</h3>
 * <ul>
 * <li>{@code prepare}: do all that comes before the look-up, and begin the journal. Answers {@code timerCostNanos},
 * {@code timerGranularityNanos} and {@code prepareNanos}, how long the middleware's own preparation took.
 * <li>{@code open} with the server's three fields: look up, connect, build the arguments. Answers {@code lookupNanos} and
 * {@code connectNanos}, each left out when the middleware has no such step, {@code fact.NAME} for each fact about the
 * connection, and {@code ports}, separated by commas, when the server connects to the client to answer.
 * <li>{@code verify}: make one call with each entry of the pool in order; answers {@code digest} over the same values as the
 * server, and {@code nanos}, how long these calls took together.
 * <li>{@code measure} with {@code phase} (a name of {@code org.roundtrip.harness.timing.Phase}), {@code calls} and {@code seconds}
 * (0: without that limit): make calls without a pause and record each in the journal; call i has the arguments of the
 * entry {@code i & (pool - 1)}. Under a load all callers do this, until all have ended. Answers {@code calls}, {@code errors}: how
 * many of them failed, {@code failure}: one sentence on the first that did, if any, and {@code dropped}: how many calls of an open
 * load were not made. A failed call is recorded and the next one is made; ten failures in a row end the phase, and one ends the
 * phase of the first call. Then the calls before stay in the journal. An asynchronous call that has not ended within
 * {@code timeoutSeconds} is given up and counts as failed.
 * With {@code window}, whose value is {@code true}, the calls are one window of a warm-up. The answer then has {@code medianNanos}, the
 * median duration of the calls of this phase of all callers, found after the last call, {@code compiledMillis}, as a server says it, and
 * {@code nanos}, how long all of this took.
 * With {@code atLeast}, whose value is {@code true}, the phase ends when both limits are reached.
 * In the phases {@code LOOKUP} and {@code CONNECT} it repeats, {@code calls} times, the look-up, or a connection of its own with one
 * call, as one interval each.
 * <li>{@code stop}: finish the journal, close everything, answer, end.
 * </ul>
 */
package org.roundtrip.harness;
