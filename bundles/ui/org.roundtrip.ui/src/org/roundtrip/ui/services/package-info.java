// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Factories of services. {@link WorkbenchServiceFactory} is the base of factories whose services exist once in the
 * workbench, {@link WindowServiceFactory} of those whose services exist once in each window. {@link RoundtripServices} and
 * {@link WindowServices} make the services that all views share. Views get a service by
 * {@code getSite().getService(TYPE.class)}; the workbench or the window owns it and disposes of it at its end. Services are
 * created on the user interface's thread, when they are first asked for.
 */
package org.roundtrip.ui.services;
