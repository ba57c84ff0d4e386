// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * What runs inside the forked processes: the two mains, the timed loop, the sample journal, the seeded values and their
 * digest. Needs the JDK and the model only, so that nothing of ours can clash with a middleware's libraries.
 *
 * <h2>The control protocol</h2>
 * A forked process, in whatever language it is written, is started with the path of its settings file as last argument
 * and is driven over its standard input and output. Both carry lines of UTF-8; the fields of a line are separated by
 * tabulators and, after the first, have the form {@code name=value}, where {@code \\}, {@code \t}, {@code \n} and
 * {@code \r} in a value stand for a backslash, tabulator, line feed and carriage return. Every command is answered by
 * exactly one line, {@code done} with fields, or {@code failed} with the field {@code message}, one sentence. Commands
 * come one at a time. Standard error is the process's log.
 *
 * <p>The process ends at once, with everything that it started, when its standard input ends.
 *
 * <h3>Settings file</h3>
 * Lines {@code name=value} in the same encoding. Both sides: {@code half} (class of the provider's half),
 * {@code operation}, {@code seed}, {@code pool}, {@code timeoutSeconds}, {@code folder} (for files of its own),
 * {@code option.NAME} for every option. The server: {@code host}, {@code port}. The client: {@code journal}, the path of
 * the journal to write (see {@code org.roundtrip.model.JournalFormat}).
 *
 * <h3>Commands of a server</h3>
 * <ul>
 * <li>{@code start}: start, bind; answers {@code address}, {@code ports} and {@code namingPorts} (numbers, separated by
 * commas) of an {@link org.roundtrip.harness.Endpoint}.
 * <li>{@code record}: digest what arrives from now on, restarting whatever counts calls.
 * <li>{@code digest}: end that; answers {@code digest}, that of each call's arguments and then its result.
 * <li>{@code stop}: close everything, answer, end.
 * </ul>
 *
 * <h3>Commands of a client</h3>
 * <ul>
 * <li>{@code prepare}: whatever comes before looking up; begins the journal. Answers {@code timerCostNanos} and
 * {@code timerGranularityNanos}.
 * <li>{@code open} with the server's three fields: look up, connect, build the arguments. Answers {@code lookupNanos} and
 * {@code connectNanos}, each left out where there is no such step, and {@code fact.NAME} for each fact about the
 * connection.
 * <li>{@code verify}: one call with each entry of the pool in order; answers {@code digest}, as the server does.
 * <li>{@code measure} with {@code phase} (a name of {@code org.roundtrip.model.Phase}), {@code calls} and {@code seconds}
 * (0: without that limit): calls without a pause, each into the journal; call i has the arguments of the entry
 * {@code i & (pool - 1)}. Answers {@code calls}. When a call fails, all before it stay in the journal.
 * <li>{@code stop}: finish the journal, close everything, answer, end.
 * </ul>
 */
package org.roundtrip.harness;
