// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Libraries and providers that come from outside, in the window: {@link org.roundtrip.ui.libraries.FetchJob} fetches what a
 * provider needs, and two preference pages list what was fetched and what was added. Files are read and written in jobs.
 */
package org.roundtrip.ui.libraries;
