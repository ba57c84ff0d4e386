// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The halves of OpenEJB. {@link org.roundtrip.provider.openejb.runtime.OpenEjbServer} is the container with its server of the protocol ejbd,
 * {@link org.roundtrip.provider.openejb.runtime.OpenEjbClient} its client.
 */
package org.roundtrip.provider.openejb.runtime;
