// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The agent. It is one process on a host that starts, watches and ends the processes of a run for the workbench. It goes
 * on while the connection to the workbench is lost, and ends everything when it has not heard of the workbench for the
 * time of its lease. It needs Java 8 and the harness only.
 *
 * <h2>The folder</h2>
 * The agent works in one folder of its own, which only its user can enter. The workbench makes it, with a named pipe
 * {@code in}, and the agent deletes it when it ends.
 * <ul>
 * <li>{@code in}: the workbench writes commands, each a {@link org.roundtrip.harness.control.ControlLine} with the field
 * {@code seq}, a number that grows by one, and at the end the field {@code end}, by which a line that was cut off is known.
 * A command that the agent has obeyed before is not obeyed again, so a workbench that has connected again sends all
 * commands that were not answered.
 * <li>{@code out}: the agent appends {@link org.roundtrip.harness.agent.Frame}s. A workbench that has connected again reads
 * on where it stopped.
 * </ul>
 *
 * <h2>Commands</h2>
 * Each is answered by a {@code REPLY} with {@code done} or {@code failed}, as the control protocol has it. Each renews the
 * lease.
 * <ul>
 * <li>{@code renew}: nothing else.
 * <li>{@code start} with {@code process}, a number, {@code arg.0}, {@code arg.1} and so on, {@code env.NAME} for each variable to add, {@code folder}, {@code log}, which gets standard error, and
 * {@code journal} where there is one. The log and the journal come back as frames {@code LOG} and {@code JOURNAL} while they
 * grow, each line of standard output as {@code LINE}, and the end as {@code END} after everything else. Answers {@code pid},
 * -1 where the agent's Java cannot tell.
 * <li>{@code send} with {@code process} and {@code line}: writes the line to the process's standard input.
 * <li>{@code close} with {@code process}: ends that standard input, the lifeline of our own processes.
 * <li>{@code terminate} with {@code process}: asks it to end, by SIGTERM; a capturing program writes what it still has.
 * What it prints to standard output afterwards is not heard.
 * <li>{@code kill} with {@code process}: ends it and what it started.
 * <li>{@code make} with {@code path}: makes a folder in the agent's folder, and those above it.
 * <li>{@code write} with {@code path} and {@code content} in Base64: writes a file there.
 * <li>{@code read} with {@code path}: answers {@code file.NAME} in Base64 for each file in that folder. They are small.
 * <li>{@code reach} with {@code address} and {@code port}: answers {@code reached}, whether a connection can be made.
 * <li>{@code processors}: answers on Linux {@code machine}, an id of this machine since it was started, {@code stat}, the
 * time of all its processors, {@code ownMillis}, the processor time of the agent and of what it started, and {@code megahertz}
 * where it can be read.
 * <li>{@code scheduling} with {@code pid}: answers on Linux {@code processors}, {@code waitedNanos}, {@code yielded} and
 * {@code preempted} of that process, see {@link org.roundtrip.harness.control.Scheduling}.
 * <li>{@code delete} with {@code path}: deletes a file or folder there.
 * <li>{@code end}: ends all processes and the agent.
 * </ul>
 */
package org.roundtrip.harness.agent;
