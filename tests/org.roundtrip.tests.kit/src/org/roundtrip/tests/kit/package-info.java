// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0

/**
 * The provider test kit: what every provider must be able to do. The main class is {@link
 * org.roundtrip.tests.kit.ProviderKitTest}; it runs the same tests for each provider that is registered, or that the
 * bundle folders in a system property declare. Middleware runs in server and client processes, as in a run.
 *
 * <p>Processes cost most of the time, so several tests share them. A {@link org.roundtrip.tests.kit.Lazy} value starts
 * its processes for the first test that needs them, records the results, and ends them; each test then judges its part
 * of the record. {@link org.roundtrip.tests.kit.Verifications} holds the verified calls and their packets,
 * {@link org.roundtrip.tests.kit.MeasuredRuns} the engine's runs, {@link org.roundtrip.tests.kit.TwoClients} and
 * {@link org.roundtrip.tests.kit.RestartedServer} what happens to processes. Tests run one after the other on one
 * thread.
 */
package org.roundtrip.tests.kit;
