// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The halves of EasyBeans over CAROL. {@link org.roundtrip.provider.easybeans.runtime.EasyBeansServer} is the container with the registry and the
 * transaction service that JOnAS gives it, {@link org.roundtrip.provider.easybeans.runtime.EasyBeansClient} its client.
 */
package org.roundtrip.provider.easybeans.runtime;
