// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The command line: {@code roundtrip run}, {@code runs}, {@code report} and {@code providers}. The commands {@code packets} and
 * {@code payload} have packages of their own below, and so has what makes lines and tables fit the terminal.
 *
 * <p>{@link org.roundtrip.cli.CommandLineApplication} is the application of the product; it takes the services and the
 * user's folder from its surroundings. {@link org.roundtrip.cli.CommandLineTool} parses arguments and returns an exit
 * status (see {@code Status}), so tests use it directly. Each command is a class.
 * Results go to standard output, progress and errors to standard error. Reports, tables and JSON come from bundle
 * {@code report}.
 *
 * <p>Commands run on one thread. The engine calls the listener of a run on its own thread, a shutdown hook cancels the
 * run, and reports decode captures side by side.
 */
package org.roundtrip.cli;
