// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The Java runtimes of this machine, in which the sides of a call can run.
 *
 * <p>{@link org.roundtrip.engine.jdk.Jdks} lists them. {@link org.roundtrip.engine.jdk.JdkPlaces} names the folders in
 * which it looks, and {@link org.roundtrip.engine.jdk.JdkProbe} finds out the version of one of them. A plan names a
 * version and never a path, so that it means the same on another machine and cannot start a program of its choice;
 * {@link org.roundtrip.engine.jdk.JvmFlags} refuses flags that could.
 */
package org.roundtrip.engine.jdk;
