// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Factories of the services that exist once in the workbench. {@link WorkbenchServiceFactory} is the base of all,
 * {@link RoundtripServices} makes those that all views share. Views get a service by
 * {@code getSite().getService(TYPE.class)}; the workbench owns it and disposes of it at its end. Services are created on
 * the user interface's thread, when they are first asked for.
 */
package org.roundtrip.ui.services;
