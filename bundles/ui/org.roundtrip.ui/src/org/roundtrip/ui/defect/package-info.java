// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/** Reporting of our own errors in the work of views and jobs, so that they go on afterwards. */
package org.roundtrip.ui.defect;
