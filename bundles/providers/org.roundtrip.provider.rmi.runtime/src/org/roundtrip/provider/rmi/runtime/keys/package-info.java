// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/** The keys of RMI over TLS: {@link org.roundtrip.provider.rmi.runtime.keys.RunKeys} makes those of a run, and reads them. */
package org.roundtrip.provider.rmi.runtime.keys;
