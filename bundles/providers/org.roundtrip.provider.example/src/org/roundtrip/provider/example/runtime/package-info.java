// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The two halves of the example provider. {@link org.roundtrip.provider.example.runtime.ExampleServer} and {@link
 * org.roundtrip.provider.example.runtime.ExampleClient} run in forked JVMs and need only the JDK and the harness. The
 * JDK's HTTP server calls the servant on a thread of its own.
 */
package org.roundtrip.provider.example.runtime;
