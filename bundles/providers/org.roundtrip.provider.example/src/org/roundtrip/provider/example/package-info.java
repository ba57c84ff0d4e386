// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The smallest provider, to copy when you add a middleware. It sends each argument as a line of text by HTTP, with the
 * server and the client that come with the JDK, and carries numbers, truth values and text. Read it in this order:
 * <ol>
 * <li>{@code OSGI-INF/example.xml} declares the provider: its name, its protocol, its licence. The manifest's
 * {@code Service-Component} points there, and {@code Require-Bundle} lists the middleware's own bundles, of which this
 * one has none. {@code releng/pom.xml} must list the bundle, a feature must name it, else no product contains it; the
 * target platform and {@code NOTICE} list its libraries.
 * <li>{@link ExampleProvider} refuses what the middleware cannot carry, compiles a contract into the middleware's own
 * classes, and says how the two processes start. It runs in the workbench.
 * <li>{@link StubWriter} stands for the middleware's own generator. Where there is a real one (of Java interfaces, IDL,
 * WSDL, ...), write its input instead and name the generator in the {@link org.roundtrip.contract.Recipe}.
 * <li>{@code runtime.ExampleServer} starts the servant in the server's process. The code of the operations is generated;
 * the servant only delegates to it.
 * <li>{@code runtime.ExampleClient} looks up, connects and hands out the stub in the client's process. The code that
 * calls it and is timed is generated too.
 * </ol>
 * The package {@code runtime} uses only the JDK, the harness and the middleware. It would be a bundle of its own if it were
 * to run in an older Java than the workbench, as {@code org.roundtrip.provider.socket.runtime} is. The provider test kit runs over every
 * provider that is registered, so a new one is tested as soon as the providers' feature names it. Two of its cases are easily forgotten:
 * a call that takes too long has to end after the time-out, as one error among many answered calls, so the client's half sets
 * the middleware's own limit of time, as {@code runtime.Post} does here; and one-way calls of several callers, of a middleware that has
 * such, all have to be sent and to arrive, which the generated behaviours count. Its packets stay
 * undecoded until {@code dissect} knows the protocol. Several threads may call the provider.
 */
package org.roundtrip.provider.example;
