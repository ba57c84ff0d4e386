// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * The factory of the services of this bundle; see {@link org.roundtrip.ui.services.WorkbenchServiceFactory}.
 */
package org.roundtrip.ui.run.services;
