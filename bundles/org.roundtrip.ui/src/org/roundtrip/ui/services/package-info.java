// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Factories of the services that exist once in the workbench. Views get a service by
 * {@code getSite().getService(TYPE.class)}; the workbench owns it and disposes of it at its end.
 */
package org.roundtrip.ui.services;
