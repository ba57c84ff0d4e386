// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The command line: {@code roundtrip run}, {@code report}, {@code packets} and {@code providers}.
 *
 * <p>{@link org.roundtrip.cli.CommandLineApplication} is the application of the product; it takes the services and the
 * user's folder from its surroundings. {@link org.roundtrip.cli.CommandLineTool} parses arguments and returns an exit
 * status (see {@code Status}), so tests use it directly. Each command is a class. Results go to standard output,
 * progress and errors to standard error; texts are in {@code messages.properties}. Reports, tables and JSON come from
 * {@code report}. Everything runs on one thread, except that the engine calls a run's listener on its own.
 */
package org.roundtrip.cli;
