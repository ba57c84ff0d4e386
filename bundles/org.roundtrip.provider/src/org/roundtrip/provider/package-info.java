// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The interface that a middleware implements to be measured. A {@link Provider} is an OSGi declarative service. Its
 * component properties hold its {@link ProviderInfo}, so listing providers loads none of their classes. A provider
 * checks whether it can run here ({@link Availability}), names its {@link Option}s, refuses the parts of a contract
 * that it cannot carry ({@link Refusal}), compiles a contract to its own native types with its own generator
 * ({@link Compiled}), and describes how its server and client processes start ({@link Launch}).
 *
 * <p>A process is a JVM with one of the provider's two halves ({@code org.roundtrip.harness.ServerHalf} and
 * {@code ClientHalf}), or any program that speaks the control protocol and writes the journal. What all providers in
 * Java share to compile contracts is in {@code org.roundtrip.contract}.
 *
 * <p>Providers are stateless and used by several threads, but never by a user interface's thread.
 */
package org.roundtrip.provider;
