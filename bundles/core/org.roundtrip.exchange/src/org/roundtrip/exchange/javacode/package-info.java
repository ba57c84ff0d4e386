// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Java. {@link org.roundtrip.exchange.javacode.ClassFormat} reads class files and jars, and {@link
 * org.roundtrip.exchange.javacode.JavaReader} reads sources, which it compiles in memory with the Eclipse compiler, so
 * that both come to types the same way. No class is ever loaded. {@link org.roundtrip.exchange.javacode.JavaWriter}
 * writes records. Safe for all threads.
 */
package org.roundtrip.exchange.javacode;
