// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Everything that Roundtrip keeps on disk. It has plans ({@link PlanFiles}), run folders ({@link RunFolder}), journals
 * ({@link JournalReader}), CSV ({@link Csv}), names of files made from people's words ({@link FileNames}) and the user's
 * folder ({@link RoundtripHome}) with its {@link Trash}. Package {@code archive} has runs in one file. {@link JsonFile} reads and writes the JSON files of other
 * bundles as strictly.
 *
 * <p>Types and operations have one form in plans and payload files: {@link ShapeReader} and {@link ContractReader} read
 * them, {@link ContractWriter} writes them, {@link DrawingFiles} has the files {@code *.payload.json}.
 *
 * <p>A plan is a file {@code *.plan.json}. Files may come from anywhere, so reading has three steps, and each refuses
 * a file with one sentence and the place in it: JSON within limits of size, nesting and unique names; the schema
 * ({@code roundtrip-plan-2.schema.json}); and rules that a schema cannot express, such as names, recursion, lengths,
 * at most 100 levels and 10,000 parts.
 *
 * <p>A run folder holds these files:
 * <pre>
 * run.json            the run: plan as used, environment, forks, outcome (schema roundtrip-run-2)
 * run.json.previous   the state saved before, read when run.json is damaged
 * plan.json           the plan alone, to run it again
 * run.log             the sentences that the engine reported during the run
 * compile-N.log       the output of the generator or compiler that failed for the Nth variant of the plan
 * report.html         written by {@code roundtrip run}
 * label.json          name, tags and note that a person gave the run, see {@link RunLabel}
 * forks/NNN/          the files of one fork:
 *   client.journal      the times of its calls
 *   server.journal      the times of the same calls with the servant, if the plan asks for them
 *   steady.json         the verdict on their steady state, written by who first asks for it; may be deleted
 *   calls.json          their figures that results need, written by who first reads them; may be deleted
 *   packets.pcapng      the packets of its capture pass
 *   packets.notes.json  marks and comments on these packets, written by the workbench
 *   server.settings, client.settings    the settings of its processes
 *   server.log, client.log              the standard error of its processes
 *   server-crash.log, client-crash.log  written by a JVM that crashed
 * </pre>
 * {@code run.json} is written under another name, forced to disk and moved into place, so a reader finds one state or
 * the next. Paths are made of fork numbers and fixed names, never of names in a file. A run that says it is running,
 * but whose process is gone, is read as interrupted.
 *
 * <p>A journal is read by position and not mapped, because its writer cuts the file at the end, and reading a page
 * beyond the end of a mapped file kills the JVM. All classes are safe for several threads; reading files is not for a
 * user interface's thread.
 */
package org.roundtrip.files;
