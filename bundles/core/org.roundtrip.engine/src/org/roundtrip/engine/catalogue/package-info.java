// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The providers that are registered, and their options. The engine knows providers only as OSGi services.
 *
 * <p>{@link org.roundtrip.engine.catalogue.ProviderCatalogue} lists them; in the workbench
 * {@link org.roundtrip.engine.catalogue.CatalogueComponent} keeps the list. Listing providers loads none of their
 * classes. A {@link org.roundtrip.engine.catalogue.RegisteredProvider} is one entry, and a
 * {@link org.roundtrip.engine.catalogue.Variant} is an entry with the options that a plan gives it.
 * {@link org.roundtrip.engine.catalogue.CommonOptions} are the options that every provider has.
 *
 * <p>A provider's code is not ours. Every call of it goes through
 * {@link org.roundtrip.engine.catalogue.ProviderException}, which makes one sentence of everything that it throws. All
 * classes may be used by several threads.
 */
package org.roundtrip.engine.catalogue;
