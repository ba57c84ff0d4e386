// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The bean in the process of a container, and its client. {@link org.roundtrip.ejb.runtime.ServantBean} has its names and its class, which is
 * deployed; {@link org.roundtrip.ejb.runtime.ServedBehaviours} are what it delegates to. {@link org.roundtrip.ejb.runtime.PayloadFilter}
 * bounds what its process deserializes, and {@link org.roundtrip.ejb.runtime.ContainerFolder} is where the container writes. Any thread of
 * the container may use them. {@link org.roundtrip.ejb.runtime.BeanClient} looks the bean up. All containers need Java 17 or newer.
 */
package org.roundtrip.ejb.runtime;
