// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The commands below {@code roundtrip payload}, one class each; {@link org.roundtrip.cli.payload.PayloadCommand} collects them.
 * Results go to standard output, notes and errors to standard error. Their texts are in the file of the package above. One thread.
 */
package org.roundtrip.cli.payload;
