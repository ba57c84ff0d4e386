// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0

/**
 * The provider test kit: what every provider must be able to do. The main class is {@link
 * org.roundtrip.tests.kit.ProviderKitTest}; it runs the same tests for each provider that is registered. Middleware runs in
 * server and client processes, as in a run.
 *
 * <p>{@code ./test} tries each provider with its default options on one Java: every kind of shape in one pair of processes with
 * the decoded packets of their calls, one measured run with a capture, and one preview. {@code releng/kit} tries all providers,
 * and {@code releng/kit rmi grpc} these two, thoroughly: all options, names and random shapes, Java 8 to 25, loads, losses, what
 * happens to processes, and all pairs of providers. {@link org.roundtrip.tests.kit.Subject#thorough} tells them apart.
 *
 * <p>Processes cost most of the time, so several tests share them. A {@link org.roundtrip.tests.kit.Lazy} value starts
 * its processes, records the results, and ends them; each test then judges its part of the record.
 * {@link org.roundtrip.tests.kit.Verifications} holds the verified calls and their packets,
 * {@link org.roundtrip.tests.kit.MeasuredRuns} the engine's runs. What makes such values is safe for several threads; tests run
 * one after the other on one thread.
 */
package org.roundtrip.tests.kit;
