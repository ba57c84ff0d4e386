// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * What all commands share. {@link org.roundtrip.cli.terminal.Context} has their streams and the Roundtrip home, {@link
 * org.roundtrip.cli.terminal.Plans} and {@link org.roundtrip.cli.terminal.Runs} find what a person names. What commands print is made fit for the terminal here. {@link org.roundtrip.cli.terminal.TextTable tables}, {@link
 * org.roundtrip.cli.terminal.Prose prose}, and {@link org.roundtrip.cli.terminal.DidYouMean names} like the one that was
 * typed do it. One thread.
 */
package org.roundtrip.cli.terminal;
