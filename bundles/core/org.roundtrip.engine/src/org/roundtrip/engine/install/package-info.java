// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Providers that a user adds to a running Roundtrip. They are jars in the folder {@code providers} of the home, each an
 * OSGi bundle with a provider's component. {@link org.roundtrip.engine.install.InstalledProviders} is the service;
 * {@link org.roundtrip.engine.install.ProviderFolder} installs and starts what is in the folder before the catalogue of
 * providers is there. A jar that cannot be used gets one sentence, and the others go on. {@link
 * org.roundtrip.engine.install.Precedence} decides which provider is used when two have the same id. Any thread may
 * call; where a bundle comes or goes, so does its provider in the catalogue.
 */
package org.roundtrip.engine.install;
