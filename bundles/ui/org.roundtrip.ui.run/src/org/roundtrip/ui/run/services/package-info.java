// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * {@link RunServices}, the factory of the services of this bundle; see
 * {@link org.roundtrip.ui.services.WorkbenchServiceFactory}. The services themselves are in {@code control},
 * {@code hosts} and {@code library}. They are created on the user interface's thread.
 */
package org.roundtrip.ui.run.services;
