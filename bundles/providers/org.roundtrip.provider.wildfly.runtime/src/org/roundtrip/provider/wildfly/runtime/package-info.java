// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The halves that run in the forked processes, for Java 17 and newer. {@link org.roundtrip.provider.wildfly.runtime.WildFlyServer} starts
 * WildFly in its own JVM and deploys the bean; {@link org.roundtrip.provider.wildfly.runtime.WildFlyClient} asks WildFly's directory of names
 * for it. {@link org.roundtrip.provider.wildfly.runtime.FeaturePack} is what WildFly consists of: modules, of which JBoss Modules loads those
 * that are needed. WildFly serves calls on threads of its own.
 */
package org.roundtrip.provider.wildfly.runtime;
