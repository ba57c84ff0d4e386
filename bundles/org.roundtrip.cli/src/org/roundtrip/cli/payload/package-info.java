// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The commands below {@code roundtrip payload}, which work on files of drawings. {@link
 * org.roundtrip.cli.payload.PayloadCommand} collects them. Their texts are in the file of the package above.
 */
package org.roundtrip.cli.payload;
