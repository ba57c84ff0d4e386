// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The page of providers in the plan editor. {@link ProvidersPage} holds the list to tick, {@link ProviderDetails} the
 * name of the selected choice. {@link SideFields} has the provider, options, Java and flags of its client, its server or
 * both. User interface's thread only.
 */
package org.roundtrip.ui.run.plans.providers;
