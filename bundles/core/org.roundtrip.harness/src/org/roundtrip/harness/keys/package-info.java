// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The keys of middlewares that sign or encrypt: {@link org.roundtrip.harness.keys.RunKeys} makes those of a run, and reads them.
 * {@link org.roundtrip.harness.keys.SessionSecrets} reads those of a TLS connection, so that its packets can be read later.
 */
package org.roundtrip.harness.keys;
